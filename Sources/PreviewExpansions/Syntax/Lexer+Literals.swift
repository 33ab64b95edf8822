// Swift's literals, in order to skip them as one token: strings with delimiters (SE-0200), of several lines (SE-0168)
// and with interpolations; regular expressions (SE-0354).
//
// Each function is called at the start of what may be a literal. It returns whether one started there, and then the
// position is after it; a literal that does not end extends to the end of its line or of the source.

extension Lexer {
  /// The maximum depth of nested interpolated strings. Deeper ones are treated as characters.
  private static let maximumDepth = 50

  /// Skips a string literal of any form, with its interpolations.
  ///
  /// - Returns: False if none starts here.
  mutating func skipString(depth: Int = 0) -> Bool {
    let hashes = countOfHashes()
    guard byte(hashes) == .quote else { return false }
    advance(by: hashes)
    // `#"""#` is a string of one quote, not the start of a multiline string.
    let isMultiline = byte(1) == .quote && byte(2) == .quote && (hashes == 0 || lineEnds(after: 3))
    let quotes = isMultiline ? 3 : 1
    advance(by: quotes)
    while !isAtEnd {
      if isClosing(quotes: quotes, hashes: hashes) {
        advance(by: quotes + hashes)
        return true
      }
      if byte() == .backslash, (0..<hashes).allSatisfy({ byte($0 + 1) == .hash }) {
        advance(by: 1 + hashes)
        if byte() == UInt8(ascii: "("), depth < Self.maximumDepth { skipInterpolation(depth: depth) } else { advance() }
        continue
      }
      // An unterminated string ends at the end of its line.
      if !isMultiline, byte() == .newline { return true }
      advance()
    }
    return true
  }

  private func countOfHashes() -> Int {
    var count = 0
    while byte(count) == .hash { count += 1 }
    return count
  }

  private func lineEnds(after distance: Int) -> Bool {
    var distance = distance
    while byte(distance) == UInt8(ascii: " ") || byte(distance) == UInt8(ascii: "\t") { distance += 1 }
    return byte(distance) == .newline || byte(distance) == .carriageReturn
  }

  private func isClosing(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == .quote } && (quotes..<(quotes + hashes)).allSatisfy { byte($0) == .hash }
  }

  private mutating func skipInterpolation(depth: Int) {
    var open = 0
    while !isAtEnd {
      if skipSpace() { continue }
      switch byte() {
      case UInt8(ascii: "("):
        open += 1
        advance()
      case UInt8(ascii: ")"):
        open -= 1
        advance()
        if open == 0 { return }
      case .quote, .hash:
        if !skipString(depth: depth + 1) { advance(by: max(1, countOfHashes())) }
      default: advance()
      }
    }
  }

  /// Skips a regular expression such as `/[a-z]/`, if it ends on its line.
  mutating func skipRegex() -> Bool {
    guard byte(1) > 0x20, byte(1) != .slash, byte(1) != .asterisk else { return false }
    var length = 1
    while byte(length) != .slash {
      if byte(length) == .newline || position + length >= bytes.count { return false }
      length += byte(length) == .backslash ? 2 : 1
    }
    advance(by: length + 1)
    return true
  }

  /// Skips an extended regular expression such as `#/[a-z]/#`, which can have several lines.
  mutating func skipExtendedRegex() -> Bool {
    let hashes = countOfHashes()
    guard hashes > 0, byte(hashes) == .slash else {
      // Number signs that start no literal, as in `#if`; several in a row are no Swift.
      advance(by: hashes)
      return false
    }
    advance(by: hashes + 1)
    while !isAtEnd {
      if byte() == .slash, (1...hashes).allSatisfy({ byte($0) == .hash }) {
        advance(by: hashes + 1)
        return true
      }
      advance(by: byte() == .backslash ? 2 : 1)
    }
    return true
  }
}
