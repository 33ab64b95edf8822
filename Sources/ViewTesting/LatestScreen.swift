import HostTree

/// A ``Screen`` of any view.
@MainActor
protocol AnyScreen: AnyObject {
  var window: HostWindow { get }
  /// Where the test has shown it.
  var place: SourcePlace { get }
}

extension Screen: AnyScreen {}

/// The screen on which the test did something last: it is what a report of a failure shows.
@MainActor
enum LatestScreen {
  static weak var value: (any AnyScreen)?
}
