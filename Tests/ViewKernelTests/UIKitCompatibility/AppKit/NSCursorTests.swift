import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

@MainActor
final class NSCursorTests: HostTestCase {
  func testACursorIsPushedWhileThePointerIsUponAView() {
    let screen = show(
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 50).onHover { isUpon in
          if isUpon { NSCursor.pointingHand.push() } else { NSCursor.pop() }
        }
        Color.blue.frame(width: 100, height: 50).pointerStyle(.grabIdle)
      }, width: 100, height: 100)
    func style(at y: CGFloat?) -> HostPointerStyle? {
      screen.window.movePointer(to: y.map { CGPoint(x: 50, y: $0) })
      screen.settle()
      return screen.window.pointerStyle
    }
    XCTAssertEqual(style(at: 25), .link)
    XCTAssertEqual(style(at: 75), .grabIdle)
    XCTAssertNil(style(at: nil))
  }

  func testTheStackOfCursors() {
    let window = HostWindow(frame: CGRect(0, 0, 100, 100), clock: HostManualClock())
    window.makeKeyAndVisible()
    window.movePointer(to: CGPoint(x: 1, y: 1))
    NSCursor.iBeam.push()
    NSCursor.closedHand.push()
    XCTAssertEqual(window.pointerStyle, .grabActive)
    NSCursor.crosshair.set()
    XCTAssertEqual(window.pointerStyle, .rectangleSelection)
    NSCursor.crosshair.pop()
    XCTAssertEqual(window.pointerStyle, .horizontalText)
    NSCursor.pop()
    NSCursor.pop()
    XCTAssertNil(window.pointerStyle)
    NSCursor.arrow.set()
    XCTAssertNil(window.pointerStyle)
    let pen = HostImage(named: "pen", size: CGSize(width: 10, height: 20))
    NSCursor(image: pen, hotSpot: CGPoint(x: 5, y: 20)).set()
    XCTAssertEqual(window.pointerStyle, .image(pen, hotSpot: CGPoint(x: 0.5, y: 1)))
    NSCursor.arrow.set()
    XCTAssertNil(window.pointerStyle)
  }
}
