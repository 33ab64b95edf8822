import Foundation
import ViewKernel
import XCTest

/// The words of reports for values that differ, which are compared in place or reflected.
@MainActor
final class ComparedFieldsTests: XCTestCase {
  private final class Model {}

  private struct Item {
    var name = "milk"
    var count: Int? = 1
    var point = (x: 1, y: 2.5)
    var small: Int8 = 1
    var numbers = [1, 2, 3, 4]
  }

  private enum Choice { case one, two(Int) }

  private struct Row: View {
    @State var isOn = false
    var item = Item()
    weak var model: Model?
    var any: Any = 1
    var choice = Choice.one
    var action: (Int) -> Int = { $0 }

    var body: some View { Text("\(item.name)") }
  }

  @MainActor
  private final class Owner: ObservableObject {
    @Published var row = Row()
  }

  private struct Page: View {
    @ObservedObject var owner: Owner
    var body: some View { owner.row }
  }

  /// The cause of the row's body.
  private func told(_ change: (inout Row) -> Void) -> String? {
    let (owner, window) = (Owner(), HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    window.recordsCauses = true
    defer { window.recordsCauses = false }
    window.rootViewController = HostingController(rootView: Page(owner: owner))
    window.settle()
    change(&owner.row)
    window.settle()
    let causes = window.settleReport?.bodies.first { $0.name == "Row" }?.causes.joined(separator: ", ")
    return causes?.replacingOccurrences(of: "which got ", with: "")
  }

  func testPropertiesOfStructuresByTheirPaths() {
    XCTAssertEqual(told { $0.item.name = "eggs" }, "item.name: \"milk\" → \"eggs\"")
    XCTAssertEqual(
      told { ($0.item.count, $0.item.point.y, $0.item.small) = (nil, 3, 2) },
      "item.count: 1 → nil, item.point.y: 2.5 → 3.0, item.small: 1 → 2")
  }

  func testOthersByTheirWords() {
    XCTAssertEqual(told { $0.any = "one" }, "any: 1 → \"one\"")
    XCTAssertEqual(told { $0.choice = .two(1) }, "choice: one → two(1)")
    XCTAssertEqual(told { $0.item.numbers[1] = 5 }, "item.numbers[1]: 2 → 5")
    XCTAssertEqual(told { $0.item.numbers = [] }, "item.numbers: 4 elements → []")
  }

  func testClosuresOnlyIfNothingElseDiffers() {
    XCTAssertEqual(told { $0.action = { $0 + 1 } }, "action: another closure")
    XCTAssertEqual(
      told {
        $0.action = { $0 + 1 }
        $0.item.name = "eggs"
      }, "item.name: \"milk\" → \"eggs\"")
  }

  func testReferences() {
    let model = Model()
    XCTAssertEqual(told { $0.model = model }, "model: nil → Model")
    XCTAssertEqual(
      told {
        $0.model = model
        $0.item.name = "eggs"
      }, "item.name: \"milk\" → \"eggs\", model: nil → Model")
  }
}
