import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// What programs for macOS tell a window.
@MainActor
final class HostWindowDesktopTests: HostTestCase {
  func testWhatIsSaidOfTheFrameIsKept() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 30, height: 20), styleMask: [.titled, .closable], backing: .buffered,
      defer: false)
    var frame = HostWindow.DesktopFrame()
    frame.styleMask = [.titled, .closable]
    XCTAssertEqual(window.desktopFrame, frame)
    window.title = "Notes"
    window.titleVisibility = .hidden
    window.titlebarAppearsTransparent = true
    window.styleMask.insert(.fullSizeContentView)
    window.level = .floating
    window.collectionBehavior = [.canJoinAllSpaces]
    window.isMovableByWindowBackground = true
    window.isMovable = false
    window.hasShadow = false
    window.minSize = CGSize(width: 10, height: 10)
    window.maxSize = CGSize(width: 100, height: 100)
    window.center()
    window.toggleFullScreen(nil)
    frame.title = "Notes"
    frame.titleVisibility = .hidden
    frame.titlebarAppearsTransparent = true
    frame.styleMask = [.titled, .closable, .fullSizeContentView, .fullScreen]
    frame.level = .floating
    frame.collectionBehavior = .canJoinAllSpaces
    frame.isMovableByWindowBackground = true
    frame.isMovable = false
    frame.hasShadow = false
    frame.minSize = CGSize(width: 10, height: 10)
    frame.maxSize = CGSize(width: 100, height: 100)
    XCTAssertEqual(window.desktopFrame, frame)
    XCTAssertEqual(
      [
        window.title, "\(window.titleVisibility)", "\(window.level.rawValue)", "\(window.isMovable)",
        "\(window.hasShadow)",
      ],
      ["Notes", "hidden", "3", "false", "false"])
    XCTAssertTrue(window.titlebarAppearsTransparent && window.isMovableByWindowBackground)
    XCTAssertEqual([window.minSize.width, window.maxSize.width], [10, 100])
    XCTAssertEqual(window.collectionBehavior, .canJoinAllSpaces)
  }

  func testAWindowShowsItsContent() {
    let window = NSWindow(contentRect: CGRect(0, 0, 30, 20), styleMask: .borderless, backing: .buffered, defer: false)
    window.contentView = NSHostingView(rootView: Color.red)
    XCTAssertFalse(window.isVisible)
    window.makeKeyAndOrderFront(nil)
    window.settle()
    XCTAssertTrue(window.isVisible && window.isKeyWindow)
    XCTAssertEqual(window.contentView?.frame, CGRect(0, 0, 30, 20))
    window.setContentSize(CGSize(width: 50, height: 20))
    window.settle()
    XCTAssertEqual(window.contentView?.frame.width, 50)
    window.orderOut(nil)
    XCTAssertFalse(window.isVisible)
    window.orderFront(nil)
    XCTAssertTrue(window.isVisible)
    window.close()
    window.orderFrontRegardless()
    XCTAssertTrue(window.isVisible)
    window.contentViewController = NSHostingController(rootView: Color.blue)
    window.settle()
    XCTAssertTrue(window.contentView === window.contentViewController?.view)
    window.contentView = nil
    XCTAssertNil(window.contentViewController)
  }
}
