import Foundation
import HostTree
import XCTest

@MainActor
final class HostWindowSceneTests: HostTreeTestCase {
  private func connected(_ window: HostWindow) -> HostWindowScene? {
    HostApplication.shared.connectedScenes.compactMap { $0 as? HostWindowScene }.first { $0.windows.first === window }
  }

  func testVisibleWindowsAreConnected() throws {
    let window = HostWindow(frame: CGRect(0, 0, 200, 100), clock: HostManualClock())
    XCTAssertNil(window.windowScene)
    XCTAssertNil(connected(window))
    window.makeKeyAndVisible()
    let controller = HostViewController()
    controller.title = "Letters"
    window.rootViewController = controller
    let scene = try XCTUnwrap(connected(window))
    XCTAssertTrue(scene === window.windowScene)
    XCTAssertTrue(scene.keyWindow === window)
    XCTAssertTrue(scene.screen === window.screen)
    XCTAssertEqual(scene.title, "Letters")
    XCTAssertEqual(scene.activationState, .foregroundActive)
    XCTAssertTrue(scene.interfaceOrientation.isLandscape)
    window.frame.size = CGSize(width: 100, height: 200)
    XCTAssertTrue(scene.interfaceOrientation.isPortrait)
    XCTAssertTrue(HostApplication.shared.keyWindow === window)
    HostApplication.shared.applicationState = .background
    XCTAssertEqual(scene.activationState, .background)
    HostApplication.shared.applicationState = .inactive
    XCTAssertEqual(scene.activationState, .foregroundInactive)
    HostApplication.shared.applicationState = .active
    window.isHidden = true
    XCTAssertNil(window.windowScene)
    XCTAssertNil(connected(window))
    XCTAssertEqual(scene.activationState, .unattached)
    window.settle()
  }

  func testWindowsAreInTheOrderInWhichTheyWereMadeKey() {
    let windows = (0..<3).map { _ in HostWindow(frame: CGRect(0, 0, 10, 10), clock: HostManualClock()) }
    for index in [0, 1, 2, 0] { windows[index].makeKeyAndVisible() }
    let shown = HostApplication.shared.windows.compactMap { window in windows.firstIndex { $0 === window } }
    XCTAssertEqual(shown, [1, 2, 0])
    windows[1].makeKey()
    XCTAssertTrue(HostApplication.shared.keyWindow === windows[1])
    XCTAssertEqual(windows.map(\.isKeyWindow), [false, true, false])
  }

  func testASceneOutlivesItsWindow() {
    var window: HostWindow? = HostWindow(frame: CGRect(0, 0, 10, 10), clock: HostManualClock())
    window?.makeKeyAndVisible()
    let scene = window?.windowScene
    window = nil
    XCTAssertEqual(scene?.windows.isEmpty, true)
    XCTAssertNil(scene?.keyWindow)
    XCTAssertEqual(scene?.activationState, .unattached)
    XCTAssertEqual(scene?.interfaceOrientation, .unknown)
    XCTAssertEqual(scene?.title, "")
  }
}
