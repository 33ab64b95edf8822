import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// Views that follow the size of their superviews by a mask.
@MainActor
final class AutoresizingTests: HostTestCase {
  /// The frame of a subview of 20 x 10 points at (10, 20) in 100 x 100 points, when these have become 200 x 160.
  private func frame(_ mask: UIView.AutoresizingMask) -> CGRect {
    let page = UIView(frame: CGRect(0, 0, 100, 100))
    let view = UIView(frame: CGRect(10, 20, 20, 10))
    view.autoresizingMask = mask
    page.addSubview(view)
    page.frame.size = CGSize(width: 200, height: 160)
    page.layoutIfNeeded()
    return view.frame
  }

  func testTheDifferenceGoesToWhatIsFlexible() {
    XCTAssertEqual(frame([]), CGRect(10, 20, 20, 10))
    XCTAssertEqual(frame([.flexibleWidth, .flexibleHeight]), CGRect(10, 20, 120, 70))
    XCTAssertEqual(frame([.flexibleLeftMargin, .flexibleTopMargin]), CGRect(110, 80, 20, 10))
    XCTAssertEqual(frame([.flexibleRightMargin, .flexibleBottomMargin]), CGRect(10, 20, 20, 10))
    XCTAssertEqual(frame([.flexibleLeftMargin, .flexibleRightMargin]), CGRect(22.5, 20, 20, 10), "10 to 70")
  }

  func testAViewThatWasAddedToAnEmptyOneFillsIt() {
    let page = UIView()
    let view = UIView()
    page.addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.frame.size = CGSize(width: 30, height: 40)
    page.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(0, 0, 30, 40))
    page.frame.size = .zero
    page.layoutIfNeeded()
    page.frame.size = CGSize(width: 9, height: 9)
    page.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(0, 0, 9, 9))
    view.autoresizingMask = []
    page.frame.size = CGSize(width: 30, height: 40)
    page.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(0, 0, 9, 9))
    XCTAssertEqual(view.autoresizingMask, [])
  }

  func testInsetsByTheirSides() {
    var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(insets, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    insets.left += insets.right
    insets.right = 0
    XCTAssertEqual(insets, UIEdgeInsets(top: 1, left: 6, bottom: 3, right: 0))
    XCTAssertEqual(UIEdgeInsets.zero, EdgeInsets())
  }

  func testInARepresentable() {
    struct Blur: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        blur.frame = view.bounds
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(blur)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    let screen = show(Blur().frame(width: 100, height: 50))
    XCTAssertEqual(screen.hosts(of: HostVisualEffectView.self).map(\.frame), [CGRect(0, 0, 100, 50)])
  }
}
