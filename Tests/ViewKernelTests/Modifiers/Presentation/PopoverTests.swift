import Foundation
import HostTree
import ViewKernel
import XCTest

/// Where popovers lie: beside their source, wherever that is at the time.
@MainActor
final class PopoverTests: HostTestCase {
  private struct Source: View {
    let isShown: Bool
    var x: CGFloat = 0
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    var edge: Edge?

    var body: some View {
      Color.clear.overlay(alignment: .topLeading) {
        Color.blue.frame(width: 100, height: 40)
          .popover(isPresented: .constant(isShown), attachmentAnchor: anchor, arrowEdge: edge) {
            Color.red.frame(width: 60, height: 50)
          }
          .offset(x: 0)
          .padding(.leading, 300 + x)
          .padding(.top, 200)
      }
    }
  }

  private func show<V: View>(_ view: V) -> Screen<V> { TestSupport.show(view, width: 800, height: 600) }

  private func popover<V>(_ screen: Screen<V>) -> CGRect? {
    screen.window.first(HostColorView.self) { $0.bounds.size == CGSize(width: 60, height: 50) }
      .map { $0.convert($0.bounds, to: nil) }
  }

  func testItComesWithItsSource() {
    struct Both: View {
      @State private var isOn = false
      var body: some View {
        if isOn { Source(isShown: true) } else { Button("show") { isOn = true } }
      }
    }
    let screen = show(Both())
    screen.tap("show")
    XCTAssertEqual(popover(screen), CGRect(320, 240, 60, 50))
  }

  func testItFollowsItsSource() {
    let screen = show(Source(isShown: true))
    XCTAssertEqual(popover(screen), CGRect(320, 240, 60, 50))
    screen.view = Source(isShown: true, x: 200)
    XCTAssertEqual(popover(screen), CGRect(520, 240, 60, 50))
    screen.view = Source(isShown: true, x: 100, anchor: .point(.topLeading))
    XCTAssertEqual(popover(screen), CGRect(370, 200, 60, 50))
    screen.view = Source(isShown: true, x: 100, anchor: .rect(.rect(CGRect(0, 0, 20, 10))))
    XCTAssertEqual(popover(screen), CGRect(380, 210, 60, 50))
  }

  func testItFollowsASourceInAWindowThatIsResized() {
    struct Middle: View {
      var body: some View {
        Color.blue.frame(width: 100, height: 40).popover(isPresented: .constant(true)) {
          Color.red.frame(width: 60, height: 50)
        }
      }
    }
    let screen = show(Middle())
    XCTAssertEqual(popover(screen), CGRect(370, 320, 60, 50))
    screen.window.frame.size = CGSize(width: 1000, height: 500)
    screen.hosting.frame = screen.window.bounds
    screen.settle()
    XCTAssertEqual(popover(screen), CGRect(470, 270, 60, 50))
  }

  func testItFollowsASourceThatScrolls() {
    let screen = show(
      ScrollView {
        Color.blue.frame(width: 100, height: 40)
          .popover(isPresented: .constant(true)) { Color.red.frame(width: 60, height: 50) }
          .padding(.vertical, 300)
        Color.green.frame(height: 1000)
      })
    XCTAssertEqual(popover(screen)?.minY, 340)
    screen.scroll.contentOffset.y = 100
    screen.settle()
    XCTAssertEqual(popover(screen)?.minY, 240)
  }

  func testItFollowsASourceThatIsReplaced() {
    struct Replaced: View {
      let isText: Bool
      var body: some View {
        Group {
          if isText { Text("a").frame(width: 20, height: 20) } else { Color.blue.frame(width: 100, height: 40) }
        }
        .popover(isPresented: .constant(true)) { Color.red.frame(width: 60, height: 50) }
      }
    }
    let screen = show(Replaced(isText: false))
    XCTAssertEqual(popover(screen), CGRect(370, 320, 60, 50))
    screen.view = Replaced(isText: true)
    XCTAssertEqual(popover(screen), CGRect(370, 310, 60, 50))
  }

  func testArrowEdges() {
    let expected: [(Edge?, CGRect)] = [
      (nil, CGRect(320, 240, 60, 50)), (.bottom, CGRect(320, 240, 60, 50)), (.top, CGRect(320, 150, 60, 50)),
      (.leading, CGRect(240, 195, 60, 50)), (.trailing, CGRect(400, 195, 60, 50)),
    ]
    for (edge, frame) in expected {
      let screen = show(Source(isShown: true, edge: edge))
      XCTAssertEqual(popover(screen), frame, "\(String(describing: edge))")
    }
    let screen = show(Source(isShown: true, edge: .top))
    screen.view = Source(isShown: true, edge: .trailing)
    XCTAssertEqual(popover(screen), CGRect(400, 195, 60, 50))
  }
}
