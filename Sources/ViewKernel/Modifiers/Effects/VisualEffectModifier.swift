import HostTree

/// The modifier behind `visualEffect` and `scrollTransition`: shows its content with an effect that depends on where
/// it lies.
struct VisualEffectModifier {
  /// The operations at a place. It is called after layout, and its reads of the place are tracked.
  let operations: @MainActor (GeometryProxy) -> [EffectOperation]
  /// By which the effect follows another place; nil follows at once.
  var animation: Animation?
}

extension VisualEffectModifier: HostModifier {
  typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostPlacedEffectView { HostPlacedEffectView() }

  func updateHost(_ host: HostPlacedEffectView, context: HostModifierContext<Self>) {
    let presenter = EffectPresenter.of(host)
    presenter.take(self, of: context.node)
    host.setNeedsEffect()
  }
}

/// Finds the effect on one host whenever the host may lie elsewhere, and animates its changes.
@MainActor
private final class EffectPresenter {
  private let geometry = Geometry()
  private var modifier: VisualEffectModifier?
  /// The node of the modifier; nil after it is unmounted, when the last effect stays.
  private weak var node: ReaderNode?
  /// The transaction of the last update, until the effect was found.
  private var transaction = Transaction()
  /// The operations at the present place.
  private var goal: [EffectOperation]?
  private var animation = ValueAnimation<EffectNumbers>()

  /// The presenter of a host, which is made with the first update.
  static func of(_ host: HostPlacedEffectView) -> EffectPresenter {
    if let presenter = host.presenter as? EffectPresenter { return presenter }
    let presenter = EffectPresenter()
    host.presenter = presenter
    host.onPlacement = { [unowned presenter] in presenter.present(in: $0) }
    host.onLeave = { [unowned presenter] in presenter.end() }
    return presenter
  }

  /// Takes the newest value of the modifier.
  func take(_ modifier: VisualEffectModifier, of node: ReaderNode) {
    self.modifier = modifier
    self.node = node
    if node.graph.transaction.animates { transaction = node.graph.transaction }
  }

  /// Finds the effect for the present place, and shows it or what lies on the way to it.
  private func present(in host: HostPlacedEffectView) {
    guard let modifier, let node, !node.flags.contains(.isUnmounted) else { return }
    let scope = node.scope
    geometry.measure(host)
    let proxy = GeometryProxy(size: host.bounds.size, geometry: geometry)
    let operations = node.trackLate { modifier.operations(proxy) }
    let numbers = EffectNumbers(operations)
    let time = scope.graph.owner.animationTime
    if let goal, let time {
      let way = numbers - EffectNumbers(goal)
      let change = transaction.animates ? transaction : Transaction(animation: modifier.animation)
      if way != .zero, change.animates { animation.change(by: way, change, at: time, in: scope) }
    }
    transaction = Transaction()
    goal = operations
    var shown = operations
    if animation.isRunning, let time {
      shown = (numbers - animation.rest(at: time, in: scope)).replacingNumbers(of: operations)
      if animation.isRunning { host.setNeedsFrame() }
    }
    host.contentEffect = HostContentEffect(shown, in: host.bounds.size)
  }

  /// The host has left its window: animations end.
  private func end() {
    if let node, !node.flags.contains(.isUnmounted) { animation.end(in: node.graph) }
    animation = ValueAnimation()
    goal = nil
  }
}

extension View {
  /// Shows this view with effects that may depend on where it lies, without changing any layout.
  ///
  /// The closure runs after layout, and again when the values it has read of the geometry change, as while the view is
  /// scrolled. Its proxy describes the view without the effect.
  ///
  /// ```swift
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// window.rootViewController = HostingController(
  ///   rootView: Text("Aside").visualEffect { content, proxy in content.offset(x: proxy.size.width).opacity(0.5) })
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// print(window.subviews[0].subviews[0].treeDescription())
  /// // Prints:
  /// // HostPlacedEffectView (138.5, 229.83, 43 x 20.33) alpha=0.5 transform=(1, 0, 0, 1, 43, 0)
  /// // └─ HostLabel "Aside" (0, 0, 43 x 20.33)
  /// ```
  ///
  /// - Parameter effect: Returns what the calls on its first argument, an effect that changes nothing, have made.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier(operations: { effect(EmptyVisualEffect(), $0).operations }))
  }
}
