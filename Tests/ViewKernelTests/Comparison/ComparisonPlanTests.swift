import Foundation
import ViewKernel
import XCTest

@MainActor
final class ComparisonPlanTests: XCTestCase {
  private typealias Named = Compared.Named
  private typealias Shape = Compared.Shape
  private typealias Failure = Compared.Failure
  private typealias Token = Compared.Token
  private typealias SubToken = Compared.SubToken
  private typealias Pair = Compared.Pair
  private typealias Pack = Compared.Pack
  private typealias Unequal = Compared.Unequal
  private typealias Tagged = Compared.Tagged

  // Test discovery on Linux can only call the main actor's tests of a class in which one is `async`.
  func testEquatableFieldsUseTheirEquality() async {
    struct Rough: Equatable {
      var value: Double
      static func == (left: Rough, right: Rough) -> Bool { left.value.rounded() == right.value.rounded() }
    }
    XCTAssertTrue(compareAsValues(Pair(Rough(value: 1), Rough(value: 2)), Pair(Rough(value: 1.1), Rough(value: 2.1))))
    XCTAssertFalse(compareAsValues(Pair(Rough(value: 1), Rough(value: 2)), Pair(Rough(value: 1.1), Rough(value: 3))))
    XCTAssertTrue(compareAsValues(Pair([1, 2], [3]), Pair([1, 2], [3])))
    XCTAssertFalse(compareAsValues(Pair([1, 2], [3]), Pair([1, 2], [4])))
    XCTAssertTrue(compareAsValues(Pair(["a": 1], [:]), Pair(["a": 1], [:])))
    XCTAssertTrue(compareAsValues(Pair<Int?>(1, nil), Pair<Int?>(1, nil)))
    XCTAssertFalse(compareAsValues(Pair<Int?>(1, nil), Pair<Int?>(1, 0)))
    XCTAssertFalse(compareAsValues(Pair<String?>("a", nil), Pair<String?>("b", nil)))
  }

  func testNestedStructuresAndTuplesAreFlattened() {
    struct Inner {
      var pair: (Int8, String) = (1, "a")
      var token: Token
    }
    struct Outer {
      var flag = true
      var inner: Inner
      var list: (Inner, CGPoint)
    }
    let token = Token()
    func outer(_ change: (inout Outer) -> Void = { _ in }) -> Outer {
      var outer = Outer(inner: Inner(token: token), list: (Inner(token: token), CGPoint(x: 1, y: 2)))
      change(&outer)
      return outer
    }
    XCTAssertTrue(compareAsValues(outer(), outer()))
    XCTAssertFalse(compareAsValues(outer(), outer { $0.inner.pair.0 = 2 }))
    XCTAssertFalse(compareAsValues(outer(), outer { $0.inner.pair.1 = "b" }))
    XCTAssertFalse(compareAsValues(outer(), outer { $0.list.0.token = Token() }))
    XCTAssertFalse(compareAsValues(outer(), outer { $0.list.1.y = 3 }))
  }

  func testGenericStructuresAndPacks() {
    XCTAssertTrue(compareAsValues(Pair(1, 2), Pair(1, 2)))
    XCTAssertFalse(compareAsValues(Pair(Unequal(1), Unequal(2)), Pair(Unequal(1), Unequal(3))))
    XCTAssertTrue(compareAsValues(Pair(Unequal(1), Unequal(2)), Pair(Unequal(1), Unequal(2))))
    XCTAssertTrue(compareAsValues(Pack(1, "a", Unequal(2)), Pack(1, "a", Unequal(2))))
    XCTAssertFalse(compareAsValues(Pack(1, "a", Unequal(2)), Pack(1, "a", Unequal(3))))
    XCTAssertTrue(compareAsValues(Pack<Int, () -> Void>(1, {}), Pack<Int, () -> Void>(2, {})) == false)
  }

  func testOptionalsOfOtherTypesAreComparedByWhatTheyWrap() {
    XCTAssertTrue(compareAsValues(Pair<Unequal?>(Unequal(1), nil), Pair<Unequal?>(Unequal(1), nil)))
    XCTAssertFalse(compareAsValues(Pair<Unequal?>(Unequal(1), nil), Pair<Unequal?>(Unequal(2), nil)))
    XCTAssertFalse(compareAsValues(Pair<Unequal?>(Unequal(1), nil), Pair<Unequal?>(nil, nil)))
    struct Deep {
      var text = "text"
      var token: Token
    }
    let token = Token()
    XCTAssertTrue(compareAsValues(Pair<Deep??>(Deep(token: token), nil), Pair<Deep??>(Deep(token: token), nil)))
    XCTAssertFalse(compareAsValues(Pair<Deep??>(Deep(token: token), nil), Pair<Deep??>(Deep(token: Token()), nil)))
    XCTAssertFalse(compareAsValues(Pair<Deep??>(Deep(token: token), nil), Pair<Deep??>(Deep(token: token), .some(nil))))
  }

  func testEnumerations() {
    enum Simple { case first, second }
    enum Payload { case number(Int), text(String), token(Token), none }
    enum Comparable: Equatable { case text(String), number(Int) }
    XCTAssertTrue(compareAsValues(Pair(Simple.first, .second), Pair(Simple.first, .second)))
    XCTAssertFalse(compareAsValues(Pair(Simple.first, .second), Pair(Simple.first, .first)))
    let token = Token()
    for value in [Payload.number(1), .text("short"), .token(token), .none] {
      XCTAssertTrue(compareAsValues(Pair(value, value), Pair(value, value)), "\(value)")
      XCTAssertFalse(compareAsValues(Pair(value, value), Pair(value, .number(2))), "\(value)")
    }
    XCTAssertFalse(compareAsValues(Pair(Payload.token(token), .none), Pair(Payload.token(Token()), .none)))
    let long = String(repeating: "long ", count: 10)
    let sameLong = String(repeating: "long ", count: 10)
    XCTAssertTrue(compareAsValues(Pair(Comparable.text(long), .number(1)), Pair(Comparable.text(sameLong), .number(1))))
    XCTAssertTrue(compareAsValues(Pair(Payload.text(long), .none), Pair(Payload.text(sameLong), .none)))
    XCTAssertFalse(compareAsValues(Pair(Payload.text(long), .none), Pair(Payload.text("short"), .none)))
  }

  func testBytesThatACaseLeavesUnusedSayNothing() {
    enum Wide { case small(UInt8), large(Int, Int, Int), none }
    func isEqual(_ first: Wide, _ second: Wide, changing byte: Int) -> Bool {
      withUnsafeTemporaryAllocation(of: Wide.self, capacity: 2) { values in
        values.initializeElement(at: 0, to: first)
        values.initializeElement(at: 1, to: second)
        UnsafeMutableRawPointer(values.baseAddress! + 1).assumingMemoryBound(to: UInt8.self)[byte] ^= 0xFF
        return ValueComparison.of(Wide.self).isEqual(values.baseAddress!, values.baseAddress! + 1)
      }
    }
    XCTAssertTrue(isEqual(.small(1), .small(1), changing: 9))
    XCTAssertFalse(isEqual(.small(1), .small(1), changing: 0))
    XCTAssertFalse(isEqual(.small(1), .small(2), changing: 9))
    XCTAssertFalse(isEqual(.large(1, 2, 3), .large(1, 2, 3), changing: 9))
    XCTAssertFalse(isEqual(.small(1), .none, changing: 9))
  }

  func testExistentialsAreComparedByWhatTheyHold() {
    struct Text: Shape { var text = "text" }
    struct Large: Shape { var numbers = (1, 2, 3, 4, 5, 6) }
    struct Action: Shape {
      let token = Token()
      let action: () -> Void
      init() { action = { [token] in _ = token } }
    }
    func shapes(_ shape: any Shape, _ second: (any Shape)? = nil) -> Pack<any Shape, (any Shape)?> {
      Pack(shape, second)
    }
    XCTAssertTrue(compareAsValues(shapes(Text()), shapes(Text())))
    XCTAssertFalse(compareAsValues(shapes(Text()), shapes(Text(text: "other"))))
    XCTAssertFalse(compareAsValues(shapes(Text()), shapes(Large())))
    XCTAssertTrue(compareAsValues(shapes(Text(), Large()), shapes(Text(), Large())))
    XCTAssertFalse(compareAsValues(shapes(Text(), Large()), shapes(Text(), Large(numbers: (1, 2, 3, 4, 5, 7)))))
    XCTAssertFalse(compareAsValues(shapes(Text(), Large()), shapes(Text())))
    XCTAssertFalse(compareAsValues(shapes(Action()), shapes(Action())))
    XCTAssertTrue(compareAsValues(Pair<Any>(1, "a"), Pair<Any>(1, "a")))
    XCTAssertFalse(compareAsValues(Pair<Any>(1, "a"), Pair<Any>(1, 1)))
    let token = Token()
    XCTAssertTrue(compareAsValues(Pair<Any>(token, 1), Pair<Any>(token, 1)))
    XCTAssertFalse(compareAsValues(Pair<Any>(token, 1), Pair<Any>(Token(), 1)))
    XCTAssertTrue(compareAsValues(Pair<any Named>(token, token), Pair<any Named>(token, token)))
    XCTAssertFalse(compareAsValues(Pair<AnyObject>(token, token), Pair<AnyObject>(token, Token())))
    XCTAssertTrue(compareAsValues(Pair<any Error>(Failure(), Failure()), Pair<any Error>(Failure(), Failure())))
    let list: any Collection<Int> = [1, 2, 3]
    XCTAssertTrue(compareAsValues(Pair(list, list), Pair(list, list)))
    XCTAssertFalse(compareAsValues(Pair<any Collection<Int>>(list, [1]), Pair<any Collection<Int>>(list, [2])))
  }

  func testMetatypes() {
    struct Kinds {
      var small: Int8 = 1
      var fixed: Int.Type = Int.self
      var object: Token.Type = Token.self
      var any: Any.Type = Int.self
      var shape: any Shape.Type
      var large = 2
    }
    struct Text: Shape {}
    struct Other: Shape {}
    XCTAssertTrue(compareAsValues(Kinds(shape: Text.self), Kinds(shape: Text.self)))
    XCTAssertFalse(compareAsValues(Kinds(shape: Text.self), Kinds(shape: Other.self)))
    XCTAssertFalse(compareAsValues(Kinds(shape: Text.self), Kinds(any: String.self, shape: Text.self)))
    XCTAssertFalse(compareAsValues(Kinds(shape: Text.self), Kinds(object: SubToken.self, shape: Text.self)))
    XCTAssertFalse(compareAsValues(Kinds(shape: Text.self), Kinds(shape: Text.self, large: 3)))
    XCTAssertTrue(compareAsValues(Tagged(type: Int.self, number: 1), Tagged(type: Int.self, number: 1)))
    XCTAssertFalse(compareAsValues(Tagged(type: Int.self, number: 1), Tagged(type: Int.self, number: 2)))
    XCTAssertFalse(
      compareAsValues(Tagged<Token>(type: Token.self, number: 1), Tagged<Token>(type: SubToken.self, number: 1)))
  }

  func testArraysOfWhatCannotBeComparedAreEqualWhileTheyShareTheirBuffer() {
    let list = [Unequal(1), Unequal(2)]
    var copy = list
    XCTAssertTrue(compareAsValues(Pair(list, list), Pair(list, copy)))
    copy[0] = Unequal(1)
    XCTAssertFalse(compareAsValues(Pair(list, list), Pair(list, copy)))
    let table = ["a": Unequal(1)]
    XCTAssertTrue(compareAsValues(Pair(table, table), Pair(table, table)))
    XCTAssertFalse(compareAsValues(Pair(table, table), Pair(table, ["a": Unequal(1)])))
  }

  func testTypesWithoutVisibleFieldsAreComparedByTheirBytes() {
    XCTAssertTrue(compareAsValues(Pair<InlineArray<2, Int>>([1, 2], [3, 4]), Pair([1, 2], [3, 4])))
    XCTAssertFalse(compareAsValues(Pair<InlineArray<2, Int>>([1, 2], [3, 4]), Pair([1, 2], [3, 5])))
    XCTAssertTrue(
      compareAsValues(
        Pair(timespec(), timespec(tv_sec: 1, tv_nsec: 2)), Pair(timespec(), timespec(tv_sec: 1, tv_nsec: 2))))
    XCTAssertFalse(
      compareAsValues(
        Pair(timespec(), timespec(tv_sec: 1, tv_nsec: 2)), Pair(timespec(), timespec(tv_sec: 1, tv_nsec: 3))))
  }

  func testHugeStructures() {
    typealias Four<Value> = Pair<Pair<Value>>
    typealias Sixteen<Value> = Four<Four<Value>>
    func four<Value>(_ value: Value) -> Four<Value> { Pair(Pair(value, value), Pair(value, value)) }
    let value: Sixteen<Sixteen<Int>> = four(four(four(four(7))))
    var other = value
    XCTAssertTrue(compareAsValues(value, other))
    other.second.second.second.second.second.second.second.second = 8
    XCTAssertFalse(compareAsValues(value, other))
    let texts = four(four(four("text")))
    var otherTexts = texts
    XCTAssertTrue(compareAsValues(texts, otherTexts))
    otherTexts.second.first.second.first.second.first = "other"
    XCTAssertFalse(compareAsValues(texts, otherTexts))
  }
}
