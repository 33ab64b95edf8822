public import HostTree
public import ViewKernel

/// Checks that the window of a screen prints as expected; the failure shows the lines that differ.
///
/// ```swift
/// assertTree(
///   of: screen,
///   """
///   HostWindow (0, 0, 390 x 844)
///   └─ HostingView<Text> (0, 0, 390 x 844)
///      └─ HostLabel "Hello" (175.5, 412, 39 x 20)
///   """)
/// ```
///
/// Start with an empty text: the first failure shows what to write. The screen is settled first. The option
/// `.structure` leaves out frames and properties.
@MainActor
public func assertTree<Content: View>(
  of screen: Screen<Content>, options: HostTreeOptions = .standard, _ expected: String,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  screen.settle(fileID: fileID, file: file, line: line, column: column)
  assertText(
    screen.window.treeDescription(options: options), expected, fileID: fileID, file: file, line: line, column: column)
}

/// Checks that the window of a screen prints as a file beside the test says.
///
/// The file is `__Expectations__/CounterTests/testAdding.txt` for the function `testAdding` in `CounterTests.swift`. If
/// it is not there, it is written, and the test fails, so that it does not pass unchecked. The same happens where the
/// trees differ if the environment variable `VIEW_TESTING_RECORD` is 1.
///
/// The screen is settled first. A test that compares several trees gives each a name. The option `.structure` leaves
/// out frames and properties.
@MainActor
public func assertTree<Content: View>(
  of screen: Screen<Content>, options: HostTreeOptions = .standard, named name: String? = nil,
  function: StaticString = #function, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let place = SourcePlace(fileID, file, line, column)
  screen.settle(at: place)
  let expectation = Expectation(of: "\(function)", named: name, kind: "txt", at: place)
  expectation.compare(with: screen.window.treeDescription(options: options) + "\n") {
    LineDifference(from: $0, to: $1).description(context: 3, limit: (100, 240))
  }
}
