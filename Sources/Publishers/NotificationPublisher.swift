public import Foundation
import HostGeometry

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name; with `object`, only of those that it posts.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// The notifications with a name as an asynchronous sequence, which never ends; with `object`, only those that it
  /// posts.
  ///
  /// ```swift
  /// func follow() async {
  ///   for await notification in NotificationCenter.default.notifications(named: HostDevice.orientationDidChangeNotification) {
  ///     print(notification.name.rawValue)
  ///   }
  /// }
  /// ```
  ///
  /// Notifications posted before a loop begins are lost; later notifications wait for it.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    publisher(for: name, object: object).values
  }

  /// The notifications with a name as an asynchronous sequence.
  public typealias Notifications = AsyncPublisher<Publisher>

  /// A publisher of the notifications with a name.
  public struct Publisher: PublisherProtocol {
    /// The values are notifications.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never

    /// The notification center.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications; nil for any.
    public let object: AnyObject?

    /// Subscribes to the notifications. They arrive on the thread that posts them, at the subscribers of equal
    /// publishers in the order of their subscription. Never completes.
    public func subscribe(
      _ receiveValue: @escaping (Notification) -> Void,
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      NotificationRelay.subscribe(to: self, receiveValue)
    }
  }
}

/// Forwards the notifications of equal publishers to their subscribers in the order of subscription: a notification
/// center calls its own observers in no defined order.
///
/// Unchecked: only `count` changes, under the lock of ``all``.
private final class NotificationRelay: @unchecked Sendable {
  private struct Key: Hashable {
    let center: ObjectIdentifier
    let name: Notification.Name
    let object: ObjectIdentifier?
  }

  /// The relays that have subscribers.
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
    // The closure below retains the publisher, so the addresses in the key are not reused meanwhile. `object` is used
    // for its address only, on any thread.
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
