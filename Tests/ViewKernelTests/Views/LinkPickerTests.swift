import HostTree
import ViewKernel
import XCTest

/// A picker in the style of a navigation link: a row that leads to a page with the options.
@MainActor
final class LinkPickerTests: HostTestCase {
  private struct Settings: View {
    @State private var size = 1
    var body: some View {
      NavigationStack {
        Form {
          Picker("Size", selection: $size) {
            Text("Small").tag(0)
            Text("Medium").tag(1)
            Text("Large").tag(2)
          }
          .pickerStyle(.navigationLink)
          Text("chosen \(size)")
        }
      }
    }
  }

  func testARowLeadsToThePageAndAChoiceLeadsBack() {
    let screen = show(Settings(), width: 390, height: 600)
    XCTAssertEqual(screen.texts, ["Size", "Medium", "chosen 1"])
    screen.tap("Size")
    XCTAssertEqual(screen.texts.filter { $0 != "Back" }, ["Small", "Medium", "Large", "Size"])
    screen.tap("Large")
    XCTAssertEqual(screen.texts, ["Size", "Large", "chosen 2"])
  }

  func testGoingBackChangesNothing() {
    let screen = show(Settings(), width: 390, height: 600)
    screen.tap("Size")
    screen.tap("Back")
    XCTAssertEqual(screen.texts, ["Size", "Medium", "chosen 1"])
    screen.assertAgreesWithFresh(Settings())
  }
}
