import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

@MainActor
final class NSScreenTests: HostTestCase {
  func testItIsTheMainScreen() throws {
    HostScreen.main.resize(to: CGSize(width: 800, height: 600))
    let screen = try XCTUnwrap(NSScreen.main)
    XCTAssertEqual(screen.frame, CGRect(0, 0, 800, 600))
    XCTAssertEqual(screen.visibleFrame, screen.frame)
    XCTAssertEqual(screen.backingScaleFactor, UIScreen.main.scale)
    XCTAssertEqual(NSScreen.screens.map(\.frame), [screen.frame])
  }
}
