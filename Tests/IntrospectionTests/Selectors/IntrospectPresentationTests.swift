import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// Views inside of a sheet reach the controller that shows them.
@MainActor
final class IntrospectPresentationTests: HostTestCase {
  private struct Letter: View {
    let log: EventLog
    @State private var showingSheet = true

    var body: some View {
      Text("\(showingSheet)").sheet(isPresented: $showingSheet) {
        VStack {
          Text("Dear reader")
          Button("Send") { showingSheet = false }
            .introspectButton { log.add("button \($0.window != nil)") }
        }
        .introspectViewController {
          log.add("controller")
          $0.isModalInPresentation = true
        }
      }
    }
  }

  func testASheetIsMadeModalByWhatIsInside() throws {
    let log = EventLog()
    let window = makeWindow(width: 300, height: 400)
    let hosting = HostingController(rootView: Letter(log: log))
    window.rootViewController = hosting
    window.settle()
    XCTAssertEqual(log.take(), ["button true", "controller"])
    let sheet = try XCTUnwrap(hosting.presentedViewController)
    XCTAssertTrue(sheet.isModalInPresentation)
    XCTAssertFalse(sheet.presentationController?.dismissInteractively() ?? true)
    window.settle()
    let text = try XCTUnwrap(hosting.view.subviews.first as? HostLabel)
    XCTAssertEqual(text.text, "true")
    XCTAssertTrue(hosting.presentedViewController === sheet)

    let button = try XCTUnwrap(sheet.view.descendants.compactMap { $0 as? HostButton }.first)
    XCTAssertTrue(button.tap())
    window.settle()
    XCTAssertEqual(text.text, "false", "views may still take it away")
    XCTAssertNil(hosting.presentedViewController)
  }
}
