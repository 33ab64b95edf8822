import Foundation
import HostTree
import ViewKernel

/// Checks which hosts a view has in a window of a size, as they are printed; the hosting view around them is left out.
@MainActor @discardableResult
func assertShows<V: View>(
  _ view: V, width: CGFloat = 100, height: CGFloat = 100, _ expected: String, file: StaticString = #filePath,
  line: UInt = #line
) -> Screen<V> {
  let screen = show(view, width: width, height: height, file: file, line: line)
  assertText(screen.printed, expected, file: file, line: line)
  return screen
}

/// The size that a view chooses for a proposal.
@MainActor
func size<V: View>(of view: V, in proposal: CGSize) -> CGSize {
  HostingController(rootView: view).sizeThatFits(in: proposal)
}

extension Screen {
  /// The printed hosts inside the hosting view, without markers.
  var printed: String {
    hosting.subviews.filter { !$0.isOutsideLayout }.map { $0.treeDescription() }.joined(separator: "\n")
  }

  /// The frames in the window of all hosts that show a colour, in order.
  var colorFrames: [CGRect] { hosts(of: HostColorView.self).map { $0.convert($0.bounds, to: nil) } }
}
