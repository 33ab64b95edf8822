import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class DraggableTests: HostTestCase {
  private struct Shelf: View {
    @State var basket: [String] = []
    @State var isTargeted = false
    var isDisabled = false

    var body: some View {
      VStack(spacing: 0) {
        Text("Tea").frame(width: 100, height: 50).draggable("tea").disabled(isDisabled)
        Text(isTargeted ? "here" : "[\(basket.joined(separator: " "))]").frame(width: 100, height: 100)
          .dropDestination(for: String.self) { items, place in
            basket += items + ["\(Int(place.x)),\(Int(place.y))"]
            return true
          } isTargeted: {
            isTargeted = $0
          }
      }
    }
  }

  func testAValueIsDraggedFromOneViewToAnother() {
    let screen = show(Shelf(), width: 100, height: 150)
    let touch = screen.window.beginTouch(at: CGPoint(x: 50, y: 25))
    screen.advance(by: 0.5)
    touch.move(to: CGPoint(x: 50, y: 35))
    screen.settle()
    XCTAssertEqual(screen.texts, ["Tea", "[]"])
    touch.move(to: CGPoint(x: 60, y: 80))
    assertTree(
      of: screen,
      """
      HostWindow (0, 0, 100 x 150)
      ├─ HostingView<Shelf> (0, 0, 100 x 150)
      │  └─ HostStackView (0, 0, 100 x 150) axis=vertical spacing=0
      │     ├─ HostDragView (0, 0, 100 x 50)
      │     │  └─ HostFrameView (0, 0, 100 x 50) width=100 height=50
      │     │     └─ HostLabel "Tea" (35, 15, 30 x 20)
      │     └─ HostDropView (0, 50, 100 x 100)
      │        └─ HostFrameView (0, 0, 100 x 100) width=100 height=100
      │           └─ HostLabel "here" (32.5, 40, 35 x 20)
      └─ HostDragPreviewView (10, 55, 100 x 50) inert operation=copy
      """)
    touch.end()
    screen.settle()
    XCTAssertEqual(screen.texts, ["Tea", "[tea 60,30]"])
    XCTAssertEqual(screen.window.subviews.count, 1)
    screen.drag("Tea", onto: "[tea 60,30]")
    XCTAssertEqual(screen.texts.last, "[tea 60,30 tea 50,50]")
  }

  func testADragThatLeavesAndIsCancelled() {
    let screen = show(Shelf(), width: 100, height: 200)
    let touch = screen.window.beginTouch(at: CGPoint(x: 50, y: 50))
    screen.advance(by: 0.5)
    touch.move(to: CGPoint(x: 60, y: 120))
    screen.settle()
    XCTAssertEqual(screen.texts, ["Tea", "here"])
    touch.move(to: CGPoint(x: 60, y: 190))
    screen.settle()
    XCTAssertEqual(screen.texts, ["Tea", "[]"])
    touch.move(to: CGPoint(x: 60, y: 120))
    touch.cancel()
    screen.settle()
    XCTAssertEqual(screen.texts, ["Tea", "[]"])
  }

  func testADisabledViewIsNotDragged() {
    let screen = show(Shelf(isDisabled: true), width: 100, height: 150)
    let touch = screen.window.beginTouch(at: CGPoint(x: 50, y: 25))
    screen.advance(by: 0.5)
    touch.move(to: CGPoint(x: 60, y: 80))
    XCTAssertNil(screen.window.dragSession)
    touch.end()
  }

  func testPreviews() {
    struct Root: View {
      @State private var count = 0
      var body: some View {
        VStack(spacing: 0) {
          Text("a").frame(width: 100, height: 50)
            .draggable("a") { Text("two \(count)").font(.headline).padding(4) }
          Text("b").frame(width: 100, height: 50)
            .onDrag {
              NSItemProvider(object: "b" as NSString)
            } preview: {
              Color.red.frame(width: 20, height: 20)
            }
        }
        .onTapGesture { count += 1 }
      }
    }
    let screen = show(Root(), width: 100, height: 100)
    for y: CGFloat in [25, 75] {
      let touch = screen.window.beginTouch(at: CGPoint(x: 50, y: y))
      screen.advance(by: 0.5)
      touch.move(to: CGPoint(x: 50, y: y + 6))
      screen.settle()
      let preview = screen.window.subviews.last as? HostDragPreviewView
      XCTAssertEqual(preview?.frame.midX, 50)
      XCTAssertEqual(preview?.frame.midY, CGFloat(y + 6))
      XCTAssertEqual(preview?.frame.size, y == 75 ? CGSize(width: 20, height: 20) : preview?.content?.frame.size)
      XCTAssertEqual(preview?.session === screen.window.dragSession, true)
      touch.end()
      screen.settle()
      XCTAssertNil(screen.window.dragSession)
    }
  }

  func testNoProviderNoDrag() {
    let screen = show(Text("a").frame(width: 100, height: 100).itemProvider(nil), width: 100, height: 100)
    let touch = screen.window.beginTouch(at: CGPoint(x: 50, y: 50))
    screen.advance(by: 0.5)
    touch.move(to: CGPoint(x: 50, y: 60))
    XCTAssertNil(screen.window.dragSession)
    touch.end()
  }

  /// A button and a context menu keep working, a scroll view scrolls, and all give way to the drag.
  func testBesideOtherGestures() {
    struct Root: View {
      @State private var taps = 0
      var body: some View {
        ScrollView {
          Button("\(taps)") { taps += 1 }.frame(width: 100, height: 50)
            .contextMenu { Button("Delete") {} }
            .draggable("a")
          Color.red.frame(width: 100, height: 500)
        }
      }
    }
    let screen = show(Root(), width: 100, height: 100)
    screen.tap("0")
    XCTAssertEqual(screen.texts, ["1"])
    let touch = screen.window.beginTouch(at: CGPoint(x: 50, y: 25))
    screen.advance(by: 0.5)
    XCTAssertNotNil(screen.window.presentedMenu)
    touch.move(to: CGPoint(x: 50, y: 60))
    screen.settle()
    XCTAssertNil(screen.window.presentedMenu)
    XCTAssertNotNil(screen.window.dragSession)
    touch.move(to: CGPoint(x: 50, y: 0))
    touch.end()
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostScrollView.self).first?.contentOffset, .zero)
    XCTAssertEqual(screen.texts, ["1"])
    let scroll = screen.window.beginTouch(at: CGPoint(x: 50, y: 25))
    scroll.move(to: CGPoint(x: 50, y: 5))
    screen.advance(by: 1)
    scroll.move(to: CGPoint(x: 50, y: 0))
    XCTAssertNil(screen.window.dragSession)
    XCTAssertNotEqual(screen.hosts(of: HostScrollView.self).first?.contentOffset, .zero)
    scroll.end()
  }

  func testTheShapeOfThePreview() {
    func picture(_ shape: RoundedRectangle) -> String {
      let screen = show(
        Color.red.frame(width: 100, height: 100).contentShape(.dragPreview, shape).draggable("a"), width: 100,
        height: 100)
      let touch = screen.window.beginTouch(at: CGPoint(x: 50, y: 50))
      screen.advance(by: 0.5)
      touch.move(to: CGPoint(x: 50, y: 60))
      screen.settle()
      defer { touch.end() }
      return HostSVGRenderer().svg(of: HostDrawing(of: screen.window), size: screen.window.bounds.size)
    }
    XCTAssertNotEqual(picture(RoundedRectangle(cornerRadius: 20)), picture(RoundedRectangle(cornerRadius: 40)))
  }
}
