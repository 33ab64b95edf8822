/// A lexer for as much of Swift as it takes to find the ends of declarations. Invalid source also becomes tokens;
/// nothing traps.
///
/// One walk over the bytes: `skip...` and `scanToken` advance ``position``, and only `run` appends tokens.
struct Lexer {
  let bytes: [UInt8]
  private(set) var position = 0
  private var tokens: [Token] = []

  static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes: bytes)
    lexer.run()
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The byte at `distance` from the position; zero outside of the source.
  func byte(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return bytes.indices.contains(index) ? bytes[index] : 0
  }

  mutating func advance(by count: Int = 1) { position = min(position + count, bytes.count) }

  var isAtEnd: Bool { position >= bytes.count }

  private mutating func run() {
    var startsLine = true
    while true {
      let before = position
      if skipSpace() { startsLine = true }
      guard !isAtEnd else { return }
      let start = position
      let kind = scanToken()
      // Always makes progress.
      if position == start { advance() }
      tokens.append(
        Token(
          kind: kind, range: start..<position, startsLine: startsLine, followsSpace: start > before || start == 0))
      startsLine = false
    }
  }

  /// Skips whitespace and comments.
  ///
  /// - Returns: Whether they contain a line break.
  mutating func skipSpace() -> Bool {
    var endsLine = false
    while !isAtEnd {
      switch (byte(), byte(1)) {
      case (.newline, _), (.carriageReturn, _):
        endsLine = true
        advance()
      case (0...0x20, _): advance()
      case (.slash, .slash): skipLine()
      case (.slash, .asterisk): if skipBlockComment() { endsLine = true }
      default: return endsLine
      }
    }
    return endsLine
  }

  private mutating func skipLine() {
    while !isAtEnd, byte() != .newline, byte() != .carriageReturn { advance() }
  }

  private mutating func skipBlockComment() -> Bool {
    var endsLine = false
    var depth = 0
    while !isAtEnd {
      switch (byte(), byte(1)) {
      case (.slash, .asterisk):
        depth += 1
        advance(by: 2)
      case (.asterisk, .slash):
        depth -= 1
        advance(by: 2)
        if depth == 0 { return endsLine }
      case (let byte, _):
        if byte == .newline { endsLine = true }
        advance()
      }
    }
    return endsLine
  }

  private mutating func scanToken() -> Token.Kind {
    let first = byte()
    if first.isOfWord && !first.isDigit {
      while byte().isOfWord { advance() }
      return .word
    }
    switch first {
    case UInt8(ascii: "`"):
      skipBackticks()
      return .word
    case _ where first.isDigit:
      skipNumber()
      return .literal
    case .quote, .hash:
      return skipString() || skipExtendedRegex() ? .literal : .punctuation
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      advance()
      return .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      advance()
      return .close
    case .slash where mayBeginRegex && skipRegex():
      return .literal
    case _ where first.isOfOperator:
      skipOperator()
      return .infix
    default:
      advance()
      return .punctuation
    }
  }

  private mutating func skipBackticks() {
    advance()
    while !isAtEnd, byte() != .newline {
      advance()
      if bytes[position - 1] == UInt8(ascii: "`") { return }
    }
  }

  private mutating func skipNumber() {
    while byte().isOfWord || (byte() == UInt8(ascii: ".") && byte(1).isDigit) { advance() }
  }

  private mutating func skipOperator() {
    while byte().isOfOperator {
      // A comment ends an operator, and so does a dot, unless the operator starts with one.
      if byte() == .slash, byte(1) == .slash || byte(1) == .asterisk { return }
      advance()
      if byte() == UInt8(ascii: "."), bytes[position - 1] != UInt8(ascii: ".") { return }
    }
  }

  /// Whether a slash starts a regular expression, by the token before: there is none that could be divided.
  private var mayBeginRegex: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .word: return ["return", "in", "case", "try", "await", "else"].contains(Substring.of(bytes[last.range]))
    case .literal, .close: return false
    case .open, .punctuation, .infix: return true
    }
  }
}

extension Substring {
  /// The text of UTF-8 bytes.
  static func of(_ bytes: ArraySlice<UInt8>) -> Substring { Substring(decoding: bytes, as: UTF8.self) }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let slash = UInt8(ascii: "/")
  static let asterisk = UInt8(ascii: "*")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let backslash = UInt8(ascii: "\\")

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte can be part of an identifier. All non-ASCII bytes can.
  var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: isDigit
    }
  }

  /// Whether the byte can be part of an operator, a dot included.
  var isOfOperator: Bool { "/=-+!*%<>&|^~?.".utf8.contains(self) }
}
