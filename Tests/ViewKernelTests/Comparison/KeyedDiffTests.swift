import ViewKernel
import XCTest

/// Edits are written as one word a step: `-2` the old element 2 goes; then, for each new position, `=` shared end,
/// `3` the old element 3, `+` a new element.
final class KeyedDiffTests: XCTestCase {
  // MARK: Shapes

  func testEqualListsChangeNothing() {
    XCTAssertEqual(edits("", ""), "")
    XCTAssertEqual(edits("abc", "abc"), "= = =")
    XCTAssertTrue(diff("abc", "abc").isUnchanged)
    XCTAssertFalse(diff("", "a").isUnchanged)
    XCTAssertFalse(diff("a", "").isUnchanged)
  }

  func testInsertions() {
    XCTAssertEqual(edits("", "ab"), "+ +")
    XCTAssertEqual(edits("ab", "abcd"), "= = + +")
    XCTAssertEqual(edits("ab", "xyab"), "+ + = =")
    XCTAssertEqual(edits("ab", "axb"), "= + =")
    XCTAssertEqual(edits("abc", "xaybzc"), "+ 0 + 1 + =")
  }

  func testRemovals() {
    XCTAssertEqual(edits("ab", ""), "-0 -1")
    XCTAssertEqual(edits("abc", "ab"), "-2 = =")
    XCTAssertEqual(edits("abc", "bc"), "-0 = =")
    XCTAssertEqual(edits("abc", "ac"), "-1 = =")
    XCTAssertEqual(edits("abcde", "bd"), "-0 -2 -4 1 3")
  }

  func testReplacements() {
    XCTAssertEqual(edits("a", "x"), "-0 +")
    XCTAssertEqual(edits("abc", "axc"), "-1 = + =")
    XCTAssertEqual(edits("abc", "xyz"), "-0 -1 -2 + + +")
  }

  func testOneElementMoves() {
    XCTAssertEqual(edits("ab", "ba"), "1 0")
    XCTAssertEqual(edits("abcd", "bcda"), "1 2 3 0")
    XCTAssertEqual(edits("abcd", "dabc"), "3 0 1 2")
    XCTAssertEqual(edits("abcde", "adbce"), "= 3 1 2 =")
  }

  func testTwoElementsSwap() {
    XCTAssertEqual(edits("abc", "cba"), "2 1 0")
    XCTAssertEqual(edits("abcdef", "aecdbf"), "= 4 2 3 1 =")
  }

  func testReversal() { XCTAssertEqual(diff("abcde", "edcba").sources, [4, 3, 2, 1, 0]) }

  func testCombinations() {
    XCTAssertEqual(edits("abcde", "xdaby"), "-2 -4 + 3 0 1 +")
    XCTAssertEqual(edits("abcdef", "afbxe"), "-2 -3 = 5 1 + 4")
    XCTAssertEqual(edits("abcdefgh", "bacdefhg"), "1 0 2 3 4 5 7 6")
  }

  // MARK: Work

  func testEqualKeysAreNotHashed() {
    let old = keys("abcdefgh")
    for new in ["abcdefgh", "abcdefghi", "abcdxefgh", "abdefgh", "", "bcdefgha", "habcdefg", "agcdefbh"] {
      CountingKey.hashCount = 0
      _ = KeyedDiff(from: old, to: keys(new))
      XCTAssertEqual(CountingKey.hashCount, 0, new)
    }
    CountingKey.hashCount = 0
    _ = KeyedDiff(from: old, to: keys("abcedxgh"))
    XCTAssertLessThanOrEqual(CountingKey.hashCount, 8, "only the middles def and edx are hashed")
    XCTAssertGreaterThan(CountingKey.hashCount, 0)
  }

  func testTheSameBufferIsNotCompared() {
    let old = keys("abc")
    CountingKey.equalCount = 0
    XCTAssertTrue(KeyedDiff(from: old, to: old).isUnchanged)
    XCTAssertEqual(CountingKey.equalCount, 0)
  }

  // MARK: All and random lists

  func testAllPermutations() {
    for count in 0...6 {
      let old = Array(0..<count)
      for new in permutations(of: old) { check(old, new) }
    }
  }

  func testRandomListsOfDistinctKeys() {
    var random = SmallRandom(seed: 1)
    for round in 0..<3000 {
      let range = Array(0..<(round % 40 + 2))
      let old = Array(range.shuffled(using: &random).prefix(Int.random(in: 0...range.count, using: &random)))
      let new = Array(range.shuffled(using: &random).prefix(Int.random(in: 0...range.count, using: &random)))
      check(old, new)
      // Mostly ordered lists too, as lists in use are.
      check(old.sorted(), new.sorted())
      check(old.sorted(), new.sorted().filter { $0 % 3 > 0 } + new.filter { $0 % 3 == 0 })
    }
  }

  func testRandomListsOfRepeatedKeys() {
    var random = SmallRandom(seed: 2)
    for round in 0..<3000 {
      let highest = round % 9
      func list() -> [Int] {
        (0..<Int.random(in: 0...30, using: &random)).map { _ in .random(in: 0...highest, using: &random) }
      }
      check(list(), list())
    }
  }

  // MARK: Repeated keys

  func testRepeatedKeysAreMatchedInOrder() {
    XCTAssertEqual(edits("xaya", "aabx"), "-2 1 3 + 0")
    XCTAssertEqual(edits("xaya", "yaaxa"), "2 1 + 0 =", "the shared end is matched first")
    XCTAssertEqual(edits("xaay", "yaax"), "3 1 2 0")
  }

  func testRepetitionsAreNamedWhenAnInsertionMakesThem() {
    XCTAssertEqual(diff("", "aba").duplicates, [2])
    XCTAssertEqual(diff("ab", "aba").duplicates, [2])
    XCTAssertEqual(diff("ab", "bab").duplicates, [2])
    XCTAssertEqual(diff("ab", "aaab").duplicates, [1, 2])
    XCTAssertEqual(diff("aab", "baa").duplicates, [], "nothing new came")
    XCTAssertEqual(diff("aa", "aab").duplicates, [], "these were named before")
    let many = ContiguousArray(0..<200)
    XCTAssertEqual(KeyedDiff(from: [], to: many + many.prefix(3)).duplicates, [200, 201, 202])
    XCTAssertEqual(KeyedDiff(from: many, to: many + many.prefix(9)).duplicates, Array(200..<209))
    XCTAssertEqual(KeyedDiff(from: [], to: many + many, findsDuplicates: false).duplicates, [])
  }

  func testKeysThatDoNotEqualThemselvesAreReplaced() {
    let nan: ContiguousArray = [Double.nan, 1]
    let result = KeyedDiff(from: nan, to: [Double.nan, 1])
    XCTAssertEqual(result.sources, [-1])
    XCTAssertEqual(result.removed, [0])
  }

  // MARK: Support

  private func diff(_ old: String, _ new: String) -> KeyedDiff {
    KeyedDiff(from: ContiguousArray(old), to: ContiguousArray(new))
  }

  private func edits(_ old: String, _ new: String) -> String {
    let result = diff(old, new)
    var words = result.removed.map { "-\($0)" }
    for position in 0..<result.newCount {
      if !result.middle.contains(position) {
        words.append("=")
      } else if let source = result.source(at: position) {
        words.append("\(source)")
      } else {
        words.append("+")
      }
    }
    return words.joined(separator: " ")
  }

  private func keys(_ text: String) -> ContiguousArray<CountingKey> {
    ContiguousArray(text.map { CountingKey(letter: $0) })
  }

  /// Holds a diff against the plain definition of each of its parts.
  private func check(_ old: [Int], _ new: [Int], line: UInt = #line) {
    let result = KeyedDiff(from: ContiguousArray(old), to: ContiguousArray(new))
    let context = "\(old) to \(new)"
    let sources = new.indices.map { result.source(at: $0) }
    let taken = sources.compactMap { $0 }
    for (position, source) in sources.enumerated() {
      if let source { XCTAssertEqual(old[source], new[position], context, line: line) }
    }
    XCTAssertEqual(Set(taken).count, taken.count, "an old element was taken twice: \(context)", line: line)
    XCTAssertEqual(result.removed, old.indices.filter { !taken.contains($0) }, context, line: line)
    let possible = Set(old).reduce(0) { sum, key in
      sum + min(old.count { $0 == key }, new.count { $0 == key })
    }
    XCTAssertEqual(taken.count, possible, "as many as possible are kept: \(context)", line: line)

    let insertedKeys = Set(new.indices.filter { sources[$0] == nil }.map { new[$0] })
    let repeated = new.indices.filter { insertedKeys.contains(new[$0]) && new[..<$0].contains(new[$0]) }
    XCTAssertEqual(result.duplicates, repeated, context, line: line)
  }

  private func permutations(of list: [Int]) -> [[Int]] {
    if list.isEmpty { return [[]] }
    return list.flatMap { first in permutations(of: list.filter { $0 != first }).map { [first] + $0 } }
  }
}

private struct CountingKey: Hashable {
  nonisolated(unsafe) static var hashCount = 0
  nonisolated(unsafe) static var equalCount = 0
  let letter: Character

  static func == (left: CountingKey, right: CountingKey) -> Bool {
    equalCount += 1
    return left.letter == right.letter
  }

  func hash(into hasher: inout Hasher) {
    CountingKey.hashCount += 1
    hasher.combine(letter)
  }
}

/// The same numbers in each run.
private struct SmallRandom: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
