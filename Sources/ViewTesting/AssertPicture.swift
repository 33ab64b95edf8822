public import ViewKernel

/// Checks that a screen looks like the picture beside the test, an SVG document.
///
/// The picture is `__Expectations__/CounterTests/testAdding.svg` for the function `testAdding` in
/// `CounterTests.swift`. Any browser shows it, and reviews compare it line by line. It is the same on every system,
/// as it does not depend on the machine's fonts.
///
/// If the file does not exist, it is written and the test fails, so that it is read before it counts. The same
/// happens if the pictures differ and the environment variable `VIEW_TESTING_RECORD` is 1. The failure contains the
/// path of the new picture.
///
/// The screen is settled first. A test that compares several pictures gives each a name.
@MainActor
public func assertPicture<Content: View>(
  of screen: Screen<Content>, named name: String? = nil, function: StaticString = #function,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = SourcePlace(fileID, file, line, column)
  screen.settle(at: place)
  let expectation = Expectation(of: "\(function)", named: name, kind: "svg", at: place)
  expectation.compare(with: screen.window.svgDescription) {
    LineDifference(from: $0, to: $1).description(context: 0, limit: (12, 160))
  }
}
