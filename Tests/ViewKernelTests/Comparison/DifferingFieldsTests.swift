import ViewKernel
import XCTest

@MainActor
final class DifferingFieldsTests: XCTestCase {
  private class Model {}

  private struct Row {
    @State var isOn = false
    var small: Int8 = 1
    var title = "a"
    var model: Model?
    var count: Int? = 1
    var any: Any = 1
    var point = (x: 1, y: 2.5)
    var action: (Int) -> Int = { $0 }
  }

  /// `title: a → b`, in the order of declaration.
  private func differences(_ old: Any, _ new: Any) -> [String]? {
    DifferingFields.find(old, new)?.map { "\($0.name): \($0.old) → \($0.new)" }
  }

  func testFieldsInTheOrderOfDeclaration() {
    let row = Row()
    XCTAssertEqual(differences(row, row), [])
    var other = row
    (other.small, other.title, other.count, other.any, other.point.y) = (2, "b", nil, "one", 3)
    XCTAssertEqual(
      differences(row, other),
      [
        "small: 1 → 2", "title: a → b", "count: Optional(1) → nil", "any: 1 → one",
        "point: (x: 1, y: 2.5) → (x: 1, y: 3.0)",
      ])
  }

  func testFieldsOfTuples() {
    XCTAssertEqual(differences((1, "a"), (2, "b")), [".0: 1 → 2", ".1: a → b"])
    XCTAssertEqual(differences((x: 1, y: "a"), (x: 2, y: "a")), ["x: 1 → 2"])
  }

  func testClosuresWithOtherCode() {
    XCTAssertEqual(DifferingFields.find(Row(), Row(action: { $0 + 1 }))?.map(\.name), ["action"])
  }

  func testReferencesMustBeReflectedIfTheyDiffer() {
    struct Weak {
      weak var model: Model?
      var count = 1
    }
    let model = Model()
    XCTAssertEqual(differences(Weak(model: model), Weak(model: model, count: 2)), ["count: 1 → 2"])
    let other = Model()
    XCTAssertNil(differences(Weak(model: model), Weak(model: other)))
    XCTAssertNil(differences(Row(model: model), Row()))
  }

  func testOtherTypesMustBeReflected() {
    struct Mirrored: CustomReflectable {
      var count = 1
      var customMirror: Mirror { Mirror(self, children: []) }
    }
    enum Choice { case one, two(Int) }
    struct Empty {}
    XCTAssertNil(differences(1, "a"))
    XCTAssertNil(differences([1], [2]))
    XCTAssertNil(differences(Mirrored(), Mirrored(count: 2)))
    XCTAssertNil(differences(Choice.one, Choice.two(2)))
    XCTAssertNil(differences(Empty(), Empty()))
    XCTAssertNil(differences(Model(), Model()))
  }
}
