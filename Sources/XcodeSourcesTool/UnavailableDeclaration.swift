import PreviewExpansions

/// A declaration that does not exist on iOS, as its attributes say: `@available(iOS, unavailable)`.
///
/// The compiler on Linux would compile it: a switch would have to handle such a case of an enum, and the code may use
/// what only the other systems have.
struct UnavailableDeclaration {
  /// The tokens, from the first attribute on.
  let tokens: Range<Int>

  /// Reads a declaration with its attributes, which begin at an index. Nil if it exists on iOS.
  init?(at start: Int, of tokens: TokenList) {
    var next = start
    var isUnavailable = false
    while tokens.text(next) == "@", tokens.kind(next + 1) == .word {
      isUnavailable = isUnavailable || UnavailableDeclaration.isUnavailable(at: next, of: tokens)
      next = UnavailableDeclaration.endOfAttribute(at: next, of: tokens)
    }
    guard isUnavailable, next < tokens.count, tokens.kind(next) != .close else { return nil }
    self.tokens = start..<UnavailableDeclaration.endOfDeclaration(at: next, of: tokens)
  }

  /// Whether an attribute is `@available(iOS, unavailable)`, also with a message.
  private static func isUnavailable(at index: Int, of tokens: TokenList) -> Bool {
    guard tokens.text(index + 1) == "available", tokens.text(index + 2) == "(", tokens.text(index + 3) == "iOS" else {
      return false
    }
    return (index + 4..<tokens.closing(index + 2)).contains {
      tokens.text($0) == "unavailable" && tokens.text($0 - 1) == ","
    }
  }

  /// The index behind an attribute: its name, which may have several parts and generic arguments, and its parentheses.
  private static func endOfAttribute(at index: Int, of tokens: TokenList) -> Int {
    var next = index + 2
    while tokens.text(next) == ".", tokens.kind(next + 1) == .word { next += 2 }
    if tokens.text(next) == "<", !tokens.tokens[next].followsSpace {
      while next < tokens.count, !tokens.text(next).hasPrefix(">") { next += 1 }
      next += 1
    }
    return tokens.text(next) == "(" && !tokens.tokens[next].followsSpace ? tokens.next(next) : next
  }

  /// The index behind a declaration: the next line that does not continue it, a semicolon, or the end of what is
  /// around.
  private static func endOfDeclaration(at start: Int, of tokens: TokenList) -> Int {
    var next = tokens.next(start)
    while next < tokens.count, tokens.kind(next) != .close, tokens.text(next) != ";", continues(at: next, of: tokens) {
      next = tokens.next(next)
    }
    return next
  }

  private static func continues(at index: Int, of tokens: TokenList) -> Bool {
    if !tokens.tokens[index].startsLine { return true }
    if ["where", "throws", "rethrows", "async"].contains(tokens.text(index)) { return true }
    // The end of a type, `Array<Int>`, needs nothing more. Neither does that of a name of an operator.
    let last = tokens.text(index - 1)
    if last.hasSuffix(">"), last != "->", !tokens.tokens[index - 1].followsSpace { return false }
    // A modifier on a line of its own belongs to what comes.
    return tokens.continues(at: index) || modifiers.contains(last)
  }

  private static let modifiers: Set<Substring> = [
    "public", "private", "internal", "fileprivate", "package", "open", "static", "final", "override", "mutating",
    "nonisolated", "convenience", "required", "lazy", "weak", "indirect", "dynamic", "optional",
  ]
}
