import Foundation
import ViewKernel
import XCTest

@MainActor
final class ValueComparisonTests: XCTestCase {
  // MARK: The value as a whole

  func testPlainDataIgnoresItsOwnEquality() {
    struct Plain: Equatable {
      var number = 1
      static func == (left: Plain, right: Plain) -> Bool { true }
    }
    XCTAssertTrue(equal(Plain(), Plain()))
    XCTAssertFalse(equal(Plain(), Plain(number: 2)))
  }

  func testOtherEquatableStructuresUseIt() {
    struct Named: Equatable {
      var name = "a"
      var action: () -> Void = {}
      static func == (left: Named, right: Named) -> Bool { left.name.lowercased() == right.name.lowercased() }
    }
    XCTAssertTrue(equal(Named(), Named(name: "A")))
    XCTAssertFalse(equal(Named(), Named(name: "b")))
  }

  func testOthersGoFieldByField() {
    struct Row {
      var title = "a long title that does not fit into the string itself"
      var number = 1
      var flag = true
    }
    XCTAssertTrue(equal(Row(), Row(title: String(Row().title.reversed().reversed()))))
    XCTAssertFalse(equal(Row(), Row(title: "b")))
    XCTAssertFalse(equal(Row(), Row(number: 2)))
    XCTAssertFalse(equal(Row(), Row(flag: false)))
  }

  func testEmptyStructuresAreAlwaysEqual() async {
    struct Empty {}
    struct Nested {
      var empty = Empty()
      var void: Void = ()
    }
    XCTAssertTrue(ValueComparison.of(Empty.self).isAlwaysEqual)
    XCTAssertTrue(ValueComparison.of(Nested.self).isAlwaysEqual)
    XCTAssertTrue(equal(Nested(), Nested()))
    XCTAssertFalse(ValueComparison.of(Int.self).isAlwaysEqual)
  }

  func testTypesThatAreNoStructures() {
    XCTAssertTrue(equal(1, 1))
    XCTAssertFalse(equal("a", "b"))
    XCTAssertTrue(equal((1, "a"), (1, "a")))
    XCTAssertFalse(equal((1, "a"), (1, "b")))
    XCTAssertTrue(equal(Token.shared, Token.shared))
    XCTAssertFalse(equal(Token(), Token()))
  }

  func testOneComparisonForEachType() {
    let first = ValueComparison.of(Pair<Int>.self)
    XCTAssertFalse(first === ValueComparison.of(Pair<String>.self))
    XCTAssertTrue(first === ValueComparison.of(Pair<Int>.self))
  }

  // MARK: Scalars and padding

  func testNotANumberEqualsItself() {
    struct Numbers {
      var double = Double.nan
      var float = Float.nan
      var length = CGFloat.nan
    }
    XCTAssertTrue(equal(Numbers(), Numbers()))
    XCTAssertFalse(equal(Numbers(), Numbers(double: 0)))
    XCTAssertFalse(equal(Pair(0.0, 0.0), Pair(0.0, -0.0)), "bytes, not `==`")
  }

  func testPaddingIsNotLookedAt() {
    struct Padded {
      var small: Int8
      var large: Int
      var flag: Bool
      var half: Int16
    }
    let size = MemoryLayout<Padded>.stride
    let first = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    let second = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    defer {
      first.deallocate()
      second.deallocate()
    }
    for (memory, garbage) in [(first, UInt8(0x55)), (second, 0xAA)] {
      memory.initializeMemory(as: UInt8.self, repeating: garbage, count: size)
      memory.storeBytes(of: 1, toByteOffset: MemoryLayout<Padded>.offset(of: \.small)!, as: Int8.self)
      memory.storeBytes(of: 2, toByteOffset: MemoryLayout<Padded>.offset(of: \.large)!, as: Int.self)
      memory.storeBytes(of: 1, toByteOffset: MemoryLayout<Padded>.offset(of: \.flag)!, as: UInt8.self)
      memory.storeBytes(of: 3, toByteOffset: MemoryLayout<Padded>.offset(of: \.half)!, as: Int16.self)
    }
    let comparison = ValueComparison.of(Padded.self)
    XCTAssertTrue(comparison.isEqual(first, second))
    for offset in [\Padded.small, \Padded.large, \Padded.flag, \Padded.half].map({
      MemoryLayout<Padded>.offset(of: $0)!
    }) {
      let byte = second.load(fromByteOffset: offset, as: UInt8.self)
      second.storeBytes(of: byte ^ 1, toByteOffset: offset, as: UInt8.self)
      XCTAssertFalse(comparison.isEqual(first, second), "offset \(offset)")
      second.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
    }
    XCTAssertTrue(comparison.isEqual(first, second))
  }

  // MARK: References and functions

  func testReferencesAreComparedByIdentity() {
    struct Holder {
      var token: Token
      var optional: Token?
    }
    let token = Token()
    XCTAssertTrue(equal(Holder(token: token), Holder(token: token)))
    XCTAssertFalse(equal(Holder(token: token), Holder(token: Token())), "though the class says that all are equal")
    XCTAssertTrue(equal(Holder(token: token, optional: token), Holder(token: token, optional: token)))
    XCTAssertFalse(equal(Holder(token: token, optional: token), Holder(token: token)))
    XCTAssertFalse(equal(Holder(token: token, optional: token), Holder(token: token, optional: Token())))
  }

  func testWeakAndUnownedReferences() {
    struct Holder {
      weak var weakToken: Token?
      unowned var unownedToken: Token
      weak var weakNamed: (any Named)?
      unowned var unownedNamed: any Named
      unowned(unsafe) var unsafeToken: Token
      weak var weakSource: (any Source<Int>)?
    }
    let token = Token()
    let other = Token()
    func holder(weak first: Token?, unowned second: Token, named third: Token?, named fourth: Token) -> Holder {
      Holder(weakToken: first, unownedToken: second, weakNamed: third, unownedNamed: fourth, unsafeToken: token)
    }
    let original = holder(weak: token, unowned: token, named: token, named: token)
    XCTAssertTrue(equal(original, holder(weak: token, unowned: token, named: token, named: token)))
    XCTAssertFalse(equal(original, holder(weak: other, unowned: token, named: token, named: token)))
    XCTAssertFalse(equal(original, holder(weak: nil, unowned: token, named: token, named: token)))
    XCTAssertFalse(equal(original, holder(weak: token, unowned: other, named: token, named: token)))
    XCTAssertFalse(equal(original, holder(weak: token, unowned: token, named: other, named: token)))
    XCTAssertFalse(equal(original, holder(weak: token, unowned: token, named: token, named: other)))
  }

  func testReferencesToObjectsThatAreGone() {
    struct Holder {
      weak var weakToken: Token?
      unowned var unownedToken: Token
      weak var weakNamed: (any Named)?
      unowned var unownedNamed: any Named
      weak var weakSource: (any Source<Int>)?
      unowned var unownedSource: any Source<Int>
    }
    func make() -> Holder {
      let token = Token()
      return Holder(
        weakToken: token, unownedToken: token, weakNamed: token, unownedNamed: token, weakSource: token,
        unownedSource: token)
    }
    let first = make()
    XCTAssertTrue(equal(first, first))
    XCTAssertFalse(equal(first, make()))
  }

  func testFunctionsAreNeverEqual() {
    struct Button {
      var title = ""
      let action: () -> Void
    }
    struct Nested {
      let button: Button
    }
    let button = Button {}
    XCTAssertFalse(equal(button, button))
    XCTAssertTrue(ValueComparison.of(Button.self).isNeverEqual)
    XCTAssertTrue(ValueComparison.of(Nested.self).isNeverEqual)
    XCTAssertFalse(ValueComparison.of(Button.self).isAlwaysEqual)
    XCTAssertFalse(ValueComparison.of(Pair<Int>.self).isNeverEqual)
  }

  func testOptionalFunctionsAreEqualOnlyIfBothAreNil() {
    struct Row {
      var action: (() -> Void)?
    }
    let row = Row {}
    XCTAssertTrue(equal(Row(), Row()))
    XCTAssertFalse(equal(row, row))
    XCTAssertFalse(equal(row, Row()))
    XCTAssertFalse(equal(Row(), row))
    XCTAssertFalse(ValueComparison.of(Row.self).isNeverEqual)
  }

  // MARK: Fields of other types

  func testEquatableFieldsUseTheirEquality() {
    struct Rough: Equatable {
      var value: Double
      static func == (left: Rough, right: Rough) -> Bool { left.value.rounded() == right.value.rounded() }
    }
    XCTAssertTrue(equal(Pair(Rough(value: 1), Rough(value: 2)), Pair(Rough(value: 1.1), Rough(value: 2.1))))
    XCTAssertFalse(equal(Pair(Rough(value: 1), Rough(value: 2)), Pair(Rough(value: 1.1), Rough(value: 3))))
    XCTAssertTrue(equal(Pair([1, 2], [3]), Pair([1, 2], [3])))
    XCTAssertFalse(equal(Pair([1, 2], [3]), Pair([1, 2], [4])))
    XCTAssertTrue(equal(Pair(["a": 1], [:]), Pair(["a": 1], [:])))
    XCTAssertTrue(equal(Pair<Int?>(1, nil), Pair<Int?>(1, nil)))
    XCTAssertFalse(equal(Pair<Int?>(1, nil), Pair<Int?>(1, 0)))
    XCTAssertFalse(equal(Pair<String?>("a", nil), Pair<String?>("b", nil)))
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
    XCTAssertTrue(equal(outer(), outer()))
    XCTAssertFalse(equal(outer(), outer { $0.inner.pair.0 = 2 }))
    XCTAssertFalse(equal(outer(), outer { $0.inner.pair.1 = "b" }))
    XCTAssertFalse(equal(outer(), outer { $0.list.0.token = Token() }))
    XCTAssertFalse(equal(outer(), outer { $0.list.1.y = 3 }))
  }

  func testGenericStructuresAndPacks() {
    XCTAssertTrue(equal(Pair(1, 2), Pair(1, 2)))
    XCTAssertFalse(equal(Pair(Unequal(1), Unequal(2)), Pair(Unequal(1), Unequal(3))))
    XCTAssertTrue(equal(Pair(Unequal(1), Unequal(2)), Pair(Unequal(1), Unequal(2))))
    XCTAssertTrue(equal(Pack(1, "a", Unequal(2)), Pack(1, "a", Unequal(2))))
    XCTAssertFalse(equal(Pack(1, "a", Unequal(2)), Pack(1, "a", Unequal(3))))
    XCTAssertTrue(ValueComparison.of(Pack<Int, () -> Void>.self).isNeverEqual)
  }

  func testOptionalsOfOtherTypesAreComparedByWhatTheyWrap() {
    XCTAssertTrue(equal(Pair<Unequal?>(Unequal(1), nil), Pair<Unequal?>(Unequal(1), nil)))
    XCTAssertFalse(equal(Pair<Unequal?>(Unequal(1), nil), Pair<Unequal?>(Unequal(2), nil)))
    XCTAssertFalse(equal(Pair<Unequal?>(Unequal(1), nil), Pair<Unequal?>(nil, nil)))
    struct Deep {
      var text = "text"
      var token: Token
    }
    let token = Token()
    XCTAssertTrue(equal(Pair<Deep??>(Deep(token: token), nil), Pair<Deep??>(Deep(token: token), nil)))
    XCTAssertFalse(equal(Pair<Deep??>(Deep(token: token), nil), Pair<Deep??>(Deep(token: Token()), nil)))
    XCTAssertFalse(equal(Pair<Deep??>(Deep(token: token), nil), Pair<Deep??>(Deep(token: token), .some(nil))))
  }

  func testEnumerations() {
    enum Simple { case first, second }
    enum Payload { case number(Int), text(String), token(Token), none }
    enum Comparable: Equatable { case text(String), number(Int) }
    XCTAssertTrue(equal(Pair(Simple.first, .second), Pair(Simple.first, .second)))
    XCTAssertFalse(equal(Pair(Simple.first, .second), Pair(Simple.first, .first)))
    let token = Token()
    for value in [Payload.number(1), .text("short"), .token(token), .none] {
      XCTAssertTrue(equal(Pair(value, value), Pair(value, value)), "\(value)")
      XCTAssertFalse(equal(Pair(value, value), Pair(value, .number(2))), "\(value)")
    }
    XCTAssertFalse(equal(Pair(Payload.token(token), .none), Pair(Payload.token(Token()), .none)))
    let long = String(repeating: "long ", count: 10)
    let sameLong = String(repeating: "long ", count: 10)
    XCTAssertTrue(equal(Pair(Comparable.text(long), .number(1)), Pair(Comparable.text(sameLong), .number(1))))
    XCTAssertFalse(
      equal(Pair(Payload.text(long), .none), Pair(Payload.text(sameLong), .none)), "equal, but not seen to be")
  }

  func testExistentialsAreComparedByWhatTheyHold() {
    struct Text: Shape { var text = "text" }
    struct Large: Shape { var numbers = (1, 2, 3, 4, 5, 6) }
    struct Action: Shape { var action: () -> Void = {} }
    func shapes(_ shape: any Shape, _ second: (any Shape)? = nil) -> Pack<any Shape, (any Shape)?> {
      Pack(shape, second)
    }
    XCTAssertTrue(equal(shapes(Text()), shapes(Text())))
    XCTAssertFalse(equal(shapes(Text()), shapes(Text(text: "other"))))
    XCTAssertFalse(equal(shapes(Text()), shapes(Large())))
    XCTAssertTrue(equal(shapes(Text(), Large()), shapes(Text(), Large())))
    XCTAssertFalse(equal(shapes(Text(), Large()), shapes(Text(), Large(numbers: (1, 2, 3, 4, 5, 7)))))
    XCTAssertFalse(equal(shapes(Text(), Large()), shapes(Text())))
    XCTAssertFalse(equal(shapes(Action()), shapes(Action())))
    XCTAssertTrue(equal(Pair<Any>(1, "a"), Pair<Any>(1, "a")))
    XCTAssertFalse(equal(Pair<Any>(1, "a"), Pair<Any>(1, 1)))
    let token = Token()
    XCTAssertTrue(equal(Pair<Any>(token, 1), Pair<Any>(token, 1)))
    XCTAssertFalse(equal(Pair<Any>(token, 1), Pair<Any>(Token(), 1)))
    XCTAssertTrue(equal(Pair<any Named>(token, token), Pair<any Named>(token, token)))
    XCTAssertFalse(equal(Pair<AnyObject>(token, token), Pair<AnyObject>(token, Token())))
    XCTAssertTrue(equal(Pair<any Error>(Failure(), Failure()), Pair<any Error>(Failure(), Failure())))
    let list: any Collection<Int> = [1, 2, 3]
    XCTAssertTrue(equal(Pair(list, list), Pair(list, list)))
    XCTAssertFalse(equal(Pair<any Collection<Int>>(list, [1]), Pair<any Collection<Int>>(list, [2])))
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
    XCTAssertTrue(equal(Kinds(shape: Text.self), Kinds(shape: Text.self)))
    XCTAssertFalse(equal(Kinds(shape: Text.self), Kinds(shape: Other.self)))
    XCTAssertFalse(equal(Kinds(shape: Text.self), Kinds(any: String.self, shape: Text.self)))
    XCTAssertFalse(equal(Kinds(shape: Text.self), Kinds(object: SubToken.self, shape: Text.self)))
    XCTAssertFalse(equal(Kinds(shape: Text.self), Kinds(shape: Text.self, large: 3)))
    XCTAssertTrue(equal(Tagged(type: Int.self, number: 1), Tagged(type: Int.self, number: 1)))
    XCTAssertFalse(equal(Tagged(type: Int.self, number: 1), Tagged(type: Int.self, number: 2)))
    XCTAssertFalse(equal(Tagged<Token>(type: Token.self, number: 1), Tagged<Token>(type: SubToken.self, number: 1)))
  }

  func testArraysOfWhatCannotBeComparedAreEqualWhileTheyShareTheirBuffer() {
    let list = [Unequal(1), Unequal(2)]
    var copy = list
    XCTAssertTrue(equal(Pair(list, list), Pair(list, copy)))
    copy[0] = Unequal(1)
    XCTAssertFalse(equal(Pair(list, list), Pair(list, copy)))
    let table = ["a": Unequal(1)]
    XCTAssertTrue(equal(Pair(table, table), Pair(table, table)))
    XCTAssertFalse(equal(Pair(table, table), Pair(table, ["a": Unequal(1)])))
  }

  func testTypesWithoutVisibleFieldsAreComparedByTheirBytes() {
    XCTAssertTrue(equal(Pair<InlineArray<2, Int>>([1, 2], [3, 4]), Pair([1, 2], [3, 4])))
    XCTAssertFalse(equal(Pair<InlineArray<2, Int>>([1, 2], [3, 4]), Pair([1, 2], [3, 5])))
    XCTAssertTrue(
      equal(Pair(timespec(), timespec(tv_sec: 1, tv_nsec: 2)), Pair(timespec(), timespec(tv_sec: 1, tv_nsec: 2))))
    XCTAssertFalse(
      equal(Pair(timespec(), timespec(tv_sec: 1, tv_nsec: 2)), Pair(timespec(), timespec(tv_sec: 1, tv_nsec: 3))))
  }

  func testHugeStructures() {
    typealias Four<Value> = Pair<Pair<Value>>
    typealias Sixteen<Value> = Four<Four<Value>>
    func four<Value>(_ value: Value) -> Four<Value> { Pair(Pair(value, value), Pair(value, value)) }
    let value: Sixteen<Sixteen<Int>> = four(four(four(four(7))))
    var other = value
    XCTAssertTrue(equal(value, other))
    other.second.second.second.second.second.second.second.second = 8
    XCTAssertFalse(equal(value, other))
    let texts = four(four(four("text")))
    var otherTexts = texts
    XCTAssertTrue(equal(texts, otherTexts))
    otherTexts.second.first.second.first.second.first = "other"
    XCTAssertFalse(equal(texts, otherTexts))
  }

  // MARK: Types that take part

  func testExemptFieldsAreLeftOut() {
    struct Row {
      @Storage var count: Int
      var title: String
    }
    XCTAssertTrue(equal(Row(count: 1, title: "a"), Row(count: 2, title: "a")))
    XCTAssertFalse(equal(Row(count: 1, title: "a"), Row(count: 1, title: "b")))
    struct OnlyState {
      @Storage var count: Int
    }
    XCTAssertTrue(ValueComparison.of(OnlyState.self).isAlwaysEqual)
    XCTAssertFalse(ValueComparison.of(OnlyState.self).isNeverEqual)
  }

  func testOtherWrappersAreComparedByTheirStorage() {
    struct Row {
      @Wrapper var count: Int
    }
    XCTAssertTrue(equal(Row(count: 1), Row(count: 1)))
    XCTAssertFalse(equal(Row(count: 1), Row(count: 2)))
  }

  func testSelfComparingFieldsCompareThemselves() {
    let location = Token()
    struct Row {
      var binding: Link
      var optional: Link?
    }
    func link(_ number: Int, _ location: Token) -> Link { Link(get: { number }, location: location) }
    XCTAssertTrue(equal(Row(binding: link(1, location)), Row(binding: link(2, location))))
    XCTAssertFalse(equal(Row(binding: link(1, location)), Row(binding: link(1, Token()))))
    let row = Row(binding: link(1, location), optional: link(1, location))
    XCTAssertTrue(equal(row, Row(binding: link(1, location), optional: link(2, location))))
    XCTAssertFalse(equal(row, Row(binding: link(1, location), optional: link(1, Token()))))
    XCTAssertFalse(equal(row, Row(binding: link(1, location))))
    XCTAssertTrue(equal(link(1, location), link(2, location)), "as a whole, too")
  }

  // MARK: Support

  private func equal<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { ValueComparison.of(Value.self).isEqual(first, $0) }
    }
  }
}

private protocol Named: AnyObject {}
private protocol Shape {}
private struct Failure: Error {}

private protocol Source<Output>: AnyObject {
  associatedtype Output
}

private class Token: Named, Source, Equatable {
  typealias Output = Int
  nonisolated(unsafe) static let shared = Token()
  static func == (left: Token, right: Token) -> Bool { true }
}

private final class SubToken: Token {}

private struct Pair<Value> {
  var first: Value
  var second: Value

  init(_ first: Value, _ second: Value) {
    self.first = first
    self.second = second
  }
}

private struct Pack<each Value> {
  let values: (repeat each Value)
  init(_ value: repeat each Value) { values = (repeat each value) }
}

private struct Unequal {
  var value: Int
  init(_ value: Int) { self.value = value }
}

private struct Tagged<Value> {
  var type: Value.Type
  var number: Int
}

@propertyWrapper
private struct Storage: ComparisonExempt {
  var wrappedValue: Int
}

@propertyWrapper
private struct Wrapper {
  var wrappedValue: Int
}

private struct Link: SelfComparing {
  let get: () -> Int
  let location: Token

  static func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.assumingMemoryBound(to: Link.self).pointee.location
      === second.assumingMemoryBound(to: Link.self).pointee.location
  }
}
