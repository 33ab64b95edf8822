public import Foundation
import HostTree
import Introspection

extension Screen {
  // MARK: Scrolling and going elsewhere

  /// Scrolls by a distance in points, to see what is further to the right by `x`, and further down by `y`.
  ///
  /// `name` is that of a scroll view or a list, or of something in it; it can be left out where there is only one.
  public func scroll(
    _ name: String? = nil, x: CGFloat = 0, y: CGFloat = 0, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let distance = CGPoint(x: x, y: y)
    if let name { return act(on: name, at: SourcePlace(fileID, file, line, column)) { try $0.scroll(by: distance) } }
    attempt(at: SourcePlace(fileID, file, line, column)) { try hosting.user.scroll(by: distance) }
  }

  /// Scrolls the only list or scroll view until what shows the text `name`, or has it as its accessibility label, is visible.
  ///
  /// Rows of a list exist only while they are visible, so nothing can be done to others before:
  ///
  /// ```swift
  /// screen.scroll(to: "Row 80")
  /// screen.tap("Row 80")
  /// ```
  public func scroll(
    to name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    attempt(at: SourcePlace(fileID, file, line, column)) {
      try hosting.user.scroll(to: HostQuery(HostView.self, labelled: name))
    }
  }

  /// Pulls the list or scroll view called `name`, or that has what is called so in it, to refresh it.
  public func pullToRefresh(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(on: name, at: SourcePlace(fileID, file, line, column)) { try $0.pullToRefresh() }
  }

  /// Taps the tab with a label in the only tab bar.
  public func selectTab(
    _ label: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    attempt(at: SourcePlace(fileID, file, line, column)) { try window.user.selectTab(label) }
  }

  /// Taps the back button in the only navigation bar.
  public func goBack(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    attempt(at: SourcePlace(fileID, file, line, column)) { try window.user.goBack() }
  }
}
