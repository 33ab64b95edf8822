import HostTree

/// The modifier behind `onReceive`.
struct ReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension ReceiveModifier: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { ReceiveNode(self, in: builder) }
}

extension View {
  /// Calls `action` with each value of `publisher` while this view is mounted.
  ///
  /// Values sent on another thread are received on the main actor; those sent while views are updated, in the effects
  /// pass. If `publisher` differs in an update, the subscription is replaced.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { modifier(ReceiveModifier(publisher: publisher, action: action)) }
}

/// The node of `onReceive`: subscribes when it is mounted, and cancels when it is unmounted.
final class ReceiveNode<P: Publisher>: EnclosingModifierNode<ReceiveModifier<P>> where P.Failure == Never {
  private var subscription: AnyCancellable?
  private var isSubscribing = false

  override func mount(around content: () -> Void) {
    content()
    subscribe()
  }

  override func update(with new: ReceiveModifier<P>, around content: () -> Void) {
    let isSame = ValueComparison.of(P.self).areEqual(modifier.publisher, new.publisher)
    modifier = new
    content()
    if !isSame { subscribe() }
  }

  private func subscribe() {
    isSubscribing = true
    defer { isSubscribing = false }
    let clock = (graph.owner as? HostView)?.window?.clock
    subscription = HostTimer.withClock(clock) {
      modifier.publisher.sink { [weak self] value in
        nonisolated(unsafe) let value = value
        onMainActor { self?.receive(value) }
      }
    }
  }

  private func receive(_ value: P.Output) {
    guard !flags.contains(.isUnmounted) else { return }
    guard isSubscribing || ReaderNode.current != nil else { return modifier.action(value) }
    graph.owner.enqueueEffect(.normal) { [weak self] in self?.modifier.action(value) }
  }

  override func willUnmount() {
    subscription = nil
    super.willUnmount()
  }
}
