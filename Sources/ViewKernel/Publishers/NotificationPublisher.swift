public import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Gives the notifications of a name.
  public struct Publisher: ViewKernel.Publisher {
    /// A notification.
    public typealias Output = Notification
    /// It can't fail.
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Who posts them; nil for anybody.
    public let object: AnyObject?

    /// Subscribes to the notifications. They arrive on the thread on which they are posted, with all who have subscribed to the
    /// same in the order in which they did.
    public func subscribe(
      _ receiveValue: @escaping (Notification) -> Void,
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      NotificationRelay.subscribe(to: self, receiveValue)
    }
  }
}

/// Hands the notifications of a publisher on to its subscribers in the order in which they came: a notification center tells its
/// own observers in no order.
///
/// Unchecked, since `count` is the only thing that changes, and does so under the lock of ``all``.
private final class NotificationRelay: @unchecked Sendable {
  private struct Key: Hashable {
    let center: ObjectIdentifier
    let name: Notification.Name
    let object: ObjectIdentifier?
  }

  /// Those that have subscribers.
  private static let all = Guarded<[Key: NotificationRelay]>([:])

  private let subscribers = SubscriberList<Notification>()
  private let token: any NSObjectProtocol
  private var count = 0

  private init(_ publisher: NotificationCenter.Publisher) {
    token = publisher.center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
      [subscribers] in subscribers.send($0)
    }
  }

  static func subscribe(
    to publisher: NotificationCenter.Publisher, _ receiveValue: @escaping (Notification) -> Void
  ) -> AnyCancellable {
    // Kept by the closure below, so that nobody else gets the addresses in the key meanwhile; of `object` no more is used than
    // that, on whatever thread.
    nonisolated(unsafe) let publisher = publisher
    let key = Key(
      center: ObjectIdentifier(publisher.center), name: publisher.name,
      object: publisher.object.map(ObjectIdentifier.init))
    let relay = all.withLock { relays in
      let relay = relays[key] ?? NotificationRelay(publisher)
      relays[key] = relay
      relay.count += 1
      return relay
    }
    let subscription = relay.subscribers.subscribe(receiveValue)
    return AnyCancellable {
      subscription.cancel()
      all.withLock { relays in
        relay.count -= 1
        guard relay.count == 0 else { return }
        relays[key] = nil
        publisher.center.removeObserver(relay.token)
      }
    }
  }
}
