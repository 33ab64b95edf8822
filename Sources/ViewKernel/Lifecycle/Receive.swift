import HostTree

/// The modifier behind `onReceive`.
struct ReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension ReceiveModifier: ViewModifier {
  typealias Body = Never

  static func makeNodes<C: View>(_ view: ModifiedContent<C, Self>, in builder: inout NodeBuilder) {
    builder.append(ReceiveNode<C, P>(view, in: builder))
  }
}

extension View {
  /// Calls `action` with each value of `publisher` for as long as this view is at its place.
  ///
  /// Values from another thread arrive on the main thread; those that come while views are brought up to date, in the effects
  /// pass. Another publisher is subscribed to anew.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { modifier(ReceiveModifier(publisher: publisher, action: action)) }
}

/// Subscribes to a publisher.
final class ReceiveNode<C: View, P: Publisher>: ValueNode<ModifiedContent<C, ReceiveModifier<P>>>
where P.Failure == Never {
  private var view: ModifiedContent<C, ReceiveModifier<P>>
  private var subscription: AnyCancellable?
  private var isSubscribing = false

  init(_ view: ModifiedContent<C, ReceiveModifier<P>>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = view.modifier }

  override func mount() {
    mountChildren(view.content)
    subscribe()
  }

  override func update(with new: ModifiedContent<C, ReceiveModifier<P>>) {
    let isSame = ValueComparison.of(P.self).areEqual(view.modifier.publisher, new.modifier.publisher)
    view = new
    updateChildren(view.content)
    if !isSame { subscribe() }
  }

  private func subscribe() {
    isSubscribing = true
    defer { isSubscribing = false }
    let clock = (graph.owner as? HostView)?.window?.clock
    subscription = HostTimer.withClock(clock) {
      view.modifier.publisher.sink { [weak self] value in
        nonisolated(unsafe) let value = value
        onMainThread { self?.receive(value) }
      }
    }
  }

  private func receive(_ value: P.Output) {
    guard !flags.contains(.isUnmounted) else { return }
    guard isSubscribing || ReaderNode.current != nil else { return view.modifier.action(value) }
    graph.owner.enqueueEffect(.lifecycle) { [weak self] in self?.view.modifier.action(value) }
  }

  override func willUnmount() {
    subscription = nil
    super.willUnmount()
  }
}
