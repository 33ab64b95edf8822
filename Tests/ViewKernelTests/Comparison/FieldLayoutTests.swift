import ViewKernel
import XCTest

final class FieldLayoutTests: XCTestCase {
  func testStructuresInOrderOfDeclaration() {
    struct Row {
      var small: Int8
      @Published var count: Int
      lazy var text = "computed later"
      var number: Double { 0 }
      weak var object: FieldLayoutTests?
    }
    XCTAssertEqual(
      describe(Row.self),
      [
        "small 0 Int8", "_count 8 Published<Int>", "$__lazy_storage_$_text 16 Optional<String>",
        "object 32 Optional<FieldLayoutTests>",
      ])
  }

  func testGenericStructuresHaveTheLayoutOfTheirArguments() {
    struct Pair<First, Second> {
      var first: First
      var second: Second
    }
    XCTAssertEqual(describe(Pair<Int8, Int>.self), ["first 0 Int8", "second 8 Int"])
    XCTAssertEqual(describe(Pair<Int8, Int16>.self), ["first 0 Int8", "second 2 Int16"])
  }

  func testTuples() {
    XCTAssertEqual(describe((Bool, name: String).self), [".0 0 Bool", "name 8 String"])
    XCTAssertEqual(describe(Void.self), [])
  }

  func testClassesWithTheirSuperclasses() {
    class Base {
      var number = 1
      static let shared = 1
    }
    class Middle<Value>: Base {
      var value: Value? = nil
    }
    final class Leaf: Middle<Int8> {
      let name = ""
    }
    XCTAssertEqual(describe(Base.self), ["number 16 Int"])
    XCTAssertEqual(describe(Leaf.self), ["number 16 Int", "value 24 Optional<Int8>", "name 32 String"])
  }

  func testOffsetsLeadToTheValues() {
    final class Model {
      let first = 7
      let second = "text"
    }
    let model = Model()
    let start = UnsafeRawPointer(Unmanaged.passUnretained(model).toOpaque())
    let fields = FieldLayout.fields(of: Model.self)
    XCTAssertEqual(fields.map(\.name), ["first", "second"])
    withExtendedLifetime(model) {
      XCTAssertEqual((start + fields[0].offset).load(as: Int.self), 7)
      XCTAssertEqual((start + fields[1].offset).load(as: String.self), "text")
    }
  }

  func testOtherTypesHaveNone() {
    enum Choice { case number(Int) }
    XCTAssertEqual(describe(Choice.self), [])
    XCTAssertEqual(describe((() -> Void).self), [])
    XCTAssertEqual(describe(Any.self), [])
    XCTAssertEqual(describe(Int?.self), [])
    XCTAssertEqual(describe(Int.Type.self), [])
  }

  private func describe(_ type: Any.Type) -> [String] {
    FieldLayout.fields(of: type).map { "\($0.name) \($0.offset) \($0.type)" }
  }
}
