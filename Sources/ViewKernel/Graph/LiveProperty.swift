// Tests: `ChangeLogTests`.

/// A property wrapper whose value is stored elsewhere, and can change without the wrapper.
@MainActor
protocol LiveProperty {
  /// The current value; nil if there is none outside of a mounted view.
  var liveValue: Any? { get }
  /// Counts changes that ``liveValue`` does not show: those that an observable object announces.
  var changeCount: Int { get }
}

extension LiveProperty {
  var changeCount: Int { 0 }
}
