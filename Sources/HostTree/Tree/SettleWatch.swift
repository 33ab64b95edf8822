// Tests: `SettleReportTests`.

/// Notifies the recorder of settles, and counts the work of layout for it. Without a recorder it costs one check.
@MainActor
package enum SettleWatch {
  /// The recorder; nil for none.
  @exclusivity(unchecked) package static var watcher: (any SettleWatcher)? { didSet { isOn = watcher != nil } }

  /// Without exclusivity checks, as each measurement reads it.
  @exclusivity(unchecked) private(set) static var isOn = false
  @exclusivity(unchecked) static var measureCount = 0
  @exclusivity(unchecked) static var layoutCount = 0

  /// How many sizes were computed, and how many views placed their subviews, while there was a watcher.
  ///
  /// A function, as another module would check for exclusivity each time that it reads the counts themselves.
  package static func counts() -> (measured: Int, placed: Int) { (measureCount, layoutCount) }
}

/// Records the settles of all windows.
@MainActor
package protocol SettleWatcher: AnyObject {
  func settleWillBegin(_ window: HostWindow)
  func settleDidEnd(_ window: HostWindow)
}
