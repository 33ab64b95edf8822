/// Those who hear of an object besides its one delegate: any number, none of whom displaces another.
///
/// A list keeps nobody alive. All are told in the order in which they were added. Who is removed while others are told is
/// not told any more; who is added is told the next time. Empty, a list takes no memory of its own.
@MainActor
struct HostObserverList<Observer> {
  private final class Entry {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private var entries: [Entry] = []

  /// Adds an observer at the end; one that is there already stays where it is.
  mutating func add(_ observer: Observer) {
    let object = observer as AnyObject
    entries.removeAll { $0.object == nil }
    if !entries.contains(where: { $0.object === object }) { entries.append(Entry(object)) }
  }

  /// Removes an observer; does nothing if it is not there.
  mutating func remove(_ observer: Observer) {
    let object = observer as AnyObject
    for entry in entries where entry.object === object { entry.object = nil }
    entries.removeAll { $0.object == nil }
  }

  /// Tells all observers.
  func tell(_ message: (Observer) -> Void) {
    for entry in entries {
      if let observer = entry.object as? Observer { message(observer) }
    }
  }
}
