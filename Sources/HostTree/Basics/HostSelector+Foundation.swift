// Tests: `HostSelectorTests`.

public import Foundation

extension Timer {
  /// Creates a timer that calls a method of an object, which is retained until the timer is invalid. Add it to a run loop.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two calls.
  ///   - target: The object.
  ///   - selector: The method; it gets the timer, if it takes it.
  ///   - userInfo: What belongs to the timer: nothing here, as Foundation's timer does not keep it.
  ///   - repeats: Whether it is called again and again.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: HostSelector, userInfo: Any?, repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: Timer.block(target, selector))
  }

  /// Calls a method of an object, which is retained until the timer is invalid, by the current run loop.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two calls.
  ///   - target: The object.
  ///   - selector: The method; it gets the timer, if it takes it.
  ///   - userInfo: What belongs to the timer: nothing here, as Foundation's timer does not keep it.
  ///   - repeats: Whether it is called again and again.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: HostSelector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block(target, selector))
  }

  private static func block(_ target: Any, _ selector: HostSelector) -> @Sendable (Timer) -> Void {
    nonisolated(unsafe) let target = target as AnyObject
    return { selector.perform(on: target, with: $0) }
  }
}

extension NotificationCenter {
  /// Calls a method of an object for each notification, on the thread that posts it.
  ///
  /// - Parameters:
  ///   - observer: The object. It is not retained, and nothing is called any more once it is released.
  ///   - selector: The method; it gets the notification, if it takes it.
  ///   - name: The name of the notifications; nil for all.
  ///   - object: The sender of the notifications; nil for any.
  public func addObserver(_ observer: Any, selector: HostSelector, name: Notification.Name?, object: Any?) {
    SelectorObservers.add(observer as AnyObject, selector, name, object, in: self)
  }

  /// Removes an observer: an object of ``addObserver(_:selector:name:object:)``, or what `addObserver(forName:object:queue:using:)` returned.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.remove(observer, from: self, name: nil, object: nil)
    removeObserver(observer as Any)
  }

  /// Removes an observer for notifications of a name and of a sender; nil for all.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    SelectorObservers.remove(observer, from: self, name: name, object: object)
    removeObserver(observer as Any, name: name, object: object)
  }
}

/// The objects that observe notifications by a method.
private enum SelectorObservers {
  private struct Entry {
    weak var center: NotificationCenter?
    weak var observer: AnyObject?
    let name: Notification.Name?
    weak var object: AnyObject?
    let token: any NSObjectProtocol
  }

  private static let lock = NSRecursiveLock()
  // Guarded by the lock.
  nonisolated(unsafe) private static var entries: [Entry] = []

  static func add(
    _ observer: AnyObject, _ selector: HostSelector, _ name: Notification.Name?, _ object: Any?,
    in center: NotificationCenter
  ) {
    nonisolated(unsafe) weak let target = observer
    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      if let target { selector.perform(on: target, with: notification) } else { removeReleased() }
    }
    lock.withLock {
      entries.append(Entry(center: center, observer: observer, name: name, object: object as AnyObject?, token: token))
    }
  }

  static func remove(_ observer: AnyObject, from center: NotificationCenter, name: Notification.Name?, object: Any?) {
    removeAll { entry in
      entry.observer === observer && entry.center === center && (name == nil || entry.name == name)
        && (object == nil || entry.object === object as AnyObject?)
    }
  }

  private static func removeReleased() { removeAll { $0.observer == nil } }

  private static func removeAll(where isRemoved: (Entry) -> Bool) {
    let removed = lock.withLock {
      let removed = entries.filter(isRemoved)
      entries.removeAll(where: isRemoved)
      return removed
    }
    for entry in removed { entry.center?.removeObserver(entry.token as Any) }
  }
}
