/// A property of a view that is more than what is stored: it gives a value that is kept elsewhere, and may change without it.
@MainActor
protocol LiveProperty {
  /// What it gives now; nil where it has nothing to give, outside of a view on screen.
  var liveValue: Any? { get }
  /// Counts the changes that ``liveValue`` does not show: those of an object that says when it changes.
  var changeCount: Int { get }
}

extension LiveProperty {
  var changeCount: Int { 0 }
}
