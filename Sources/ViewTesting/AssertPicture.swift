public import ViewKernel

/// Checks that a screen looks as the picture beside the test, an SVG document.
///
/// The picture is `__Expectations__/CounterTests/testAdding.svg` for the function `testAdding` in `CounterTests.swift`: any browser
/// shows it, reviews compare it line by line, and it is the same on every system, as nothing in it depends on the fonts of the
/// machine. If it is not there, it is written, and the test fails, so that nobody takes it for checked. The same happens where
/// the pictures differ if the environment variable `VIEW_TESTING_RECORD` is 1. The failure says where the picture is that was drawn
/// instead.
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
