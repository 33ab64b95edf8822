// Tests: `AppStorageTests`.

import Foundation

/// Detects writes of other code to the user defaults. Outside of Apple's systems there is no notification of them, so
/// each settle compares the keys that views have read.
@MainActor
enum DefaultsWatch {
  private final class Entry {
    weak var source: StorageSource?
    let place: DefaultsPlace
    var last: Any?

    init(_ source: StorageSource, _ place: DefaultsPlace) {
      self.source = source
      self.place = place
    }
  }

  /// In the order of the first read.
  private static var entries: [Entry] = []
  private static let isPolling: Void = pollBeforeSettles { poll() }

  /// Starts watching the key of a source, before a view reads it.
  static func watch(_ source: StorageSource, _ place: DefaultsPlace) {
    isPolling
    if !entries.contains(where: { $0.source === source }) { entries.append(Entry(source, place)) }
    took(source)
  }

  /// Records the current value of a key, after a view has read or written it.
  static func took(_ source: StorageSource) {
    guard let entry = entries.first(where: { $0.source === source }) else { return }
    entry.last = entry.place.object()
  }

  private static func poll() {
    if entries.isEmpty { return }
    entries.removeAll { $0.source == nil }
    for entry in entries {
      let now = entry.place.object()
      guard now as? NSObject != entry.last as? NSObject, let source = entry.source else { continue }
      if UpdateWatch.isOn { UpdateWatch.wrote(now, insteadOf: entry.last, in: source) }
      entry.last = now
      source.notifyReaders()
    }
  }
}
