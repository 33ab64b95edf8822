public import Foundation
public import HostTree

/// A host of one's own, as a view.
///
/// It lives like this: ``makeCoordinator()``, ``makeHostView(context:)`` and ``updateHostView(_:context:)`` when the view
/// comes to its place; ``updateHostView(_:context:)`` whenever the view's properties, or what the last update read, have
/// changed; ``dismantleHostView(_:coordinator:)`` when it goes. The host stays the same all the while, however often the
/// view's value is made anew.
@MainActor @preconcurrency
public protocol HostViewRepresentable: View where Body == Never {
  /// The host's class.
  associatedtype HostViewType: HostView
  /// The type of the object that hears from the host; `Void` where there is none.
  associatedtype Coordinator = Void

  /// Makes the host. Called once.
  func makeHostView(context: Context) -> HostViewType
  /// Brings the host up to date with this value.
  func updateHostView(_ hostView: HostViewType, context: Context)
  /// Called when the view goes. The standard implementation does nothing.
  static func dismantleHostView(_ hostView: HostViewType, coordinator: Coordinator)
  /// Makes the coordinator, before the host.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; nil, the standard answer, leaves it to the host.
  func sizeThatFits(_ proposal: ProposedViewSize, hostView: HostViewType, context: Context) -> CGSize?

  /// What is known while the host is made or updated.
  typealias Context = HostViewRepresentableContext<Self>
}

extension HostViewRepresentable {
  /// Does nothing.
  public static func dismantleHostView(_ hostView: HostViewType, coordinator: Coordinator) {}
  /// Leaves the size to the host.
  public func sizeThatFits(_ proposal: ProposedViewSize, hostView: HostViewType, context: Context) -> CGSize? { nil }

  /// Appends one node that owns a ``ViewHost``, and the representable's host in it.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    RepresentedView<Self, Self>._makeNodes(RepresentedView(base: view), in: &builder)
  }

  /// Hands the new value to the one node.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    RepresentedView<Self, Self>._updateNodes(RepresentedView(base: view), in: &cursor)
  }
}

extension HostViewRepresentable where Coordinator == Void {
  /// There is no coordinator.
  public func makeCoordinator() {}
}

/// What a representable knows while its host is made or updated.
@MainActor @preconcurrency
public struct HostViewRepresentableContext<Representable: HostViewRepresentable> {
  /// The object that hears from the host.
  public let coordinator: Representable.Coordinator
  /// The environment in force at the view's place. What is read of it makes the host depend on it.
  public let environment: EnvironmentValues
  unowned(unsafe) let node: ViewNode

  /// The controller around the view, which representables' controllers become children of.
  var parentController: HostViewController? { node.enclosingController }
}

/// A representable as a view that owns a host: the ``ViewHost`` around the representable's.
///
/// `Written` is the type that the user wrote, and the base itself or all that the base consists of.
struct RepresentedView<Base: HostViewRepresentable, Written: View>: HostedView {
  let base: Base

  // A value of this type lies in memory like one of the user's.
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
      let view = context.view
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
    // What is inside is the representable's own affair, so nobody else could say that it is something else now.
    if !inner.subviews.elementsEqual(formerSubviews, by: ===) { context.node.graph.noteCommit(of: context.node) }
  }

  static func dismantleHost(_ host: ViewHost) {
    host.sizing = nil
    Base.dismantleHostView(inner(host), coordinator: coordinator(of: host))
  }
}
