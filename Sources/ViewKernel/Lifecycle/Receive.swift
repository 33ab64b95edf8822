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
  /// Calls `action` with each value of `publisher` for as long as this view is at its place.
  ///
  /// Values from another thread arrive on the main actor; those that come while views are brought up to date, in the effects
  /// pass. Another publisher is subscribed to anew.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { modifier(ReceiveModifier(publisher: publisher, action: action)) }
}

/// Subscribes to a publisher.
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
