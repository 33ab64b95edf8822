import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class PresentationAdaptationTests: HostTestCase {
  private struct Popover: View {
    var adaptation: (PresentationAdaptation, PresentationAdaptation)?
    var isSheet = false
    @State private var isShown = true

    init(_ adaptation: (PresentationAdaptation, PresentationAdaptation)? = nil, isSheet: Bool = false) {
      self.adaptation = adaptation
      self.isSheet = isSheet
    }

    @ViewBuilder private var shown: some View {
      let color = Color.red.frame(width: 80, height: 60).accessibilityIdentifier("shown")
      if let adaptation {
        color.presentationCompactAdaptation(horizontal: adaptation.0, vertical: adaptation.1)
      } else {
        color
      }
    }

    var body: some View {
      if isSheet {
        Color.blue.sheet(isPresented: $isShown) { shown }
      } else {
        Color.blue.frame(width: 20, height: 20).popover(isPresented: $isShown) { shown }
      }
    }
  }

  private func frame(_ view: some View, width: CGFloat, height: CGFloat) -> CGRect? {
    let screen = show(view, width: width, height: height)
    defer { screen.close() }
    return screen.window.presenter.presentedViewController?.view.frame
  }

  func testAPopoverInANarrowWindow() {
    func frame(_ adaptation: PresentationAdaptation?) -> CGRect? {
      self.frame(Popover(adaptation.map { ($0, $0) }), width: 390, height: 800)
    }
    let sheet = CGRect(0, 10, 390, 790)
    let popover = CGRect(155, 410, 80, 60)
    XCTAssertEqual(frame(nil), sheet)
    XCTAssertEqual(frame(.automatic), sheet)
    XCTAssertEqual(frame(.sheet), sheet)
    XCTAssertEqual(frame(.popover), popover)
    XCTAssertEqual(frame(PresentationAdaptation.none), popover)
    XCTAssertEqual(frame(.fullScreenCover), CGRect(0, 0, 390, 800))
  }

  func testInAWideWindowItStaysAPopover() {
    let popover = CGRect(472, 394, 80, 60)
    XCTAssertEqual(frame(Popover((.fullScreenCover, .fullScreenCover)), width: 1024, height: 768), popover)
    XCTAssertEqual(frame(Popover(), width: 1024, height: 768), popover)
  }

  func testASheetMayCoverANarrowWindow() {
    XCTAssertEqual(
      frame(Popover((.fullScreenCover, .automatic), isSheet: true), width: 390, height: 800), CGRect(0, 0, 390, 800))
    XCTAssertEqual(frame(Popover(isSheet: true), width: 390, height: 800), CGRect(0, 10, 390, 790))
    XCTAssertEqual(
      frame(Popover((.popover, .popover), isSheet: true), width: 390, height: 800), CGRect(0, 10, 390, 790))
  }

  func testWhereBothAreCompactTheVerticalOneCounts() {
    // A phone on its side.
    XCTAssertEqual(
      frame(Popover((.popover, .fullScreenCover)), width: 667, height: 375), CGRect(0, 0, 667, 375))
    XCTAssertEqual(frame(Popover((.fullScreenCover, .sheet)), width: 667, height: 375), CGRect(0, 10, 667, 365))
    XCTAssertEqual(
      frame(Popover((.fullScreenCover, .automatic)), width: 667, height: 375), CGRect(0, 0, 667, 375))
  }

  func testACoverCannotBeSwipedAway() throws {
    let screen = show(Popover((.fullScreenCover, .fullScreenCover)), width: 390, height: 800)
    let presentation = try XCTUnwrap(screen.window.presenter.presentedViewController?.presentationController)
    XCTAssertFalse(presentation.dismissInteractively())
    screen.window.frame.size.width = 1024
    screen.settle()
    XCTAssertTrue(presentation.dismissInteractively())
    screen.settle()
  }
}
