import Foundation
import HostTree
import XCTest

@MainActor
final class HostWindowTests: HostTestCase {
  func testTheRootViewFillsTheWindow() {
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let controller = HostViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.settle()
    XCTAssertEqual(window.treeDescription(), """
    HostWindow (0, 0, 200 x 100)
    └─ HostView (0, 0, 200 x 100)
    """)
  }
}
