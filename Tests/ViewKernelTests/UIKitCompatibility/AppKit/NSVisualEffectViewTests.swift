import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// The blurring view of AppKit.
@MainActor
final class NSVisualEffectViewTests: HostTestCase {
  private struct Blur: NSViewRepresentable {
    let material: NSVisualEffectView.Material
    var state = NSVisualEffectView.State.active

    func makeNSView(context: Context) -> NSVisualEffectView { NSVisualEffectView() }

    func updateNSView(_ nsView: NSVisualEffectView, context: Context) {
      nsView.material = material
      nsView.blendingMode = NSVisualEffectView.BlendingMode.withinWindow
      nsView.state = state
    }
  }

  func testItBlursWhatIsBehindIt() {
    let screen = show(Color.red.overlay(Blur(material: .sidebar)), width: 40, height: 30)
    XCTAssertEqual(
      screen.hosts(of: NSVisualEffectView.self).map { $0.treeDescription() },
      ["NSVisualEffectView (0, 0, 40 x 30) material=sidebar"])
    let thin = screen.window.svgDescription
    XCTAssertTrue(thin.contains("fill-opacity=\"0.55\""), thin)
    screen.view = Color.red.overlay(Blur(material: .hudWindow))
    XCTAssertNotEqual(screen.window.svgDescription, thin)
    screen.view = Color.red.overlay(Blur(material: .sidebar))
    XCTAssertEqual(screen.window.svgDescription, thin)
    screen.view = Color.red.overlay(Blur(material: .sidebar, state: .inactive))
    XCTAssertFalse(screen.window.svgDescription.contains("fill-opacity"))
    XCTAssertEqual(
      screen.hosts(of: NSVisualEffectView.self).map { $0.treeDescription() },
      ["NSVisualEffectView (0, 0, 40 x 30) material=sidebar state=inactive"])
  }

  func testTheRawValuesAreThoseOfAppKit() {
    XCTAssertEqual(
      NSVisualEffectView.Material.allCases.map { "\($0) \($0.rawValue)" },
      [
        "appearanceBased 0", "light 1", "dark 2", "mediumLight 8", "ultraDark 9", "titlebar 3", "selection 4", "menu 5",
        "popover 6", "sidebar 7", "headerView 10", "sheet 11", "windowBackground 12", "hudWindow 13", "fullScreenUI 15",
        "toolTip 17", "contentBackground 18", "underWindowBackground 21", "underPageBackground 22",
      ])
  }
}
