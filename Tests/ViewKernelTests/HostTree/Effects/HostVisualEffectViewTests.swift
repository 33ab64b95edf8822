import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// Blurs of what is behind, as by UIKit.
@MainActor
final class HostVisualEffectViewTests: HostTestCase {
  private func paint(_ style: UIBlurEffect.Style, _ appearance: HostUserInterfaceStyle = .light) -> String {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
    view.frame = CGRect(0, 0, 20, 10)
    view.overrideUserInterfaceStyle = appearance
    for command in HostDrawing(of: view).commands {
      if case .fill(_, .paint(let paint, _), _) = command { return "\(paint)" }
    }
    return "none"
  }

  func testStyles() {
    XCTAssertEqual(paint(.systemUltraThinMaterial), "material(#F7F7F766; 20)")
    XCTAssertEqual(paint(.systemUltraThinMaterial, .dark), "material(#26262666; 20)")
    XCTAssertEqual(paint(.systemThinMaterialDark), "material(#2626268C; 20)")
    XCTAssertEqual(paint(.light, .dark), "material(#F7F7F7B3; 20)")
    XCTAssertEqual(paint(.dark), "material(#262626B3; 20)")
    for style in UIBlurEffect.Style.allCases { XCTAssertNotEqual(paint(style), "none", "\(style)") }
  }

  func testTheContentLiesOnTheBlur() {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(0, 0, 20, 10)
    view.contentView.addSubview(HostLabel())
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentView.frame, CGRect(0, 0, 20, 10))
    XCTAssertTrue(HostDrawing(of: view).commands.isEmpty)
    view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
    XCTAssertTrue(HostDrawing(of: view).commands.isEmpty)
    XCTAssertEqual(UIBlurEffect(style: .dark), UIBlurEffect(style: .dark))
    XCTAssertNotEqual(UIBlurEffect(style: .dark), UIBlurEffect(style: .light))
    view.effect = UIBlurEffect(style: .dark)
    XCTAssertEqual(HostDrawing(of: view).commands.count, 1)
  }
}
