public import Foundation
public import HostTree
import Introspection

extension Screen {
  // MARK: Touches

  /// Taps the middle of what is called `name`.
  public func tap(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(on: name, at: SourcePlace(fileID, file, line, column)) { try $0.tap() }
  }

  /// Taps the middle of what is called `name` twice in quick succession.
  public func doubleTap(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(on: name, at: SourcePlace(fileID, file, line, column)) { try $0.doubleTap() }
  }

  /// Presses what is called `name` for a duration in seconds, which passes meanwhile.
  public func longPress(
    _ name: String, for duration: TimeInterval = 1, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    act(on: name, at: SourcePlace(fileID, file, line, column)) { try $0.longPress(for: duration) }
  }

  /// Drags a finger from the middle of what is called `name` by `x` points to the right and `y` points down, in ten
  /// steps of 1/60 s.
  public func drag(
    _ name: String, x: CGFloat = 0, y: CGFloat = 0, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    act(on: name, at: SourcePlace(fileID, file, line, column)) { try $0.drag(by: CGSize(width: x, height: y)) }
  }

  /// Presses what is called `name` until it is lifted, drags it to the middle of what is called `destination`, and
  /// drops it there.
  public func drag(
    _ name: String, onto destination: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID, file, line, column)
    act(on: destination, at: place) { target in act(on: name, at: place) { try $0.drag(onto: target.host) } }
  }

  /// Swipes the row of a list called `name`, or that has what is called so in it: its buttons are there then, to be
  /// tapped.
  ///
  /// The edge is that at which the buttons are. To swipe fully, all the way, does what the first of them does.
  public func swipe(
    _ name: String, _ edge: HorizontalEdge = .trailing, fully: Bool = false, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(on: name, at: SourcePlace(fileID, file, line, column)) { try $0.swipe(edge, fully: fully) }
  }

  /// Swipes the row of a list in a direction: to the left for the buttons at the trailing edge, unless the layout is
  /// right to left.
  public func swipe(
    _ name: String, _ direction: SwipeDirection, fully: Bool = false, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(on: name, at: SourcePlace(fileID, file, line, column)) { user in
      let isRightToLeft = user.host.effectiveUserInterfaceLayoutDirection == .rightToLeft
      try user.swipe((direction == .right) == isRightToLeft ? .trailing : .leading, fully: fully)
    }
  }
}

/// The direction in which a finger moves over a row.
public enum SwipeDirection: Hashable, Sendable {
  /// To the left.
  case left
  /// To the right.
  case right
}
