import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// Scroll views that scroll by themselves while something is dragged near their edges.
@MainActor
final class DragScrollingTests: HostTestCase {
  private let item = HostDragItem(itemProvider: NSItemProvider(object: "x" as NSString))

  func testAListGoesOnWhileADragIsNearItsEdge() {
    let screen = show(List(0..<100) { Text("\($0)") }.listStyle(.plain), width: 100, height: 220)
    let drag = screen.window.beginDrag([item], at: CGPoint(x: 50, y: 100))
    drag?.move(to: CGPoint(x: 50, y: 110))
    screen.advance(by: 1)
    XCTAssertEqual(screen.table.contentOffset.y, 0)
    drag?.move(to: CGPoint(x: 50, y: 220 - 22))
    screen.advance(by: 1)
    XCTAssertEqual(screen.table.contentOffset.y, 300)
    drag?.move(to: CGPoint(x: 50, y: 100))
    screen.advance(by: 1)
    XCTAssertEqual(screen.table.contentOffset.y, 300)
    drag?.move(to: CGPoint(x: 50, y: 0))
    screen.advance(by: 10)
    XCTAssertEqual(screen.table.contentOffset.y, 0)
    drag?.cancel()
  }

  func testItEndsWithTheDrag() {
    let screen = show(List(0..<100) { Text("\($0)") }.listStyle(.plain), width: 100, height: 220)
    let drag = screen.window.beginDrag([item], at: CGPoint(x: 50, y: 100))
    drag?.move(to: CGPoint(x: 50, y: 219))
    screen.advance(by: 0.5)
    let offset = screen.table.contentOffset.y
    XCTAssertGreaterThan(offset, 200)
    drag?.drop()
    screen.advance(by: 5)
    XCTAssertEqual(screen.table.contentOffset.y, offset)
  }

  func testTheInnermostViewThatCanGoOnScrolls() {
    let rows = ScrollView(.horizontal) { Color.red.frame(width: 400, height: 50) }.frame(height: 50)
    let screen = show(
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 200); rows; Color.blue.frame(height: 200)
        }
      },
      width: 200, height: 240)
    let views = screen.hosts(of: HostScrollView.self)
    let drag = screen.window.beginDrag([item], at: CGPoint(x: 100, y: 100))
    drag?.move(to: CGPoint(x: 199, y: 210))
    screen.advance(by: 10)
    XCTAssertEqual(views.map(\.contentOffset.x).max(), 200)
    screen.advance(by: 10)
    XCTAssertGreaterThan(views.map(\.contentOffset.y).max() ?? 0, 0)
    drag?.cancel()
  }
}
