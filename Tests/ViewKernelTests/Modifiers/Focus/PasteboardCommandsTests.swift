import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class PasteboardCommandsTests: HostTestCase {
  private func provider(_ text: String) -> NSItemProvider { NSItemProvider(object: NSString(string: text)) }

  func testProvidersAreCopiedCutAndPasted() {
    defer { HostPasteboard.general.itemProviders = [] }
    HostPasteboard.general.itemProviders = []
    let log = EventLog()
    let screen = show(
      Text("a").focusable()
        .onCopyCommand { [self.provider("copied")] }
        .onCutCommand { [self.provider("cut")] }
        .onPasteCommand(of: [.plainText]) { log.add("paste \($0.count)") }
        .onPasteCommand(of: [UTType.image]) { _ in log.add("image") })
    screen.tap("a")
    XCTAssertFalse(screen.window.pressKey("v", .command), "nothing is there")
    XCTAssertTrue(screen.window.pressKey("c", .command))
    XCTAssertEqual(HostPasteboard.general.string, "copied")
    XCTAssertTrue(screen.window.pressKey("x", .command))
    XCTAssertEqual(HostPasteboard.general.string, "cut")
    XCTAssertTrue(screen.window.pressKey("v", .command))
    XCTAssertEqual(log.take(), ["paste 1"])
  }

  func testAValidatorMakesWhatIsPasted() {
    defer { HostPasteboard.general.itemProviders = [] }
    HostPasteboard.general.itemProviders = []
    let log = EventLog()
    let screen = show(
      Text("a").focusable()
        .onPasteCommand(of: [.text], validator: { $0.count == 1 ? "one" : nil }) { log.add($0) }
        .onPasteCommand(of: ["public.text"]) { log.add("\($0.count) around") })
    screen.tap("a")
    HostPasteboard.general.itemProviders = [provider("x")]
    screen.window.pressKey("v", .command)
    HostPasteboard.general.itemProviders = [provider("x"), provider("y")]
    screen.window.pressKey("v", .command)
    XCTAssertEqual(log.take(), ["one", "2 around"])
  }

  func testValuesAreCopiedCutAndPasted() {
    struct Notes: View {
      @State private var notes = ["Tea", "Bread"]
      @State private var selected: String?
      var body: some View {
        List(notes, id: \.self, selection: $selected) { Text($0) }
          .copyable(notes.filter { $0 == selected })
          .cuttable(for: String.self) {
            defer { notes.removeAll { $0 == selected } }
            return notes.filter { $0 == selected }
          }
          .pasteDestination(for: String.self) {
            notes += $0.map { "\($0)!" }
          } validator: {
            $0.filter { $0 != "Bread" }
          }
      }
    }
    defer { HostPasteboard.general.itemProviders = [] }
    let screen = show(Notes())
    screen.tap("Tea")
    screen.window.pressKey("c", .command)
    screen.window.pressKey("v", .command)
    screen.settle()
    XCTAssertEqual(screen.texts, ["Tea", "Bread", "Tea!"])
    screen.tap("Bread")
    screen.window.pressKey("x", .command)
    screen.settle()
    XCTAssertEqual(screen.texts, ["Tea", "Tea!"])
    XCTAssertEqual(HostPasteboard.general.string, "Bread")
    screen.window.pressKey("v", .command)
    screen.settle()
    XCTAssertEqual(screen.texts, ["Tea", "Tea!"])
    XCTAssertFalse(screen.window.pressKey("x", .command), "nothing is selected")
  }
}
