public import Foundation
public import ViewKernel
public import ViewTesting

/// Shows a view in a window of 200 x 200 points, in which printed frames are small numbers.
///
/// It hides ViewTesting's function, which defaults to a phone, in files that import ViewTesting through this module
/// only.
@MainActor
public func show<Content: View>(
  _ view: Content, width: CGFloat = 200, height: CGFloat = 200, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Screen<Content> {
  ViewTesting.show(view, width: width, height: height, fileID: fileID, file: file, line: line, column: column)
}
