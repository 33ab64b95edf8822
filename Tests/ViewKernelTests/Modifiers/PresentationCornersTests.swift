import HostTree
import ViewKernel
import XCTest

/// Sheets and popovers are cards with round corners.
@MainActor
final class PresentationCornersTests: HostTestCase {
  /// The outlines that what is presented is clipped to, and before that what is behind it.
  private func cards<V: View>(_ view: V, width: CGFloat) -> [Path] {
    let screen = show(view, width: width, height: 600)
    defer { screen.close() }
    return HostDrawing(of: screen.window).commands.flatMap { command -> [Path] in
      guard case .begin(let effects) = command else { return [] }
      return effects.compactMap {
        if case .clip(let path, _) = $0, path != Path(path.boundingRect) { path } else { nil }
      }
    }
  }

  func testAPopoverIsASheetInANarrowWindow() {
    let popover = Color.red.frame(width: 20, height: 20).popover(isPresented: .constant(true)) { Text("inside") }
    // 10 points below the top; the lower corners are 10 points beyond the window's edge.
    XCTAssertEqual(cards(popover, width: 390).map(\.boundingRect.height), [600, 600])
    XCTAssertEqual(cards(popover, width: 900).count, 1)
  }

  func testASheetInAWideWindowHasFourRoundCorners() {
    let sheet = Color.red.sheet(isPresented: .constant(true)) { Text("inside") }
    XCTAssertEqual(cards(sheet, width: 390).map(\.boundingRect.height), [600, 600])
    XCTAssertEqual(cards(sheet, width: 900).map(\.boundingRect.size), [CGSize(width: 704, height: 580)])
  }
}
