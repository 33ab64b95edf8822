import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class InspectorTests: HostTestCase {
  private struct Page: View {
    let sizeClass: UserInterfaceSizeClass
    var width: CGFloat?
    @State var isPresented = false
    @State var count = 0
    var body: some View {
      VStack {
        Button("count \(count)") { count += 1 }
        Button("toggle") { isPresented.toggle() }
        Text(isPresented ? "on" : "off")
      }
      .inspector(isPresented: $isPresented) {
        if let width { Details().inspectorColumnWidth(width) } else { Details() }
      }
      .environment(\.horizontalSizeClass, sizeClass)
    }
  }

  private struct Details: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("details")
        Button("close") { dismiss() }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.red.accessibilityIdentifier("column"))
    }
  }

  func testInARegularWidthItIsAColumn() {
    let screen = show(Page(sizeClass: .regular), width: 800, height: 400)
    XCTAssertEqual(screen.frame("off")?.midX, 400)
    screen.tap("count 0")
    screen.tap("toggle")
    XCTAssertEqual(screen.texts, ["count 1", "toggle", "on", "details", "close"], "the view keeps its state")
    XCTAssertEqual(screen.frame("column"), CGRect(530, 0, 270, 400))
    XCTAssertEqual(screen.frame("on")?.midX, 264.5, "it is in the middle of the room that is left")
    screen.tap("toggle")
    XCTAssertEqual(screen.texts, ["count 1", "toggle", "off"])
    XCTAssertEqual(screen.frame("off")?.midX, 400)
  }

  func testHowWideTheColumnIs() {
    func width<V: View>(_ window: CGFloat, @ViewBuilder _ content: @escaping () -> V) -> CGFloat? {
      show(
        Text("main").inspector(isPresented: .constant(true)) {
          content().frame(maxWidth: .infinity, maxHeight: .infinity).background(
            Color.red.accessibilityIdentifier("column"))
        }.environment(\.horizontalSizeClass, .regular), width: window, height: 200
      ).frame("column")?.width
    }
    XCTAssertEqual(width(800) { Text("a") }, 270)
    XCTAssertEqual(width(800) { Text("a").inspectorColumnWidth(100) }, 100)
    XCTAssertEqual(width(800) { Text("a").inspectorColumnWidth(min: 100, ideal: 350, max: 300) }, 300)
    XCTAssertEqual(width(400) { Text("a").inspectorColumnWidth(min: 100, ideal: 350) }, 200, "half of the room at most")
    XCTAssertEqual(width(400) { Text("a").inspectorColumnWidth(min: 250, ideal: 350) }, 250)
    XCTAssertEqual(width(200) { Text("a").inspectorColumnWidth(250) }, 200, "no more than there is")
  }

  func testInACompactWidthItIsASheet() {
    let screen = show(Page(sizeClass: .compact), width: 300, height: 600)
    screen.tap("toggle")
    XCTAssertNil(label("details", in: screen.hosting), "it is in front of the page")
    XCTAssertEqual(screen.shownTexts.suffix(2), ["details", "close"])
    label("close", in: screen.window)?.tap()
    screen.settle()
    XCTAssertEqual(screen.texts, ["count 0", "toggle", "off"], "the binding is written")
  }

  func testAnotherSizeClassMovesIt() {
    let sizeClass = Setting(UserInterfaceSizeClass.compact)
    let screen = show(
      Showing(sizeClass) { value in
        Text("main").inspector(isPresented: .constant(true)) { Text("inside") }
          .environment(\.horizontalSizeClass, value)
      }, width: 700, height: 400)
    XCTAssertNil(label("inside", in: screen.hosting), "it is in a sheet")
    for value in [UserInterfaceSizeClass.regular, .compact, .regular] {
      sizeClass.value = value
      screen.settle()
      XCTAssertEqual(label("inside", in: screen.hosting) != nil, value == .regular)
      XCTAssertEqual(screen.texts, ["main", "inside"])
    }
    XCTAssertEqual(screen.shownTexts, ["main", "inside"])
  }

  func testSeveralViewsAndNone() {
    let isPresented = Setting(false)
    let screen = show(
      Showing(isPresented) { value in
        Group {
          Text("a")
          Text("b")
        }
        .inspector(isPresented: .constant(value)) {}
        .environment(\.horizontalSizeClass, .regular)
      }, width: 800, height: 100)
    XCTAssertEqual(["a", "b"].map { screen.frame($0)?.midX }, [400, 400])
    isPresented.value = true
    screen.settle()
    XCTAssertEqual(["a", "b"].map { screen.frame($0)?.midX }, [264.5, 264.5])
    screen.assertAgreesWithFresh()
  }

  func testItSlidesInFromTheSide() {
    struct Page: View {
      @State var isPresented = false
      var body: some View {
        Button("show") { withAnimation(.linear(duration: 1)) { isPresented = true } }
          .inspector(isPresented: $isPresented) { Color.red.accessibilityIdentifier("column") }
          .environment(\.horizontalSizeClass, .regular)
      }
    }
    let screen = show(Page(), width: 800, height: 100)
    screen.tap("show")
    screen.pass(0.5)
    XCTAssertTrue(screen.window.isAnimating)
    screen.pass(0.6)
    XCTAssertEqual(screen.frame("column"), CGRect(530, 0, 270, 100))
  }

  private func label(_ text: String, in host: HostView) -> HostView? {
    if (host as? HostLabel)?.text == text { return host }
    for subview in host.subviews {
      if let found = label(text, in: subview) { return found }
    }
    return nil
  }

  func testABadWidthIsReportedOnce() {
    _ = Text("a").inspectorColumnWidth(.nan)
    XCTAssertEqual(
      takeSentences(),
      ["The width of an inspector's column is nan; it counts as 270. Give it a finite number of 0 or more."])
  }
}
