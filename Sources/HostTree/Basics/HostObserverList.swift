/// A list of weak observers that receive an object's notifications beside its one delegate.
///
/// Any number of observers can be added, and none displaces another. They are called in the order in which they were
/// added. An observer that is removed during a notification is not called any more; one that is added is called the
/// next time. An empty list allocates no memory.
@MainActor
struct HostObserverList<Observer> {
  private final class Entry {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private var entries: [Entry] = []

  /// Adds an observer at the end; one that is in the list already keeps its position.
  mutating func add(_ observer: Observer) {
    let object = observer as AnyObject
    entries.removeAll { $0.object == nil }
    if !entries.contains(where: { $0.object === object }) { entries.append(Entry(object)) }
  }

  /// Removes an observer; does nothing if it is not in the list.
  mutating func remove(_ observer: Observer) {
    let object = observer as AnyObject
    for entry in entries where entry.object === object { entry.object = nil }
    entries.removeAll { $0.object == nil }
  }

  /// Calls `message` with all observers that are still alive.
  func tell(_ message: (Observer) -> Void) {
    for entry in entries {
      if let observer = entry.object as? Observer { message(observer) }
    }
  }
}
