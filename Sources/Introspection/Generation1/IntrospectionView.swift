import HostTree
public import ViewKernel

/// A view whose hosts are markers: `inject(_:)` keeps them out of layout and of everything else.
public protocol MarkerView: View {}

/// The view behind every `introspect...` with a selector: it puts a marker into the host tree, which looks for a host from
/// there.
///
/// Its update only asks for the lookup. That runs in the window's effects pass, when the tree is complete and laid out,
/// before any `onAppear`; see ``Introspection`` for all rules of timing.
public struct IntrospectionView<Target>: HostViewRepresentable, MarkerView {
  /// There is no body.
  public typealias Body = Never

  let selector: @MainActor (IntrospectionHostView) -> Target?
  let customize: @MainActor (Target) -> Void

  /// Makes a marker.
  ///
  /// - Parameters:
  ///   - selector: Finds the target from the marker; nil if there is none. Runs after layout and only reads.
  ///   - customize: Gets the target.
  public init(
    selector: @escaping @MainActor (IntrospectionHostView) -> Target?,
    customize: @escaping @MainActor (Target) -> Void
  ) {
    self.selector = selector
    self.customize = customize
  }

  /// Keeps the newest closures for the marker.
  @MainActor
  public final class Coordinator: SelectorLookup {
    fileprivate var view: IntrospectionView?
    /// What was customised last, for as long as it lives.
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

  /// Makes the keeper of the closures.
  public func makeCoordinator() -> Coordinator { Coordinator(self) }

  /// Makes the marker.
  public func makeHostView(context: Context) -> IntrospectionHostView {
    let marker = IntrospectionHostView(label: "IntrospectionHostView<\(Target.self)>")
    marker.lookup = context.coordinator
    return marker
  }

  /// Takes the newest closures and asks for a lookup.
  public func updateHostView(_ hostView: IntrospectionHostView, context: Context) {
    context.coordinator.view = self
    hostView.setNeedsLookup()
  }

  /// Drops the closures: nothing is customised any more.
  public static func dismantleHostView(_ hostView: IntrospectionHostView, coordinator: Coordinator) {
    coordinator.view = nil
    hostView.lookup = nil
  }
}
