import Foundation
import HostTree
import XCTest

/// What controllers answer about the system around them, which asks for nothing here.
@MainActor
final class HostStatusBarTests: HostTreeTestCase {
  private final class Page: HostViewController {
    var log: [String] = []
    override var preferredStatusBarStyle: HostStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var supportedInterfaceOrientations: HostInterfaceOrientationMask { .portrait }
    override func traitCollectionDidChange(_ previousTraitCollection: HostTraitCollection?) {
      log.append(
        "\(previousTraitCollection?.userInterfaceStyle ?? .unspecified) to \(traitCollection.userInterfaceStyle)")
    }
  }

  func testAControllerHearsOfTraits() {
    let window = makeWindow(width: 100, height: 100)
    let page = Page()
    window.rootViewController = page
    window.makeKeyAndVisible()
    window.settle()
    page.log = []
    window.overrideUserInterfaceStyle = .dark
    page.overrideUserInterfaceStyle = .light
    XCTAssertEqual(page.view.overrideUserInterfaceStyle, .light)
    page.setNeedsStatusBarAppearanceUpdate()
    page.setNeedsUpdateOfHomeIndicatorAutoHidden()
    page.setNeedsUpdateOfSupportedInterfaceOrientations()
    window.settle()
    XCTAssertEqual(page.log, ["light to dark", "dark to light"])
  }

  func testAnswers() {
    let usual = HostViewController()
    XCTAssertEqual(
      [usual.prefersStatusBarHidden, usual.prefersHomeIndicatorAutoHidden, usual.shouldAutorotate],
      [false, false, true])
    XCTAssertEqual(usual.preferredStatusBarStyle, .default)
    XCTAssertEqual(usual.preferredStatusBarUpdateAnimation, .fade)
    XCTAssertEqual(usual.supportedInterfaceOrientations, .allButUpsideDown)
    XCTAssertTrue(HostInterfaceOrientationMask.all.isSuperset(of: [.portraitUpsideDown, .landscape]))
    XCTAssertEqual(
      [HostInterfaceOrientationMask.portrait, .landscape, .all].map(\.rawValue), [2, 24, 30], "as in UIKit")
  }

  func testHowAControllerComesAndGoes() {
    let page = HostViewController()
    XCTAssertEqual(page.modalTransitionStyle, .coverVertical)
    page.modalTransitionStyle = .crossDissolve
    XCTAssertEqual(page.modalTransitionStyle, .crossDissolve)
    XCTAssertNotNil(page.preferredTransition)
    page.modalTransitionStyle = .flipHorizontal
    XCTAssertNil(page.preferredTransition)
  }

  func testASceneHasNoStatusBar() throws {
    let window = makeWindow(width: 100, height: 100)
    window.makeKeyAndVisible()
    let scene = try XCTUnwrap(window.windowScene)
    let bar = try XCTUnwrap(scene.statusBarManager)
    XCTAssertEqual(bar.statusBarFrame, .zero)
    XCTAssertTrue(bar.isStatusBarHidden)
    XCTAssertEqual(bar.statusBarStyle, .default)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in XCTFail("it is not called") }
    XCTAssertEqual(scene.interfaceOrientation, .portrait)
  }
}
