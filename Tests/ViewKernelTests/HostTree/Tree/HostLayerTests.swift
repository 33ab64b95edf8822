import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// Corners, borders and shadows by UIKit's layers.
@MainActor
final class HostLayerTests: HostTestCase {
  func testItIsTheViewByAnotherName() {
    let view = UIView(frame: CGRect(0, 0, 40, 20))
    view.layer.cornerRadius = 4
    view.layer.masksToBounds = true
    view.layer.backgroundColor = UIColor.red.cgColor
    view.layer.opacity = 0.5
    view.layer.zPosition = 2
    view.layer.isHidden = true
    view.layer.frame.origin.x = 3
    XCTAssertEqual(view.cornerRadius, 4)
    XCTAssertTrue(view.clipsToBounds)
    XCTAssertEqual(view.backgroundColor, UIColor.red.cgColor)
    XCTAssertEqual(view.alpha, 0.5)
    XCTAssertEqual(view.zIndex, 2)
    XCTAssertTrue(view.isHidden)
    XCTAssertEqual(view.frame, CGRect(3, 0, 40, 20))
    XCTAssertEqual(view.layer.bounds, CGRect(0, 0, 40, 20))
    let layer = view.layer
    XCTAssertEqual([layer.cornerRadius, CGFloat(layer.opacity), layer.zPosition], [4, 0.5, 2])
    XCTAssertTrue(layer.masksToBounds && layer.isHidden)
  }

  func testTheBorderIsAboveTheContent() {
    let view = UIView(frame: CGRect(0, 0, 40, 20))
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.blue.cgColor
    let child = UIView(frame: CGRect(0, 0, 40, 20))
    child.backgroundColor = .red
    view.addSubview(child)
    let commands = HostDrawing(of: view).commands
    guard case .stroke(let path, .color(let color), let style)? = commands.last else {
      return XCTFail("no border at the end: \(commands)")
    }
    XCTAssertEqual(path.boundingRect, CGRect(1, 1, 38, 18))
    XCTAssertEqual(style.lineWidth, 2)
    XCTAssertEqual(color, UIColor.blue.cgColor)
    view.layer.borderWidth = .nan
    XCTAssertEqual(HostDrawing(of: view).commands.count, commands.count - 1)
  }

  func testTheShadow() {
    let view = UIView(frame: CGRect(0, 0, 40, 20))
    view.backgroundColor = .white
    view.layer.shadowColor = UIColor.black.cgColor
    XCTAssertEqual(HostDrawing(of: view).commands.count, 1, "its opacity is 0")
    view.layer.shadowOpacity = 0.5
    view.layer.shadowRadius = 6
    view.layer.shadowOffset = CGSize(width: 0, height: 2)
    func shadows() -> [String] {
      HostDrawing(of: view).commands.compactMap { command in
        guard case .begin(let effects) = command else { return nil }
        return "\(effects)"
      }
    }
    XCTAssertEqual(shadows().count, 1)
    XCTAssertTrue(shadows()[0].contains("shadow"), shadows()[0])
    assertTree(view, "HostView (0, 0, 40 x 20) background=white shadow=#00000080 6")
    view.layer.masksToBounds = true
    XCTAssertFalse(shadows()[0].contains("shadow"), "what is clipped has none")
  }

  func testPrioritiesOfSizesHaveNoEffect() {
    let label = UILabel()
    label.text = "Hello"
    let size = label.sizeThatFits(.unspecified)
    label.setContentHuggingPriority(.defaultHigh, for: .vertical)
    label.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    XCTAssertEqual(label.sizeThatFits(.unspecified), size)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    XCTAssertEqual(label.minimumScaleFactor, 0.05)
    label.minimumScaleFactor = 0.5
    label.adjustsFontSizeToFitWidth = true
    XCTAssertEqual(label.minimumScaleFactor, 0.5)
    label.adjustsFontSizeToFitWidth = false
    XCTAssertEqual(label.minimumScaleFactor, 1)
    XCTAssertFalse(label.adjustsFontForContentSizeCategory)
  }
}
