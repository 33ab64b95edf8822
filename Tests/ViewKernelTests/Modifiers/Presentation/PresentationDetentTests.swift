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

  private enum Low {
    struct Bar: CustomPresentationDetent { static func height(in context: Context) -> CGFloat? { 100 } }
  }

  private enum High {
    struct Bar: CustomPresentationDetent { static func height(in context: Context) -> CGFloat? { 300 } }
  }

  private struct Sheet: View {
    let selection: Binding<PresentationDetent>?

    var body: some View {
      if let selection {
        Text("sheet").presentationDetents([.custom(Low.Bar.self), .custom(High.Bar.self)], selection: selection)
      } else {
        Text("sheet").presentationDetents([.custom(Low.Bar.self), .custom(High.Bar.self)])
      }
    }
  }

  func testTypesOfOneNameAreTwoHeights() throws {
    let window = makeWindow(width: 390, height: 844)
    let selection = Setting(PresentationDetent.custom(High.Bar.self))
    let isBound = Setting(true)
    let controller = HostingController(
      rootView: Text("a").sheet(isPresented: .constant(true)) {
        Showing(isBound) { isBound in
          Showing(selection) { value in
            Sheet(selection: isBound ? Binding(get: { value }, set: { selection.value = $0 }) : nil)
          }
        }
      })
    window.rootViewController = controller
    window.settle()
    let sheet = try XCTUnwrap(controller.presentedViewController)
    XCTAssertEqual(sheet.view.frame.height, 300)
    selection.value = .custom(Low.Bar.self)
    window.settle()
    XCTAssertEqual(sheet.view.frame.height, 100)
    selection.value = .custom(High.Bar.self)
    window.settle()
    isBound.value = false
    window.settle()
    XCTAssertNil(sheet.sheetPresentationController?.selectedDetentIdentifier, "as before there was a selection")
  }
}
