// Tests: `HostSelectorTests`.

public import Foundation
public import HostTree

extension Timer {
  /// Creates a timer that calls a method of an object, which is retained while the timer is valid. Add it to a run
  /// loop.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two calls.
  ///   - target: The object.
  ///   - selector: The method; it gets the timer, if it takes it.
  ///   - userInfo: The values attached to the timer: nothing here, as Foundation's timer does not keep it.
  ///   - repeats: Whether it is called again and again.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: HostSelector, userInfo: Any?, repeats: Bool
  ) {
    let box = TimerTarget(target as AnyObject)
    self.init(timeInterval: interval, repeats: repeats, block: box.calling(selector))
    TimerTarget.keep(box, of: self)
  }

  /// Calls a method of an object, which is retained while the timer is valid, by the current run loop.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two calls.
  ///   - target: The object.
  ///   - selector: The method; it gets the timer, if it takes it.
  ///   - userInfo: The values attached to the timer: nothing here, as Foundation's timer does not keep it.
  ///   - repeats: Whether it is called again and again.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: HostSelector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let box = TimerTarget(target as AnyObject)
    let timer = scheduledTimer(withTimeInterval: interval, repeats: repeats, block: box.calling(selector))
    TimerTarget.keep(box, of: timer)
    return timer
  }
}

/// The target of a timer. Foundation keeps the blocks of invalid timers, so the target is released at the next settle.
///
/// Sendable unchecked, as a timer fires on the thread of its run loop: the lock guards the reference, and targets need
/// not be `Sendable`, as with Foundation's own timers of this kind.
private final class TimerTarget: @unchecked Sendable {
  private var kept: AnyObject?

  private var target: AnyObject? {
    get { TimerTarget.lock.withLock { kept } }
    set {
      // Released outside of the lock, as its deinitializer may make timers.
      let former = TimerTarget.lock.withLock {
        defer { kept = newValue }
        return kept
      }
      _ = former
    }
  }

  init(_ target: AnyObject) { kept = target }

  /// The action of the timer.
  func calling(_ selector: HostSelector) -> @Sendable (Timer) -> Void {
    { timer in
      if let target = self.target { selector.perform(on: target, with: timer) }
      if !timer.isValid { self.target = nil }
    }
  }

  private static let lock = NSLock()
  // Guarded by the lock.
  nonisolated(unsafe) private static var all: [(timer: Timer, box: TimerTarget)] = []
  nonisolated(unsafe) private static var isPolling = false

  static func keep(_ box: TimerTarget, of timer: Timer) {
    let isFirst = lock.withLock {
      all.append((timer, box))
      defer { isPolling = true }
      return !isPolling
    }
    if isFirst { onMainThread { MainActorInbox.polls.append(releaseInvalid) } }
  }

  private static func releaseInvalid() {
    let invalid = lock.withLock {
      let invalid = all.filter { !$0.timer.isValid }
      if !invalid.isEmpty { all.removeAll { !$0.timer.isValid } }
      return invalid
    }
    for entry in invalid { entry.box.target = nil }
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

  /// Removes an observer: an object of ``addObserver(_:selector:name:object:)``, or what
  /// `addObserver(forName:object:queue:using:)` returned.
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
  // Unsafe, as the lock guards both. By the observers' addresses, as an observer that removes itself in its
  // deinitializer is nil to weak references.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: [Entry]] = [:]
  nonisolated(unsafe) private static var nextSweep = 64

  static func add(
    _ observer: AnyObject, _ selector: HostSelector, _ name: Notification.Name?, _ object: Any?,
    in center: NotificationCenter
  ) {
    // Unsafe, as observers need not be `Sendable`: the poster's thread calls them, as with Foundation's own method of
    // this name.
    nonisolated(unsafe) weak let target = observer
    let key = ObjectIdentifier(observer)
    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      if let target { selector.perform(on: target, with: notification) } else { removeReleased(at: key) }
    }
    removeReleased(at: key)
    lock.withLock {
      entries[key, default: []].append(
        Entry(center: center, observer: observer, name: name, object: object as AnyObject?, token: token))
    }
    sweep()
  }

  static func remove(_ observer: AnyObject, from center: NotificationCenter, name: Notification.Name?, object: Any?) {
    removeAll(at: ObjectIdentifier(observer)) { entry in
      entry.center === center && (name == nil || entry.name == name)
        && (object == nil || entry.object === object as AnyObject?)
    }
  }

  private static func removeReleased(at key: ObjectIdentifier) { removeAll(at: key) { $0.observer == nil } }

  private static func removeAll(at key: ObjectIdentifier, where isRemoved: (Entry) -> Bool) {
    let removed = lock.withLock {
      let removed = entries[key]?.filter(isRemoved) ?? []
      if !removed.isEmpty { entries[key]?.removeAll(where: isRemoved) }
      if entries[key]?.isEmpty == true { entries[key] = nil }
      return removed
    }
    for entry in removed { entry.center?.removeObserver(entry.token as Any) }
  }

  /// Looks for observers that were released without being removed, each time that there are twice as many.
  private static func sweep() {
    let keys: [ObjectIdentifier] = lock.withLock {
      guard entries.count > nextSweep else { return [] }
      nextSweep = entries.count * 2
      return entries.filter { $0.value.contains { $0.observer == nil } }.map(\.key)
    }
    for key in keys { removeReleased(at: key) }
  }
}
