import HostTree
import ViewKernel

/// A ``Screen`` of any view.
@MainActor
protocol AnyScreen: AnyObject {
  var window: HostWindow { get }
  /// The recording of the actions so far.
  var recording: HostRecording { get }
  /// The place at which the test has shown it.
  var place: SourcePlace { get }
}

extension Screen: AnyScreen {}

/// The screen of the test's last action, which the report of a failure shows.
@MainActor
enum LatestScreen {
  static weak var value: (any AnyScreen)?
}
