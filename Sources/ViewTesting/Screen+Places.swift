public import Foundation
import HostTree
import Introspection

extension Screen {
  // MARK: Scrolling and navigation

  /// Scrolls by a distance in points: a positive `x` reveals content further to the right, a positive `y` further
  /// down.
  ///
  /// `name` is the name of a scroll view or a list, or of something in it. Leave it out if there is only one.
  public func scroll(
    _ name: String? = nil, x: CGFloat = 0, y: CGFloat = 0, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let distance = CGPoint(x: x, y: y)
    if let name { return act(on: name, at: SourcePlace(fileID, file, line, column)) { try $0.scroll(by: distance) } }
    attempt(at: SourcePlace(fileID, file, line, column)) { try hosting.user.scroll(by: distance) }
  }

  /// Scrolls the only list or scroll view until a host with the text or the accessibility label `name` is visible.
  ///
  /// Rows of a list exist only while they are visible, so scroll to a row before you act on it:
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

  /// Pulls the list or scroll view called `name`, or with something called so in it, to refresh it.
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
