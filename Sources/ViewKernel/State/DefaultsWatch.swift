import Foundation

/// Notices what other code writes to the user defaults. Nobody tells of it outside of Apple's systems, so each settle looks at the
/// keys that views have read.
@MainActor
enum DefaultsWatch {
  private final class Entry {
    weak var source: StorageSource?
    let place: DefaultsPlace
    var last: NSObject?

    init(_ source: StorageSource, _ place: DefaultsPlace) {
      self.source = source
      self.place = place
    }
  }

  /// In the order in which they were read first.
  private static var entries: [Entry] = []
  private static let isPolling: Void = pollBeforeSettles { poll() }

  /// A view is about to read a key.
  static func watch(_ source: StorageSource, _ place: DefaultsPlace) {
    isPolling
    if !entries.contains(where: { $0.source === source }) { entries.append(Entry(source, place)) }
    took(source)
  }

  /// What a key says now is known: it was read, or written by a view.
  static func took(_ source: StorageSource) {
    guard let entry = entries.first(where: { $0.source === source }) else { return }
    entry.last = entry.place.object() as? NSObject
  }

  private static func poll() {
    if entries.isEmpty { return }
    entries.removeAll { $0.source == nil }
    for entry in entries {
      let now = entry.place.object() as? NSObject
      guard now != entry.last else { continue }
      entry.last = now
      entry.source?.notifyReaders()
    }
  }
}
