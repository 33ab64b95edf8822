import Foundation
import Observation
import ViewKernel
import XCTest

/// Whether code that works on a value surely gives the same as with another.
@MainActor
final class ComparisonPlanInputsTests: HostTestCase {
  private typealias Pair = Compared.Pair

  private final class Plain: Hashable {
    static func == (left: Plain, right: Plain) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  @Observable
  fileprivate final class Model {
    var name = "a"
  }

  private func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { ValueComparison.ofInput(Value.self).isEqual(first, $0) }
    }
  }

  func testValuesAreComparedAsElsewhere() {
    XCTAssertTrue(isSame(Pair(1, 2), Pair(1, 2)))
    XCTAssertFalse(isSame(Pair(1, 2), Pair(1, 3)))
    XCTAssertTrue(isSame(Pair("a", "b"), Pair("a", "b")))
    XCTAssertTrue(isSame(Double.nan, Double.nan))
    XCTAssertTrue(isSame((1, "a", true), (1, "a", true)))
    XCTAssertFalse(isSame((1, "a", true), (1, "a", false)))
    XCTAssertTrue(isSame(Pair<String?>("a", nil), Pair<String?>("a", nil)))
    XCTAssertFalse(isSame(Pair<String?>("a", nil), Pair<String?>("a", "b")))
  }

  func testCollectionsAreComparedByTheirElements() {
    let long = ["longer than what fits into a string itself", "b"]
    XCTAssertTrue(isSame(long, long.map { String($0.reversed().reversed()) }))
    XCTAssertFalse(isSame(long, long + ["c"]))
    XCTAssertFalse(isSame(["a"], ["b"]))
    XCTAssertTrue(isSame([1: "a"], [1: "a"]))
    XCTAssertFalse(isSame([1: "a"], [1: "b"]))
    let plain = [Plain()]
    XCTAssertFalse(isSame(plain, plain), "who knows what is in it by now")
    XCTAssertFalse(isSame([1: plain[0]], [1: plain[0]]))
    let models = [Model()]
    XCTAssertTrue(isSame(models, models))
    XCTAssertFalse(isSame(models, [Model()]))
  }

  func testObjectsCountOnlyIfTheyTellOfTheirChanges() {
    let plain = Plain()
    XCTAssertFalse(isSame(plain, plain))
    XCTAssertFalse(isSame(Plain?.some(plain), plain))
    XCTAssertTrue(isSame(Plain?.none, nil))
    let model = Model()
    XCTAssertTrue(isSame(model, model))
    XCTAssertTrue(isSame(Model?.some(model), model))
    XCTAssertFalse(isSame(Model?.some(model), nil))
    XCTAssertTrue(isSame(\String.count, \String.count))
    XCTAssertFalse(isSame(plain as Any, plain as Any))
    XCTAssertFalse(isSame(1 as Any, 1 as Any), "what it holds may be anything")
  }

  func testWeakReferencesAreNeverLoaded() {
    struct Observer {
      weak var plain: Plain?
      weak var model: Model?
    }
    let (plain, model) = (Plain(), Model())
    XCTAssertTrue(isSame(Observer(), Observer()))
    XCTAssertTrue(isSame(Observer(model: model), Observer(model: model)))
    XCTAssertFalse(isSame(Observer(plain: plain), Observer(plain: plain)))
    withExtendedLifetime((plain, model)) {}
  }

  func testEqualityIsNotBelieved() {
    struct Named: Equatable {
      let id: Int
      let object: Plain?
      static func == (left: Named, right: Named) -> Bool { left.id == right.id }
    }
    struct Rough: Equatable {
      let id: Int
      let text: String
      static func == (left: Rough, right: Rough) -> Bool { left.id == right.id }
    }
    XCTAssertTrue(isSame(Named(id: 1, object: nil), Named(id: 1, object: nil)))
    XCTAssertFalse(isSame(Named(id: 1, object: Plain()), Named(id: 1, object: Plain())))
    XCTAssertTrue(isSame(Rough(id: 1, text: "a"), Rough(id: 1, text: "a")))
    XCTAssertFalse(isSame(Rough(id: 1, text: "a"), Rough(id: 1, text: "b")), "code may show the text")
  }

  func testTreesAreComparedToTheirLeaves() {
    struct Branch {
      let name: String
      var branches: [Branch]?
    }
    let tree = { Branch(name: "root", branches: [Branch(name: "a"), Branch(name: "b", branches: [Branch(name: $0)])]) }
    XCTAssertTrue(isSame(tree("leaf"), tree("leaf")))
    XCTAssertTrue(isSame([tree("leaf")], [tree("leaf")]))
    XCTAssertFalse(isSame(tree("leaf"), tree("other")))
  }

  func testEnumerationsWithoutReferencesAreCompared() {
    enum Plainly { case one, two(Int) }
    enum WithText { case text(String) }
    XCTAssertTrue(isSame(Plainly.two(1), .two(1)))
    XCTAssertFalse(isSame(Plainly.two(1), .one))
    XCTAssertFalse(isSame(WithText.text("a"), .text("a")), "nobody can look into it")
  }

  func testOpaqueValuesAreComparedByEquality() throws {
    XCTAssertTrue(isSame(Data([1, 2]), Data([1, 2])))
    XCTAssertFalse(isSame(Data([1, 2]), Data([1, 3])))
    let address = try XCTUnwrap(URL(string: "https://swift.org"))
    XCTAssertTrue(isSame(address, URL(string: "https://swift.org") ?? address))
    XCTAssertTrue(isSame(Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 1)))
    let id = UUID()
    XCTAssertTrue(isSame(id, id))
    XCTAssertFalse(isSame(id, UUID()))
    XCTAssertTrue(isSame(Color.red, Color.red))
    XCTAssertFalse(isSame(Color.red, Color.blue))
    XCTAssertTrue(isSame(Text("a").bold(), Text("a").bold()))
  }
}
