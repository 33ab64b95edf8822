import Foundation
import HostTree
import XCTest

@MainActor
final class HostWindowTests: HostTreeTestCase {
  func testANewWindowIsHiddenAndNotKey() {
    let window = HostWindow(frame: HostScreen.main.bounds)
    XCTAssertTrue(window.isHidden)
    XCTAssertFalse(window.isKeyWindow)
    XCTAssertTrue(window.window === window)
    XCTAssertNil(window.next)
    window.makeKeyAndVisible()
    XCTAssertFalse(window.isHidden)
    XCTAssertTrue(window.isKeyWindow)
  }

  func testTheRootViewFillsTheWindowAndFollowsIt() {
    let window = makeWindow(HostView("in front", width: 5, height: 5))
    let controller = HostViewController()
    controller.view = HostView("root", x: 3, y: 3, width: 3, height: 3)
    window.rootViewController = controller
    window.settle()
    assertTree(
      window,
      """
      HostWindow (0, 0, 200 x 100)
      ├─ HostView #root (0, 0, 200 x 100)
      └─ HostView #in front (0, 0, 5 x 5)
      """.replacingOccurrences(of: "#in front", with: "#\"in front\""))
    window.frame = CGRect(x: 10, y: 10, width: 50, height: 60)
    window.settle()
    XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 50, height: 60))
    assertInvariants(window)
  }

  func testTheRootViewIsProposedTheWindowsSize() {
    let window = makeWindow()
    let controller = HostViewController()
    window.rootViewController = controller
    window.settle()
    XCTAssertEqual(controller.view.placedProposal, ProposedViewSize(width: 200, height: 100))
  }

  func testReplacingTheRootTakesTheFormerViewAway() {
    let (old, new) = (HostViewController(), HostViewController())
    old.view.accessibilityIdentifier = "old"
    new.view.accessibilityIdentifier = "new"
    let window = makeWindow()
    window.rootViewController = old
    window.rootViewController = old
    XCTAssertEqual(window.subviews.count, 1)
    window.rootViewController = new
    window.settle()
    assertTree(
      window, options: .structure,
      """
      HostWindow
      └─ HostView #new
      """)
    XCTAssertNil(old.view.superview)
    window.rootViewController = nil
    window.settle()
    XCTAssertEqual(window.subviews.count, 0)
  }

  func testAWindowThatWasNeverSettledIsFreed() {
    weak var window: HostWindow?
    do {
      let made = makeWindow(HostView("view"))
      made.rootViewController = HostViewController()
      made.setNeedsUpdateProperties()
      made.setNeedsLayout()
      made.invalidateIntrinsicContentSize()
      window = made
    }
    XCTAssertNil(window)
  }

  func testAWindowIsUpdatedAndLaidOutItself() {
    final class Own: HostWindow {
      var passes: [String] = []
      override func updateProperties() { passes.append("update") }
      override func layoutSubviews() {
        super.layoutSubviews()
        passes.append("layout")
      }
    }
    let window = Own(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.settle()
    window.setNeedsUpdateProperties()
    window.settle()
    window.frame.size.width = 20
    window.settle()
    XCTAssertEqual(window.passes, ["layout", "update", "layout"])
  }

  /// The example of the module's documentation.
  func testTheExampleOfTheDocumentation() {
    final class Row: HostView {
      override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: proposal.width ?? 100, height: 20) }
    }
    final class Column: HostView {
      override func layoutSubviews() {
        for (index, row) in subviews.enumerated() {
          row.place(at: CGPoint(x: 0, y: CGFloat(index) * 20), proposal: ProposedViewSize(bounds.size))
        }
      }
    }
    let controller = HostViewController()
    controller.view = Column()
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(Row())
    controller.view.addSubview(Row())
    window.settle()
    assertTree(
      window,
      """
      HostWindow (0, 0, 320 x 480)
      └─ Column (0, 0, 320 x 480)
         ├─ Row (0, 0, 320 x 20)
         └─ Row (0, 20, 320 x 20)
      """)
  }
}
