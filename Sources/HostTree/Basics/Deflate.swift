/// Compresses data in the deflate format (RFC 1951), which Foundation offers on Apple's systems only.
///
/// It writes one block with the format's own codes, and repetitions of three bytes or more from the last 32 kB.
package struct Deflate {
  private let input: [UInt8]
  private var output: [UInt8] = []
  private var bits = 0
  private var bitCount = 0
  /// The latest place of each hash of three bytes, and for each place the one before with the same hash.
  private var heads = [Int32](repeating: -1, count: 1 << 15)
  private var former: [Int32]

  /// Compresses bytes, without zlib's header.
  package static func bytes(of input: [UInt8]) -> [UInt8] {
    var deflate = Deflate(input)
    return deflate.run()
  }

  private init(_ input: [UInt8]) {
    self.input = input
    former = [Int32](repeating: -1, count: input.count)
    output.reserveCapacity(input.count / 4)
  }

  private mutating func run() -> [UInt8] {
    // The last block, with the codes that the format defines.
    put(1, 1)
    put(1, 2)
    var place = 0
    while place < input.count {
      let (length, distance) = longestMatch(at: place)
      if length >= 3 {
        putMatch(length, distance)
        for offset in 0..<length { enter(place + offset) }
        place += length
      } else {
        putLiteral(Int(input[place]))
        enter(place)
        place += 1
      }
    }
    putLiteral(256)
    put(0, 7)
    return output
  }

  private func hash(_ place: Int) -> Int {
    let word = UInt32(input[place]) | UInt32(input[place + 1]) << 8 | UInt32(input[place + 2]) << 16
    return Int((word &* 0x9E37_79B1) >> 17)
  }

  private mutating func enter(_ place: Int) {
    guard place + 2 < input.count else { return }
    let hash = hash(place)
    former[place] = heads[hash]
    heads[hash] = Int32(place)
  }

  /// The longest repetition of what comes, among the last ones with the same three bytes.
  private func longestMatch(at place: Int) -> (length: Int, distance: Int) {
    guard place + 2 < input.count else { return (0, 0) }
    let limit = min(258, input.count - place)
    var best = (length: 0, distance: 0)
    var candidate = Int(heads[hash(place)])
    var tries = 32
    while candidate >= 0, place - candidate <= 32_768, tries > 0 {
      tries -= 1
      if best.length == 0 || input[candidate + best.length] == input[place + best.length] {
        var length = 0
        while length < limit, input[candidate + length] == input[place + length] { length += 1 }
        if length > best.length {
          best = (length, place - candidate)
          if length == limit { break }
        }
      }
      candidate = Int(former[candidate])
    }
    return best
  }

  // MARK: Codes

  /// Appends bits, the lowest first.
  private mutating func put(_ value: Int, _ count: Int) {
    bits |= value << bitCount
    bitCount += count
    while bitCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }

  /// Appends a code, the highest bit first.
  private mutating func putCode(_ code: Int, _ count: Int) {
    var (code, reversed) = (code, 0)
    for _ in 0..<count {
      reversed = reversed << 1 | code & 1
      code >>= 1
    }
    put(reversed, count)
  }

  private mutating func putLiteral(_ symbol: Int) {
    switch symbol {
    case 0...143: putCode(0x30 + symbol, 8)
    case 144...255: putCode(0x190 + symbol - 144, 9)
    case 256...279: putCode(symbol - 256, 7)
    default: putCode(0xC0 + symbol - 280, 8)
    }
  }

  private mutating func putMatch(_ length: Int, _ distance: Int) {
    let row = Deflate.row(of: length, in: PrefixCode.lengths)
    putLiteral(257 + row)
    put(length - PrefixCode.lengths[row].base, PrefixCode.lengths[row].extra)
    let reach = Deflate.row(of: distance, in: PrefixCode.reaches)
    putCode(reach, 5)
    put(distance - PrefixCode.reaches[reach].base, PrefixCode.reaches[reach].extra)
  }

  /// The last row whose numbers begin at a value or below.
  private static func row(of value: Int, in table: [(base: Int, extra: Int)]) -> Int {
    var (low, high) = (0, table.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if table[middle].base <= value { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
