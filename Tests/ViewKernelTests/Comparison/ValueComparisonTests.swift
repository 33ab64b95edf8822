import Foundation
import ViewKernel
import XCTest

@MainActor
final class ValueComparisonTests: XCTestCase {
  private typealias Named = Compared.Named
  private typealias Source = Compared.Source
  private typealias Token = Compared.Token
  private typealias Pair = Compared.Pair
  private typealias Storage = Compared.Storage
  private typealias Wrapper = Compared.Wrapper
  private typealias Link = Compared.Link

  // MARK: The value as a whole

  func testPlainDataIgnoresItsOwnEquality() {
    struct Plain: Equatable {
      var number = 1
      static func == (left: Plain, right: Plain) -> Bool { true }
    }
    XCTAssertTrue(compareAsValues(Plain(), Plain()))
    XCTAssertFalse(compareAsValues(Plain(), Plain(number: 2)))
  }

  func testOtherEquatableStructuresUseIt() {
    struct Named: Equatable {
      var name = "a"
      var action: () -> Void = {}
      static func == (left: Named, right: Named) -> Bool { left.name.lowercased() == right.name.lowercased() }
    }
    XCTAssertTrue(compareAsValues(Named(), Named(name: "A")))
    XCTAssertFalse(compareAsValues(Named(), Named(name: "b")))
  }

  func testOptionalsAreEqualByWhatTheyWrap() {
    struct Insensitive: Equatable {
      var name: String
      static func == (left: Self, right: Self) -> Bool { left.name.lowercased() == right.name.lowercased() }
    }
    func pair(_ name: String?, _ inner: String?? = "a") -> Pair<Insensitive?> {
      Pair(name.map(Insensitive.init), inner.map { $0.map(Insensitive.init) } ?? nil)
    }
    XCTAssertTrue(compareAsValues(pair("a"), pair("A")))
    XCTAssertFalse(compareAsValues(pair("a"), pair("b")))
    XCTAssertFalse(compareAsValues(pair("a"), pair(nil)))
    XCTAssertFalse(compareAsValues(pair(nil), pair("a")))
    XCTAssertTrue(compareAsValues(pair(nil, nil), pair(nil, .some(nil))))
    XCTAssertTrue(compareAsValues(Pair<Insensitive??>(.some(nil), nil), Pair(.some(nil), nil)))
    XCTAssertFalse(compareAsValues(Pair<Insensitive??>(.some(nil), nil), Pair(nil, nil)))
  }

  func testOthersGoFieldByField() {
    struct Row {
      var title = "a long title that does not fit into the string itself"
      var number = 1
      var flag = true
    }
    XCTAssertTrue(compareAsValues(Row(), Row(title: String(Row().title.reversed().reversed()))))
    XCTAssertFalse(compareAsValues(Row(), Row(title: "b")))
    XCTAssertFalse(compareAsValues(Row(), Row(number: 2)))
    XCTAssertFalse(compareAsValues(Row(), Row(flag: false)))
  }

  func testEachByteCounts() {
    func check<Value>(_ type: Value.Type) {
      let size = MemoryLayout<Value>.size
      let first = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
      let second = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
      defer {
        first.deallocate()
        second.deallocate()
      }
      for offset in 0..<size {
        first.initializeMemory(as: UInt8.self, repeating: 7, count: size)
        second.initializeMemory(as: UInt8.self, repeating: 7, count: size)
        XCTAssertTrue(ValueComparison.ofInput(type).isEqual(first, second))
        second.storeBytes(of: 8, toByteOffset: offset, as: UInt8.self)
        XCTAssertFalse(ValueComparison.ofInput(type).isEqual(first, second), "byte \(offset) of \(size)")
      }
    }
    check((UInt64, UInt64).self)
    check((UInt64, UInt64, UInt8).self)
    check((UInt64, UInt64, UInt32, UInt8).self)
    check((UInt64, UInt64, UInt64).self)
    check((UInt64, UInt64, UInt64, UInt8).self)
    check((UInt64, UInt64, UInt64, UInt64).self)
    check((UInt64, UInt64, UInt64, UInt64, UInt8).self)
  }

  // Test discovery on Linux can only call the main actor's tests of a class in which one is `async`.
  func testEmptyStructuresAreAlwaysEqual() async {
    struct Empty {}
    struct Nested {
      var empty = Empty()
      var void: Void = ()
    }
    XCTAssertTrue(ValueComparison.of(Empty.self).isAlwaysEqual)
    XCTAssertTrue(ValueComparison.of(Nested.self).isAlwaysEqual)
    XCTAssertTrue(compareAsValues(Nested(), Nested()))
    XCTAssertFalse(ValueComparison.of(Int.self).isAlwaysEqual)
  }

  func testTypesThatAreNoStructures() {
    XCTAssertTrue(compareAsValues(1, 1))
    XCTAssertFalse(compareAsValues("a", "b"))
    XCTAssertTrue(compareAsValues((1, "a"), (1, "a")))
    XCTAssertFalse(compareAsValues((1, "a"), (1, "b")))
    XCTAssertTrue(compareAsValues(Token.shared, Token.shared))
    XCTAssertFalse(compareAsValues(Token(), Token()))
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
    XCTAssertTrue(compareAsValues(Numbers(), Numbers()))
    XCTAssertFalse(compareAsValues(Numbers(), Numbers(double: 0)))
    XCTAssertFalse(compareAsValues(Pair(0.0, 0.0), Pair(0.0, -0.0)), "bytes, not `==`")
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

  // MARK: References

  func testReferencesAreComparedByIdentity() {
    struct Holder {
      var token: Token
      var optional: Token?
    }
    let token = Token()
    XCTAssertTrue(compareAsValues(Holder(token: token), Holder(token: token)))
    XCTAssertFalse(
      compareAsValues(Holder(token: token), Holder(token: Token())), "though the class says that all are equal")
    XCTAssertTrue(compareAsValues(Holder(token: token, optional: token), Holder(token: token, optional: token)))
    XCTAssertFalse(compareAsValues(Holder(token: token, optional: token), Holder(token: token)))
    XCTAssertFalse(compareAsValues(Holder(token: token, optional: token), Holder(token: token, optional: Token())))
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
    XCTAssertTrue(compareAsValues(original, holder(weak: token, unowned: token, named: token, named: token)))
    XCTAssertFalse(compareAsValues(original, holder(weak: other, unowned: token, named: token, named: token)))
    XCTAssertFalse(compareAsValues(original, holder(weak: nil, unowned: token, named: token, named: token)))
    XCTAssertFalse(compareAsValues(original, holder(weak: token, unowned: other, named: token, named: token)))
    XCTAssertFalse(compareAsValues(original, holder(weak: token, unowned: token, named: other, named: token)))
    XCTAssertFalse(compareAsValues(original, holder(weak: token, unowned: token, named: token, named: other)))
  }

  func testImmutableObjectsAreEqualByWhatTheyAre() {
    struct Swatch {
      var color = HostColor(white: 0.5)
      var image = HostImage(named: "Logo", size: .zero)
      weak var border: HostColor?
    }
    XCTAssertTrue(compareAsValues(Swatch(), Swatch()))
    XCTAssertFalse(compareAsValues(Swatch(), Swatch(color: .black)))
    XCTAssertFalse(compareAsValues(Swatch(), Swatch(image: HostImage())))
    func isSameInput(_ color: HostColor) -> Bool {
      withUnsafePointer(to: HostColor(white: 0.5)) { first in
        withUnsafePointer(to: color) { ValueComparison.ofInput(HostColor.self).isEqual(first, $0) }
      }
    }
    XCTAssertTrue(isSameInput(HostColor(white: 0.5)))
    XCTAssertFalse(isSameInput(.black))
    let border = HostColor(white: 0.5)
    XCTAssertTrue(compareAsValues(Swatch(border: border), Swatch(border: border)))
    XCTAssertFalse(compareAsValues(Swatch(border: border), Swatch(border: .black)), "which may be gone: by identity")
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
    XCTAssertTrue(compareAsValues(first, first))
    XCTAssertFalse(compareAsValues(first, make()))
  }

  func testAnEqualityThatNeverHoldsIsBelieved() {
    struct Always: Equatable {
      let text: String
      static func == (left: Always, right: Always) -> Bool { false }
    }
    let value = Always(text: "a")
    XCTAssertFalse(compareAsValues(value, value))
  }

  // MARK: Types that take part

  func testExemptFieldsAreLeftOut() {
    struct Row {
      @Storage var count: Int
      var title: String
    }
    XCTAssertTrue(compareAsValues(Row(count: 1, title: "a"), Row(count: 2, title: "a")))
    XCTAssertFalse(compareAsValues(Row(count: 1, title: "a"), Row(count: 1, title: "b")))
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
    XCTAssertTrue(compareAsValues(Row(count: 1), Row(count: 1)))
    XCTAssertFalse(compareAsValues(Row(count: 1), Row(count: 2)))
  }

  func testSelfComparingFieldsCompareThemselves() {
    let location = Token()
    struct Row {
      var binding: Link
      var optional: Link?
    }
    func link(_ number: Int, _ location: Token) -> Link { Link(get: { number }, location: location) }
    XCTAssertTrue(compareAsValues(Row(binding: link(1, location)), Row(binding: link(2, location))))
    XCTAssertFalse(compareAsValues(Row(binding: link(1, location)), Row(binding: link(1, Token()))))
    let row = Row(binding: link(1, location), optional: link(1, location))
    XCTAssertTrue(compareAsValues(row, Row(binding: link(1, location), optional: link(2, location))))
    XCTAssertFalse(compareAsValues(row, Row(binding: link(1, location), optional: link(1, Token()))))
    XCTAssertFalse(compareAsValues(row, Row(binding: link(1, location))))
    XCTAssertTrue(compareAsValues(link(1, location), link(2, location)), "as a whole, too")
  }
}
