public import Foundation
public import HostTree

/// A view that shows a host of your own, as `UIViewRepresentable` shows a `UIView`.
///
/// ```swift
/// struct Caption: HostViewRepresentable {
///   var text: String
///
///   func makeHostView(context: Context) -> HostLabel {
///     print("make")
///     return HostLabel()
///   }
///
///   func updateHostView(_ hostView: HostLabel, context: Context) {
///     print("update: \(text)")
///     hostView.text = text
///   }
/// }
///
/// let host = HostingView(rootView: Caption(text: "One"))
/// host.updateViews()
/// host.rootView = Caption(text: "Two")
/// host.updateViews()
/// // Prints:
/// // make
/// // update: One
/// // update: Two
/// ```
///
/// The life of the host, which stays the same however often the view's value is made again:
/// - **make**: ``makeCoordinator()``, ``makeHostView(context:)`` and ``updateHostView(_:context:)`` are called when the
///   view is mounted.
/// - **update**: ``updateHostView(_:context:)`` is called whenever the view's properties, or what the last update read,
///   have changed.
/// - **dismantle**: ``dismantleHostView(_:coordinator:)`` is called when the view is unmounted.
@MainActor @preconcurrency
public protocol HostViewRepresentable: View where Body == Never {
  /// The class of the host.
  associatedtype HostViewType: HostView
  /// The type of the coordinator, such as the host's delegate. Defaults to `Void`: none.
  associatedtype Coordinator = Void

  /// Makes the host. Called once, when the view is mounted; an update follows.
  func makeHostView(context: Context) -> HostViewType
  /// Updates the host with this value. Called in the update pass; it must not change any state.
  func updateHostView(_ hostView: HostViewType, context: Context)
  /// Dismantles the host, as the view is unmounted. The default implementation does nothing.
  static func dismantleHostView(_ hostView: HostViewType, coordinator: Coordinator)
  /// Makes the coordinator. Called once, before the host is made.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal, in points. Called in layout passes. Defaults to nil: the host's own size.
  func sizeThatFits(_ proposal: ProposedViewSize, hostView: HostViewType, context: Context) -> CGSize?

  /// The context that is passed to the methods above.
  typealias Context = HostViewRepresentableContext<Self>
}

extension HostViewRepresentable {
  /// The default implementation does nothing. Implement it to stop timers or to remove observers.
  public static func dismantleHostView(_ hostView: HostViewType, coordinator: Coordinator) {}
  /// The default implementation returns nil: the host's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize, hostView: HostViewType, context: Context) -> CGSize? { nil }

  /// Appends one node that owns a ``ViewHost``, and the representable's host in it.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    RepresentedView<Self, Self>._makeNodes(RepresentedView(base: view), in: &builder)
  }

  /// Updates the node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    RepresentedView<Self, Self>._updateNodes(RepresentedView(base: view), in: &cursor)
  }
}

extension HostViewRepresentable where Coordinator == Void {
  /// The default implementation returns nothing: no coordinator.
  public func makeCoordinator() {}
}

/// The context in which a representable's host is made or updated.
@MainActor @preconcurrency
public struct HostViewRepresentableContext<Representable: HostViewRepresentable> {
  /// The coordinator that `makeCoordinator()` returned.
  public let coordinator: Representable.Coordinator
  /// The environment of the view. The host is updated when a value read from it changes.
  public let environment: EnvironmentValues
  unowned(unsafe) let node: ViewNode

  /// The controller around the view. Representables' controllers become its children.
  var parentController: HostViewController? { node.enclosingController }
}

/// A representable as a hosted view: its host is the ``ViewHost`` around the representable's.
///
/// `Written` is the type that the user wrote: the base itself, or the only property of the base.
struct RepresentedView<Base: HostViewRepresentable, Written: View>: HostedView {
  let base: Base

  // A value of this type has the same memory layout as the user's.
  static var descriptor: ViewDescriptor { ViewDescriptor.of(Written.self) }
  static var readsAnything: Bool { true }
  static var keepsClosures: Bool { true }

  var written: Any { base as? Written ?? Mirror(reflecting: base).children.first?.value ?? base }

  private func context(_ host: ViewHost, _ context: HostContext<Self>) -> Base.Context {
    HostViewRepresentableContext(
      coordinator: Self.coordinator(of: host), environment: context.environment, node: context.node)
  }

  private static func coordinator(of host: ViewHost) -> Base.Coordinator {
    guard let coordinator = host.coordinator as? Base.Coordinator else {
      preconditionFailure("A ViewHost of \(Base.self) has lost its coordinator.")
    }
    return coordinator
  }

  private static func inner(_ host: ViewHost) -> Base.HostViewType {
    guard let inner = host.content as? Base.HostViewType else {
      preconditionFailure("A ViewHost of \(Base.self) has lost its host.")
    }
    return inner
  }

  func makeHost(context: HostContext<Self>) -> ViewHost {
    let host = ViewHost(for: "\(Written.self)")
    host.coordinator = base.makeCoordinator()
    host.setContent(base.makeHostView(context: self.context(host, context)))
    host.sizing = { [unowned host] proposal in
      let view = context.newest
      return context.node.trackLate {
        view.base.sizeThatFits(proposal, hostView: Self.inner(host), context: view.context(host, context))
      }
    }
    return host
  }

  func updateHost(_ host: ViewHost, context: HostContext<Self>) {
    let inner = Self.inner(host)
    let formerSubviews = inner.subviews
    inner.performWithoutEdits { base.updateHostView(inner, context: self.context(host, context)) }
    host.invalidateIntrinsicContentSize()
    // The subviews are set by the representable itself, so nothing else reports that they have changed.
    if !inner.subviews.elementsEqual(formerSubviews, by: ===) { context.node.graph.noteCommit(of: context.node) }
  }

  static func dismantleHost(_ host: ViewHost) {
    host.sizing = nil
    Base.dismantleHostView(inner(host), coordinator: coordinator(of: host))
  }
}
