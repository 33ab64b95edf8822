import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class PointerStyleTests: HostTestCase {
  func testTheInnermostStyleUnderThePointerCounts() {
    let screen = show(
      VStack(spacing: 0) {
        Color.red.frame(height: 20).pointerStyle(.link)
        Color.blue.frame(height: 20).pointerStyle(nil)
        Color.green.frame(height: 20).pointerVisibility(.hidden)
      }
      .pointerStyle(.grabIdle).pointerVisibility(.automatic))
    func state(at y: CGFloat) -> String {
      screen.window.movePointer(to: CGPoint(x: 100, y: y))
      return "\(screen.window.pointerStyle.map { "\($0)" } ?? "-") \(screen.window.isPointerHidden)"
    }
    let top = screen.colorFrames[0].minY
    XCTAssertEqual(
      [top + 10, top + 30, top + 50, top - 10].map(state),
      ["link false", "grabIdle false", "grabIdle true", "- false"])
    screen.window.movePointer(to: nil)
    XCTAssertNil(screen.window.pointerStyle)
  }

  func testDirectionsFollowTheLayout() {
    let styles: [PointerStyle] = [
      .columnResize, .columnResize(directions: .leading), .rowResize(directions: .down), .rowResize,
      .frameResize(position: .top, directions: .inward), .frameResize(position: .bottom, directions: .inward),
      .frameResize(position: .leading, directions: .outward), .frameResize(position: .trailing, directions: .outward),
      .frameResize(position: .topLeading), .frameResize(position: .bottomLeading),
    ]
    func names(_ direction: LayoutDirection) -> [String] {
      styles.map { style in
        let screen = show(Color.red.pointerStyle(style).environment(\.layoutDirection, direction))
        screen.window.movePointer(to: CGPoint(x: 100, y: 100))
        return screen.window.pointerStyle.map { "\($0)" } ?? "-"
      }
    }
    XCTAssertEqual(
      names(.leftToRight),
      [
        "resizeLeftRight", "resizeLeft", "resizeDown", "resizeUpDown", "resizeDown", "resizeUp", "resizeLeft",
        "resizeRight", "resizeUpLeftDownRight", "resizeUpRightDownLeft",
      ])
    XCTAssertEqual(
      names(.rightToLeft),
      [
        "resizeLeftRight", "resizeRight", "resizeDown", "resizeUpDown", "resizeDown", "resizeUp", "resizeRight",
        "resizeLeft", "resizeUpRightDownLeft", "resizeUpLeftDownRight",
      ])
    XCTAssertEqual(Set<PointerStyle>([.link, .link, .image(Image("a"), hotSpot: .top)]).count, 2)
  }
}
