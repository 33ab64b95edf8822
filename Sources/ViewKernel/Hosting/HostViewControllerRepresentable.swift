public import HostTree

/// A view that shows a view controller of your own, as `UIViewControllerRepresentable` does.
///
/// The controller becomes a child of the controller around the views, so it appears and disappears with them. It is
/// made, updated and dismantled as the host of a `HostViewRepresentable`.
@MainActor @preconcurrency
public protocol HostViewControllerRepresentable: View where Body == Never {
  /// The class of the controller.
  associatedtype HostViewControllerType: HostViewController
  /// The type of the coordinator, such as the controller's delegate. Defaults to `Void`: none.
  associatedtype Coordinator = Void

  /// Makes the controller. Called once, when the view is mounted; an update follows.
  func makeHostViewController(context: Context) -> HostViewControllerType
  /// Updates the controller with this value. Called in the update pass; it must not change any state.
  func updateHostViewController(_ hostViewController: HostViewControllerType, context: Context)
  /// Dismantles the controller, as the view is unmounted, before it is removed from its parent. The default
  /// implementation does nothing.
  static func dismantleHostViewController(_ hostViewController: HostViewControllerType, coordinator: Coordinator)
  /// Makes the coordinator. Called once, before the controller is made.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal, in points. Called in layout passes. Defaults to nil: the size of the controller's view.
  func sizeThatFits(
    _ proposal: ProposedViewSize, hostViewController: HostViewControllerType, context: Context
  ) -> CGSize?

  /// The context that is passed to the methods above.
  typealias Context = HostViewControllerRepresentableContext<Self>
}

extension HostViewControllerRepresentable {
  /// The default implementation does nothing. Implement it to stop timers or to remove observers.
  public static func dismantleHostViewController(
    _ hostViewController: HostViewControllerType, coordinator: Coordinator
  ) {}

  /// The default implementation returns nil: the size of the controller's view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, hostViewController: HostViewControllerType, context: Context
  ) -> CGSize? { nil }

  /// Appends one node that owns a ``ViewHost``, and the controller's view in it.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    RepresentedView<ControllerAsHost<Self>, Self>._makeNodes(
      RepresentedView(base: ControllerAsHost(base: view)), in: &builder)
  }

  /// Updates the node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    RepresentedView<ControllerAsHost<Self>, Self>._updateNodes(
      RepresentedView(base: ControllerAsHost(base: view)), in: &cursor)
  }
}

extension HostViewControllerRepresentable where Coordinator == Void {
  /// The default implementation returns nothing: no coordinator.
  public func makeCoordinator() {}
}

/// The context in which a representable's controller is made or updated.
@MainActor @preconcurrency
public struct HostViewControllerRepresentableContext<Representable: HostViewControllerRepresentable> {
  /// The coordinator that `makeCoordinator()` returned.
  public let coordinator: Representable.Coordinator
  /// The environment of the view. The controller is updated when a value read from it changes.
  public let environment: EnvironmentValues
}

/// A controller's representable as a host's: its host is the controller's view.
struct ControllerAsHost<Base: HostViewControllerRepresentable>: HostViewRepresentable {
  let base: Base

  final class Coordinator {
    let base: Base.Coordinator
    var controller: Base.HostViewControllerType?

    init(base: Base.Coordinator) { self.base = base }
  }

  func makeCoordinator() -> Coordinator { Coordinator(base: base.makeCoordinator()) }

  private func context(_ context: Context) -> Base.Context {
    HostViewControllerRepresentableContext(
      coordinator: context.coordinator.base, environment: context.environment)
  }

  func makeHostView(context: Context) -> HostView {
    let controller = base.makeHostViewController(context: self.context(context))
    context.coordinator.controller = controller
    context.parentController?.addChild(controller)
    defer { controller.didMove(toParent: context.parentController) }
    return controller.view
  }

  func updateHostView(_ hostView: HostView, context: Context) {
    guard let controller = context.coordinator.controller else { return }
    controller.performWithoutEdits { base.updateHostViewController(controller, context: self.context(context)) }
  }

  static func dismantleHostView(_ hostView: HostView, coordinator: Coordinator) {
    guard let controller = coordinator.controller else { return }
    Base.dismantleHostViewController(controller, coordinator: coordinator.base)
    controller.willMove(toParent: nil)
    controller.removeFromParent()
    coordinator.controller = nil
  }

  func sizeThatFits(_ proposal: ProposedViewSize, hostView: HostView, context: Context) -> CGSize? {
    guard let controller = context.coordinator.controller else { return nil }
    return base.sizeThatFits(proposal, hostViewController: controller, context: self.context(context))
  }
}
