import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class PresentationDetentTests: HostTestCase {
  private struct Lines: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { CGFloat(context.lineLimit ?? 1) * 50 }
  }

  func testAHeightOfOnesOwnKnowsTheSheetsEnvironment() throws {
    let window = makeWindow(width: 390, height: 844)
    let controller = HostingController(
      rootView: Text("a").sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents([.custom(Lines.self)])
      }
      .environment(\.lineLimit, 4))
    window.rootViewController = controller
    window.settle()
    let sheet = try XCTUnwrap(controller.presentedViewController)
    XCTAssertEqual(sheet.view.frame.height, 200)
  }
}
