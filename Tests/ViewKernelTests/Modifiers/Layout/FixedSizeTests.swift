import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor final class FixedSizeTests: HostTestCase {
  func testAFixedAxisIsIdealAndTheOtherIsProposed() {
    let text = Text("A frame is a proposal")
    XCTAssertEqual(size(of: text), CGSize(width: 80, height: 40))
    XCTAssertEqual(size(of: text.fixedSize()), CGSize(width: 161, height: 20))
    XCTAssertEqual(size(of: text.fixedSize(horizontal: true, vertical: false)), CGSize(width: 161, height: 20))
    XCTAssertEqual(size(of: text.fixedSize(horizontal: false, vertical: true)), CGSize(width: 80, height: 40))
    XCTAssertEqual(size(of: text.fixedSize(horizontal: false, vertical: false)), CGSize(width: 80, height: 40))
  }

  func testItStandsOutOfItsFrameOnBothSides() {
    let window = makeWindow(width: 200, height: 100)
    let text = Text("A frame is a proposal").fixedSize().frame(width: 80, height: 20)
    window.rootViewController = HostingController(rootView: text)
    window.settle()
    XCTAssertEqual(
      window.treeDescription().split(separator: "\n").suffix(3).map { $0.drop { " └─".contains($0) } },
      [
        "HostFrameView (60, 40, 80 x 20) width=80 height=20",
        "HostFixedSizeView (-40.5, 0, 161 x 20) horizontal vertical",
        "HostLabel \"A frame is a proposal\" (0, 0, 161 x 20)",
      ])
  }

  private func size<V: View>(of view: V) -> CGSize {
    HostingController(rootView: view).sizeThatFits(in: CGSize(width: 80, height: 100))
  }
}
