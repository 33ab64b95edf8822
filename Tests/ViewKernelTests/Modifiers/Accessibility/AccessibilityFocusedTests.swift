import HostTree
import ViewKernel
import XCTest

@MainActor
final class AccessibilityFocusedTests: HostTestCase {
  private struct Steps: View {
    @AccessibilityFocusState private var step: Int?

    var body: some View {
      Text(verbatim: "at \(step ?? 0)")
      ForEach(1..<3) { number in
        Text(verbatim: "step \(number)").accessibilityFocused($step, equals: number)
      }
      Button("second") { step = 2 }
    }
  }

  func testTheStateFollowsTheTool() throws {
    let screen = show(Steps())
    try XCTUnwrap(screen.host("step 1")).accessibilityElementDidBecomeFocused()
    screen.window.settle()
    XCTAssertNotNil(screen.host("at 1"))
    try XCTUnwrap(screen.host("step 1")).accessibilityElementDidLoseFocus()
    screen.window.settle()
    XCTAssertNotNil(screen.host("at 0"))
  }

  func testTheToolFollowsTheState() throws {
    let screen = show(Steps())
    try XCTUnwrap(screen.host("step 1")).accessibilityElementDidBecomeFocused()
    screen.window.settle()
    screen.tap("second")
    XCTAssertEqual(screen.host("step 1")?.accessibilityElementIsFocused, false)
    XCTAssertEqual(screen.host("step 2")?.accessibilityElementIsFocused, true)
  }

  func testARowThatIsMadeInALayoutPassFollowsTheState() {
    struct Rows: View {
      let count: Int
      @AccessibilityFocusState private var isOn: Bool
      var body: some View {
        List {
          ForEach(0..<count, id: \.self) { Text("row \($0)").accessibilityFocused($isOn) }
        }
      }
    }
    let count = Setting(0)
    let screen = show(Showing(count) { Rows(count: $0) }, width: 320, height: 480)
    count.value = 3
    screen.settle()
    screen.assertAgreesWithFresh()
  }
}
