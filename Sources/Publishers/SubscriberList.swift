import HostGeometry
import Synchronization

/// The closures of a publisher's subscribers, in the order of their subscription.
///
/// Subscribing, cancelling and sending are safe on any thread and inside of a subscriber. A closure that subscribes
/// during a `send` receives values from the next one on; a closure that is cancelled meanwhile is not called any more.
package final class SubscriberList<Input>: Sendable {
  private final class Subscriber: @unchecked Sendable {
    let body: (Input) -> Void
    let isCancelled = Atomic(false)

    init(_ body: @escaping (Input) -> Void) { self.body = body }
  }

  private let lock = BriefLock()
  /// Guarded by the lock. Unchecked, as it is only copied out or swapped.
  @exclusivity(unchecked) nonisolated(unsafe) private var subscribers: ContiguousArray<Subscriber> = []

  package init() {}

  package func send(_ input: Input) {
    let present = lock.withLock { subscribers }
    for subscriber in present where !subscriber.isCancelled.load(ordering: .acquiring) { subscriber.body(input) }
  }

  package func subscribe(_ body: @escaping (Input) -> Void) -> AnyCancellable {
    let subscriber = Subscriber(body)
    lock.withLock { subscribers.append(subscriber) }
    return AnyCancellable { self.remove(subscriber) }
  }

  private func remove(_ subscriber: Subscriber) {
    subscriber.isCancelled.store(true, ordering: .releasing)
    // The caller still holds the closure. Releasing what it captures may cancel other subscriptions, which must not
    // happen under the lock.
    lock.withLock {
      if let index = subscribers.firstIndex(where: { $0 === subscriber }) { subscribers.remove(at: index) }
    }
  }
}
