import Foundation

/// An object that sends actions for events: a control, a gesture recognizer, a text view.
///
/// An action is a method of a *target*, which is not retained and no longer called once it is released, or a closure,
/// which is retained until it is removed or the sender is released. Actions are called in the order in which they were
/// added. A closure must not retain its sender or an ancestor of it: that is a retain cycle.
///
/// `Self` is the static type of the sender at the call, so an action of a button takes a `HostButton`:
///
/// ```swift
/// @MainActor final class Coordinator {
///   func refresh() { print("refresh") }
///   func pressed(_ sender: HostButton) { print("pressed \(type(of: sender))") }
/// }
///
/// let coordinator = Coordinator()
/// let button = HostButton()
/// button.addTarget(coordinator, action: Coordinator.refresh)
/// button.addTarget(coordinator, action: Coordinator.pressed(_:))
/// button.addAction { print("closure of \(type(of: $0))") }
/// button.sendActions(for: .primaryActionTriggered)
/// // Prints:
/// // refresh
/// // pressed HostButton
/// // closure of HostButton
/// ```
@MainActor
public protocol HostActionSender: AnyObject {
  /// The registered targets and closures; its content is private to the library.
  var actions: HostActionList { get set }
}

/// Identifies an action that was added as a closure, for ``HostActionSender/removeAction(_:)``.
public struct HostActionToken: Hashable, Sendable {
  fileprivate let id: UInt64
}

extension HostActionSender {
  /// Adds a method of `target` that is called for any of `events`. Adding it again calls it twice.
  public func addTarget<Target: AnyObject & Sendable>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for events: HostControl.Event = .primaryActionTriggered
  ) {
    add(target, events) { target, _ in action(target)() }
  }

  /// Adds a method of `target` that is called with the sender for any of `events`. Adding it again calls it twice.
  public func addTarget<Target: AnyObject & Sendable>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void,
    for events: HostControl.Event = .primaryActionTriggered
  ) {
    add(target, events) { target, sender in action(target)(sender) }
  }

  // The same for classes that are not isolated to the main actor: their methods have other types.

  /// Adds a method of `target` that is called for any of `events`. Adding it again calls it twice.
  @preconcurrency
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> () -> Void,
    for events: HostControl.Event = .primaryActionTriggered
  ) {
    add(target, events) { target, _ in action(target)() }
  }

  /// Adds a method of `target` that is called with the sender for any of `events`. Adding it again calls it twice.
  @preconcurrency
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> (Self) -> Void,
    for events: HostControl.Event = .primaryActionTriggered
  ) {
    add(target, events) { target, sender in action(target)(sender) }
  }

  /// Removes the methods of `target` for `events`, of all targets if it is nil. Closures stay.
  public func removeTarget(_ target: AnyObject?, for events: HostControl.Event = .allEvents) {
    actions.remove(target: target, for: events)
  }

  /// Adds a closure that is called with the sender for any of `events`.
  ///
  /// - Returns: The token for ``removeAction(_:)``.
  @discardableResult
  public func addAction(
    for events: HostControl.Event = .primaryActionTriggered, _ closure: @escaping @MainActor (Self) -> Void
  ) -> HostActionToken {
    let call: @MainActor (AnyObject) -> Bool = { sender in
      if let sender = sender as? Self { closure(sender) }
      return true
    }
    return actions.add(target: nil, for: events, .withSender(call))
  }

  /// Adds a closure that is called for any of `events`.
  ///
  /// - Returns: The token for ``removeAction(_:)``.
  @discardableResult
  public func addAction(
    for events: HostControl.Event = .primaryActionTriggered, _ closure: @escaping @MainActor () -> Void
  ) -> HostActionToken {
    addAction(closure, for: events)
  }

  /// Adds a closure that is called for any of `events`.
  ///
  /// - Returns: The token for ``removeAction(_:)``.
  @discardableResult
  public func addAction(_ closure: @escaping @MainActor () -> Void, for events: HostControl.Event) -> HostActionToken {
    actions.add(target: nil, for: events, .plain(closure))
  }

  /// Removes a closure; does nothing if it was removed already.
  public func removeAction(_ token: HostActionToken) { actions.remove(token.id) }

  private func add<Target: AnyObject>(
    _ target: Target, _ events: HostControl.Event, _ call: @escaping @MainActor (Target, Self) -> Void
  ) {
    let call: @MainActor (AnyObject) -> Bool = { [weak target] sender in
      guard let target, let sender = sender as? Self else { return false }
      call(target, sender)
      return true
    }
    actions.add(target: target, for: events, .withSender(call))
  }

  /// Calls each action that was added for any of `events` once.
  ///
  /// Actions may change the list: one that is removed meanwhile is not called any more, one that is added is called the
  /// next time.
  func send(_ events: HostControl.Event) {
    for entry in actions.entries where !entry.events.isDisjoint(with: events) && actions.contains(entry.id) {
      switch entry.call {
      case .plain(let action): action()
      case .withSender(let action): if !action(self) { actions.remove(entry.id) }
      }
    }
  }
}

/// An object that is called instead of a closure, which would be one more allocation for each row of a list.
@MainActor
package protocol HostActionReceiver: AnyObject {
  /// Performs the action.
  func performAction()
}

/// The actions of a ``HostActionSender``.
///
/// An empty list allocates no memory.
@MainActor
public struct HostActionList {
  struct Entry {
    let id: UInt64
    /// The address of the target; nil for a closure.
    ///
    /// Another object may later have the same address, but by then the entry no longer calls anything. Entries with a
    /// selector know by ``object`` that the target differs.
    let target: ObjectIdentifier?
    var events: HostControl.Event
    /// The name of the method, if it was given.
    let selector: HostSelector?
    /// The target of a selector, which another object may have the address of later.
    weak var object: AnyObject?
    let call: Call
  }

  /// How an action is called. Most take no sender, and are stored without wrapping them in another closure.
  enum Call {
    case plain(@MainActor () -> Void)
    /// Calls the action with the sender; returns false if the target was released.
    case withSender(@MainActor (AnyObject) -> Bool)
  }

  /// Most lists have one action, a closure or a receiver, and need no array for it.
  private enum Storage {
    case none
    case closure(id: UInt64, events: HostControl.Event, @MainActor () -> Void)
    case receiver(id: UInt64, events: HostControl.Event, Receiver)
    case entries([Entry])
  }

  private struct Receiver {
    // Before it is freed, it removes the actions of its own control, and of its view's recognizers, wherever these are.
    unowned(unsafe) let object: any HostActionReceiver
  }

  private var storage = Storage.none

  private(set) var entries: [Entry] {
    get {
      switch storage {
      case .none: []
      case .closure(let id, let events, let action):
        [Entry(id: id, target: nil, events: events, selector: nil, object: nil, call: .plain(action))]
      case .receiver(let id, let events, let receiver):
        [
          Entry(
            id: id, target: nil, events: events, selector: nil, object: nil,
            call: .plain { receiver.object.performAction() })
        ]
      case .entries(let entries): entries
      }
    }
    set { storage = newValue.isEmpty ? .none : .entries(newValue) }
  }

  private static var lastID: UInt64 = 0

  package init() {}

  @discardableResult
  mutating func add(
    target: AnyObject?, for events: HostControl.Event, selector: HostSelector? = nil, _ call: Call
  ) -> HostActionToken {
    HostActionList.lastID += 1
    let id = HostActionList.lastID
    if case .none = storage, target == nil, selector == nil, case .plain(let action) = call {
      storage = .closure(id: id, events: events, action)
      return HostActionToken(id: id)
    }
    entries.append(
      Entry(
        id: id, target: target.map(ObjectIdentifier.init), events: events, selector: selector,
        object: selector == nil ? nil : target, call: call))
    return HostActionToken(id: id)
  }

  /// Adds an object that is called as a closure would be. It is not retained: it must remove all actions before it is
  /// freed.
  mutating func add(_ receiver: any HostActionReceiver, for events: HostControl.Event) {
    guard case .none = storage else {
      let receiver = Receiver(object: receiver)
      add(target: nil, for: events, .plain { receiver.object.performAction() })
      return
    }
    HostActionList.lastID += 1
    storage = .receiver(id: HostActionList.lastID, events: events, Receiver(object: receiver))
  }

  /// Adds events to the entry that has a target and a selector. Returns whether there is one.
  mutating func extend(target: AnyObject?, selector: HostSelector, by events: HostControl.Event) -> Bool {
    let key = target.map(ObjectIdentifier.init)
    let index = entries.firstIndex { $0.target == key && $0.object === target && $0.selector == selector }
    guard let index else { return false }
    entries[index].events.formUnion(events)
    return true
  }

  fileprivate mutating func remove(_ id: UInt64) { entries.removeAll { $0.id == id } }

  /// Removes events from the entries of a target, of all targets if it is nil; only from the entries of a selector if
  /// one is given.
  mutating func remove(target: AnyObject?, selector: HostSelector? = nil, for events: HostControl.Event) {
    let key = target.map(ObjectIdentifier.init)
    for index in entries.indices where entries[index].target != nil || entries[index].selector != nil {
      if key != nil, entries[index].target != key { continue }
      if selector != nil, entries[index].selector != selector { continue }
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  fileprivate func contains(_ id: UInt64) -> Bool { entries.contains { $0.id == id } }
}
