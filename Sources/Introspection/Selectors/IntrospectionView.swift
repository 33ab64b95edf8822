import HostTree
public import ViewKernel

/// The view behind `introspect(selector:customize:)`: it inserts a marker into the host tree, and a selector searches
/// from there.
///
/// Updating the view only schedules a lookup. Lookups run in the window's effects pass, when the tree is complete and
/// laid out, before any `onAppear`; see ``Introspection`` for all rules of timing.
public struct IntrospectionView<Target>: HostViewRepresentable, MarkerView {
  /// A primitive view: it has no body.
  public typealias Body = Never

  let selector: @MainActor (IntrospectionHostView) -> Target?
  let customize: @MainActor (Target) -> Void

  /// Creates a marker view.
  ///
  /// - Parameters:
  ///   - selector: Returns the target for a marker, or nil if there is none. Called after layout; must not change the
  ///     tree.
  ///   - customize: Called with the target.
  public init(
    selector: @escaping @MainActor (IntrospectionHostView) -> Target?,
    customize: @escaping @MainActor (Target) -> Void
  ) {
    self.selector = selector
    self.customize = customize
  }

  /// Keeps the closures of the latest update.
  @MainActor
  public final class Coordinator: SelectorLookup {
    fileprivate var view: IntrospectionView?
    /// The target that was customised last. Weak.
    private weak var lastTarget: AnyObject?

    fileprivate init(_ view: IntrospectionView) { self.view = view }

    func lookUp(from marker: IntrospectionHostView, isUpdated: Bool) {
      guard let view else { return }
      guard let target = view.selector(marker) else {
        lastTarget = nil
        return marker.miss { [unowned marker] in Self.explainMiss(marker) }
      }
      marker.resolve(.found(1))
      let object = target as AnyObject
      guard isUpdated || lastTarget !== object else { return }
      lastTarget = object
      view.customize(target)
    }

    var targets: [AnyObject] { lastTarget.map { [$0] } ?? [] }

    private static func explainMiss(_ marker: IntrospectionHostView) -> IntrospectionMiss {
      IntrospectionMiss(
        introspection: "introspect(selector:)", target: "\(Target.self)", scope: nil, choice: .first,
        hosts: IntrospectionMiss.HostCount.counts(
          of: IntrospectionSearch(marker: marker, match: { $0 }, strategy: .exact).targets(in: .receiver, limit: nil)),
        hints: [], source: nil)
    }
  }

  /// Creates the coordinator, which holds the latest closures.
  public func makeCoordinator() -> Coordinator { Coordinator(self) }

  /// Creates the marker host.
  public func makeHostView(context: Context) -> IntrospectionHostView {
    let marker = IntrospectionHostView(label: "IntrospectionHostView<\(Target.self)>")
    marker.lookup = context.coordinator
    return marker
  }

  /// Stores the latest closures and schedules a lookup.
  public func updateHostView(_ hostView: IntrospectionHostView, context: Context) {
    context.coordinator.view = self
    hostView.setNeedsLookup()
  }

  /// Drops the closures, so nothing is customised any more; values that were set on the target stay.
  public static func dismantleHostView(_ hostView: IntrospectionHostView, coordinator: Coordinator) {
    coordinator.view = nil
    hostView.lookup = nil
  }
}
