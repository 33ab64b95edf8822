import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class PreviewsTests: HostTestCase {
  func testTheyChangeNothingInAView() {
    XCTAssertEqual(
      show(
        Text("a").previewLayout(.fixed(width: 300, height: 70)).previewLayout(.sizeThatFits)
          .previewDisplayName("Name").previewDevice("iPhone 11").previewDevice(PreviewDevice(rawValue: "iPad"))
          .previewInterfaceOrientation(.landscapeLeft).statusBar(hidden: true).statusBarHidden()
      ).shape, "Label \"a\"")
  }
}
