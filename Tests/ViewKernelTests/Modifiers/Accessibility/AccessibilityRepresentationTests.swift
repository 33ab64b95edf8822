import HostTree
import ViewKernel
import XCTest

@MainActor
final class AccessibilityRepresentationTests: HostTestCase {
  private struct Dial: View {
    @State private var value = 0.5

    var body: some View {
      Circle().frame(width: 40, height: 40).accessibilityIdentifier("dial")
        .accessibilityRepresentation { Slider(value: $value, in: 0...1, step: 0.25) { Text("Volume") } }
    }
  }

  func testADrawingIsReadAndAdjustedAsItsSlider() throws {
    let screen = show(Dial())
    let dial = try XCTUnwrap(screen.host("dial"))
    XCTAssertEqual(dial.accessibilityValue, "50 %")
    XCTAssertTrue(dial.isAccessibilityElement)
    XCTAssertTrue(dial.accessibilityIncrement())
    screen.window.settle()
    XCTAssertEqual(screen.host("dial")?.accessibilityValue, "75 %")
  }

  func testButtonsAreActionsByTheirTitles() throws {
    var log: [String] = []
    let screen = show(
      Text("Mail").accessibilityActions {
        Button("Reply") { log.append("reply") }
        Button("Delete", role: .destructive) { log.append("delete") }
      })
    let mail = try XCTUnwrap(screen.host("Mail"))
    XCTAssertEqual(mail.accessibilityActionNames, ["Reply", "Delete"])
    XCTAssertTrue(mail.performAccessibilityAction("Delete"))
    XCTAssertEqual(log, ["delete"])
  }

  func testConditionsLeaveOut() throws {
    let screen = show(Text("One").accessibilityLabel("1", isEnabled: false).accessibilityHint("h", isEnabled: true))
    let host = try XCTUnwrap(screen.host("One"))
    XCTAssertNil(host.accessibilityLabel)
    XCTAssertEqual(host.accessibilityHint, "h")
  }
}
