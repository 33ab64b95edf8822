/// The tokens of a source, with matched brackets.
///
/// Positions are indices of tokens, unless a name or a comment speaks of bytes: ``offset(_:)``, ``bytes(_:)`` and
/// ``inside(_:)`` give offsets in the source's UTF-8, and ``place(_:)`` a line and the bytes before it in that line.
package struct TokenList {
  private let bytes: [UInt8]
  package let tokens: [Token]
  /// The index of the closing bracket for each opening one.
  private let partners: [Int: Int]

  package init(_ source: String) {
    bytes = Array(source.utf8)
    tokens = Lexer.tokens(of: bytes)
    var partners: [Int: Int] = [:]
    var waiting: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .open { waiting.append(index) }
      // The kinds of brackets are not compared: the compiler has parsed the source before.
      if token.kind == .close, let open = waiting.popLast() { partners[open] = index }
    }
    // An unclosed bracket extends to the end.
    for open in waiting { partners[open] = tokens.count }
    self.partners = partners
  }

  package var count: Int { tokens.count }

  /// The text of a token; empty for an index out of range.
  package func text(_ index: Int) -> Substring {
    tokens.indices.contains(index) ? .of(bytes[tokens[index].range]) : ""
  }

  /// The source from the first to the last token of a range, with the comments between them.
  package func text(_ range: Range<Int>) -> Substring {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= count else { return "" }
    return .of(bytes[tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound])
  }

  /// The source in a range of bytes.
  package func bytes(_ range: Range<Int>) -> Substring {
    let range = range.clamped(to: 0..<bytes.count)
    return .of(bytes[range])
  }

  /// The range of bytes between a bracket and its partner.
  package func inside(_ open: Int) -> Range<Int> {
    let start = tokens[open].range.upperBound
    let end = closing(open)
    return start..<max(start, end < count ? tokens[end].range.lowerBound : bytes.count)
  }

  package func kind(_ index: Int) -> Token.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

  /// The byte offset of a token; that of the end for an index out of range.
  package func offset(_ index: Int) -> Int {
    tokens.indices.contains(index) ? tokens[index].range.lowerBound : bytes.count
  }

  /// The index of the closing bracket for an opening one; the end if there is none.
  package func closing(_ open: Int) -> Int { partners[open] ?? count }

  /// The index of the next token; for an opening bracket, the index after its partner.
  package func next(_ index: Int) -> Int {
    kind(index) == .open ? min(closing(index) + 1, count) : index + 1
  }

  /// The number of line breaks before a token, and of bytes before it in its line.
  package func place(_ index: Int) -> (lines: Int, bytes: Int) {
    let before = bytes[..<offset(index)]
    let line = before.lastIndex(of: .newline).map { $0 + 1 }
    return (before.count { $0 == .newline }, before.count - (line ?? 0))
  }

  /// Whether an expression before `index` continues there, as in expressions of several lines.
  ///
  /// A line break ends an expression, unless the next line begins with an infix operator, a dot, `as`, `is`, `else`, an
  /// opening brace, a comma or a colon, or the last line ends with something that needs more: an infix operator, a
  /// comma, a colon, or a word such as `try` or `in`.
  package func continues(at index: Int) -> Bool {
    guard index > 0, index < count else { return false }
    let (last, next) = (tokens[index - 1], tokens[index])
    if !next.startsLine { return true }
    let text = text(index)
    switch next.kind {
    case .infix:
      // A prefix operator starts an expression: `-x`, `!x`. A dot, or an operator before a space, continues one.
      let isFree = index + 1 < count && tokens[index + 1].followsSpace
      if text.hasPrefix(".") || isFree { return true }
    case .word where ["as", "is", "else"].contains(text): return true
    case .open where text == "{": return true
    case .punctuation where text == ":" || text == ",": return true
    default: break
    }
    switch last.kind {
    // `Int?` at the end of a line is complete.
    case .infix:
      return last.followsSpace || ![UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[last.range.upperBound - 1])
    case .punctuation: return [":", ",", "@", "#"].contains(self.text(index - 1))
    case .word: return ["as", "is", "try", "await", "any", "some", "in", "return"].contains(self.text(index - 1))
    default: return false
    }
  }
}
