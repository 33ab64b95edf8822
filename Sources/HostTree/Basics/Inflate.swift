import Foundation

/// Decompresses data in zlib's format (RFC 1950 and 1951), which Foundation offers on Apple's systems only.
package struct Inflate {
  private let input: ArraySlice<UInt8>
  private let limit: Int
  private var place: Int
  private var bits = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  /// Returns the first bytes of what was compressed, `limit` at most; those before the fault if the data is damaged.
  static func bytes(of input: ArraySlice<UInt8>, limit: Int) -> [UInt8] {
    var inflate = Inflate(input, limit: limit)
    // The header names the method, and whether a dictionary is needed.
    guard let method = inflate.take(4), method == 8, inflate.take(9) != nil, inflate.take(1) == 0,
      inflate.take(2) != nil
    else { return [] }
    while inflate.block() {}
    return inflate.output
  }

  /// Returns what ``Deflate`` has made, or any data in its format (RFC 1951), without zlib's header.
  package static func rawBytes(of input: [UInt8], limit: Int) -> [UInt8] {
    var inflate = Inflate(input[...], limit: limit)
    while inflate.block() {}
    return inflate.output
  }

  private init(_ input: ArraySlice<UInt8>, limit: Int) {
    self.input = input
    self.limit = limit
    place = input.startIndex
  }

  /// Takes bits, the lowest first; nil at the end of the data.
  private mutating func take(_ count: Int) -> Int? {
    while bitCount < count {
      guard place < input.endIndex else { return nil }
      bits |= Int(input[place]) << bitCount
      place += 1
      bitCount += 8
    }
    defer {
      bits >>= count
      bitCount -= count
    }
    return bits & (1 << count - 1)
  }

  /// Appends a byte; false if there is no more room.
  private mutating func append(_ byte: UInt8) -> Bool {
    guard output.count < limit else { return false }
    output.append(byte)
    return true
  }

  /// Reads a block, and returns whether to read another one.
  private mutating func block() -> Bool {
    guard let isLast = take(1), let kind = take(2) else { return false }
    let isWhole =
      switch kind {
      case 0: stored()
      case 1: coded(.literals, .distances)
      case 2: codedByOwnTables()
      default: false
      }
    return isWhole && isLast == 0
  }

  private mutating func stored() -> Bool {
    bits = 0
    bitCount = 0
    guard let count = take(16), take(16) != nil else { return false }
    for _ in 0..<count {
      guard let byte = take(8), append(UInt8(byte)) else { return false }
    }
    return true
  }

  private mutating func coded(_ literals: PrefixCode, _ distances: PrefixCode) -> Bool {
    while let symbol = symbol(of: literals) {
      if symbol == 256 { return true }
      if symbol < 256 {
        guard append(UInt8(symbol)) else { return false }
        continue
      }
      guard symbol - 257 < PrefixCode.lengths.count, let count = number(PrefixCode.lengths[symbol - 257]),
        let index = self.symbol(of: distances), index < PrefixCode.reaches.count,
        let distance = number(PrefixCode.reaches[index]), distance <= output.count
      else { return false }
      for _ in 0..<count {
        guard append(output[output.count - distance]) else { return false }
      }
    }
    return false
  }

  private mutating func number(_ row: (base: Int, extra: Int)) -> Int? { take(row.extra).map { row.base + $0 } }

  private mutating func symbol(of code: PrefixCode) -> Int? {
    var value = 0
    var first = 0
    var index = 0
    for count in code.counts.dropFirst() {
      guard let bit = take(1) else { return nil }
      value |= bit
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  private mutating func codedByOwnTables() -> Bool {
    guard let literals = take(5).map({ $0 + 257 }), let distances = take(5).map({ $0 + 1 }),
      let count = take(4).map({ $0 + 4 })
    else { return false }
    var lengths = [Int](repeating: 0, count: 19)
    for place in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(count) {
      guard let length = take(3) else { return false }
      lengths[place] = length
    }
    guard let code = PrefixCode(lengths[...]) else { return false }
    lengths = []
    while lengths.count < literals + distances {
      guard let symbol = symbol(of: code) else { return false }
      let row: (length: Int?, base: Int, extra: Int) =
        switch symbol {
        case 16: (lengths.last, 3, 2)
        case 17: (0, 3, 3)
        case 18: (0, 11, 7)
        default: (symbol, 1, 0)
        }
      guard let length = row.length, let count = number((row.base, row.extra)) else { return false }
      lengths += [Int](repeating: length, count: count)
    }
    guard lengths.count == literals + distances, let first = PrefixCode(lengths[..<literals]),
      let second = PrefixCode(lengths[literals...])
    else { return false }
    return coded(first, second)
  }
}

/// A prefix code, of which the lengths of its words decide the words.
struct PrefixCode {
  /// How many words have a length, by the length.
  private(set) var counts = [Int](repeating: 0, count: 16)
  /// The symbols in the order of their words.
  private(set) var symbols: [Int] = []

  /// Creates the code by the length of each symbol's word, 0 for none; nil if there are more words than possible.
  init?(_ lengths: ArraySlice<Int>) {
    for length in lengths where length > 0 { counts[length] += 1 }
    var room = 1
    for count in counts.dropFirst() {
      room = room * 2 - count
      if room < 0 { return nil }
    }
    for length in 1...15 {
      symbols += lengths.indices.filter { lengths[$0] == length }.map { $0 - lengths.startIndex }
    }
  }

  private init(fixed lengths: [Int]) { self = PrefixCode(lengths[...]) ?? PrefixCode() }
  private init() {}

  static let literals = PrefixCode(
    fixed: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  static let distances = PrefixCode(fixed: [Int](repeating: 5, count: 30))

  /// The lengths of repeated bytes, by symbols from 257.
  static let lengths: [(base: Int, extra: Int)] = {
    var rows: [(base: Int, extra: Int)] = (3...10).map { ($0, 0) }
    for extra in 1...5 { rows += (0..<4).map { (3 + (4 + $0) << extra, extra) } }
    return rows + [(258, 0)]
  }()

  /// How far back repeated bytes are.
  static let reaches: [(base: Int, extra: Int)] =
    (1...4).map { ($0, 0) } + (1...13).flatMap { extra in (2...3).map { (1 + $0 << extra, extra) } }
}
