public import HostTree

/// A view controller of one's own, as a view.
///
/// The controller becomes a child of the controller around the views, so it appears and disappears with them. Its life
/// is that of a `HostViewRepresentable`: coordinator, make, update; update; dismantle.
@MainActor @preconcurrency
public protocol HostViewControllerRepresentable: View where Body == Never {
  /// The controller's class.
  associatedtype HostViewControllerType: HostViewController
  /// The type of the object that hears from the controller; `Void` where there is none.
  associatedtype Coordinator = Void

  /// Makes the controller. Called once.
  func makeHostViewController(context: Context) -> HostViewControllerType
  /// Brings the controller up to date with this value.
  func updateHostViewController(_ hostViewController: HostViewControllerType, context: Context)
  /// Called when the view goes. The standard implementation does nothing.
  static func dismantleHostViewController(_ hostViewController: HostViewControllerType, coordinator: Coordinator)
  /// Makes the coordinator, before the controller.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; nil, the standard answer, leaves it to the controller's view.
  func sizeThatFits(
    _ proposal: ProposedViewSize, hostViewController: HostViewControllerType, context: Context
  ) -> CGSize?

  /// What is known while the controller is made or updated.
  typealias Context = HostViewControllerRepresentableContext<Self>
}

extension HostViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleHostViewController(
    _ hostViewController: HostViewControllerType, coordinator: Coordinator
  ) {}

  /// Leaves the size to the controller's view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, hostViewController: HostViewControllerType, context: Context
  ) -> CGSize? { nil }

  /// Appends one node that owns a ``ViewHost``, and the controller's view in it.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    RepresentedView<ControllerAsHost<Self>, Self>._makeNodes(
      RepresentedView(base: ControllerAsHost(base: view)), in: &builder)
  }

  /// Hands the new value to the one node.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    RepresentedView<ControllerAsHost<Self>, Self>._updateNodes(
      RepresentedView(base: ControllerAsHost(base: view)), in: &cursor)
  }
}

extension HostViewControllerRepresentable where Coordinator == Void {
  /// There is no coordinator.
  public func makeCoordinator() {}
}

/// What a representable knows while its controller is made or updated.
@MainActor @preconcurrency
public struct HostViewControllerRepresentableContext<Representable: HostViewControllerRepresentable> {
  /// The object that hears from the controller.
  public let coordinator: Representable.Coordinator
  /// The environment in force at the view's place. What is read of it makes the controller depend on it.
  public let environment: EnvironmentValues
}

/// A controller's representable as one of a host: that of the controller's view.
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
