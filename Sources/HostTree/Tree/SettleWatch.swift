// Tests: `SettleReportTests`.

/// Notifies recorders of settles, and counts the work of layout for them. Without a recorder it costs one check.
@MainActor
package enum SettleWatch {
  /// The recorders, in the order in which they were added.
  private static var watchers: [(id: Int, call: (HostWindow, Moment) -> Void)] = [] {
    didSet { isOn = !watchers.isEmpty }
  }
  private static var newestID = 0

  /// Calls `call` at the beginning and at the end of each settle, until ``remove(_:)`` is called with the result.
  package static func add(_ call: @escaping (HostWindow, Moment) -> Void) -> Int {
    newestID += 1
    watchers.append((newestID, call))
    return newestID
  }

  package static func remove(_ id: Int) { watchers.removeAll { $0.id == id } }

  static func tell(_ window: HostWindow, _ moment: Moment) {
    if isOn { for watcher in watchers { watcher.call(window, moment) } }
  }

  package enum Moment {
    case begin, end
  }

  /// Without exclusivity checks, as each measurement reads it.
  @exclusivity(unchecked) private(set) static var isOn = false
  /// How many sizes were computed, and how many views placed their subviews, while there was a watcher.
  @exclusivity(unchecked) package static var measureCount = 0
  @exclusivity(unchecked) package static var layoutCount = 0
}
