// Tests: `SourceRewriterTests`, `SymbolsFileTests`.

/// Follows the braces of a source, to tell the type that encloses a place.
package struct TypeScopes {
  /// A declaration of a type or an extension.
  package struct Declaration {
    package let keyword: Substring
    /// The name as it is written, without generic parameters.
    package let name: String
    /// What stands behind the colon, up to the brace.
    package let inherited: [Substring]
    /// Whether it is compiled for other systems alone.
    package var isForOthers = false
  }

  /// All declarations that were met, in the order of the source.
  package private(set) var declarations: [Declaration] = []
  /// The braces that are open: the declaration that each belongs to, if it is one's.
  private var open: [Declaration?] = []
  /// The declaration whose brace is awaited.
  private var awaited: Declaration?

  /// Whether what comes is compiled for other systems alone.
  package var isForOthers = false

  package init() {}

  /// The innermost type around the current place; nil outside of all.
  package var enclosing: Declaration? { open.last { $0 != nil } ?? nil }
  package var enclosingType: String? { enclosing?.name }
  /// The names of all types around the current place, joined by dots. Nil outside of all, and in the bodies of
  /// functions and properties.
  package var enclosingPath: String? {
    guard let last = open.last, last != nil else { return nil }
    return open.compactMap { $0?.name }.joined(separator: ".")
  }

  /// Goes on by one token.
  package mutating func advance(over index: Int, of tokens: TokenList) {
    switch (tokens.kind(index), tokens.text(index)) {
    case (.open, "{"):
      open.append(awaited)
      awaited = nil
    case (.close, "}"): _ = open.popLast()
    case (.word, let keyword) where Declaration.keywords.contains(keyword):
      if var declaration = Declaration(at: index, of: tokens) {
        declaration.isForOthers = isForOthers
        awaited = declaration
        declarations.append(declaration)
      }
    default: break
    }
  }
}

extension TypeScopes.Declaration {
  package static let keywords: Set<Substring> = ["class", "struct", "enum", "actor", "extension", "protocol"]

  /// Reads the declaration that begins with a keyword. Nil if there is none, as in `class func` and `Type.class`, and
  /// for `actor` as a name.
  package init?(at index: Int, of tokens: TokenList) {
    if index > 0, [".", ":", ","].contains(tokens.text(index - 1)) { return nil }
    let keyword = tokens.text(index)
    var next = index + 1
    // A word like any other, but in front of a name.
    if keyword == "actor", !["{", ":", "<", "where"].contains(tokens.text(next + 1)) || tokens.tokens[next].startsLine {
      return nil
    }
    guard tokens.kind(next) == .word, !notNames.contains(tokens.text(next)) else { return nil }
    var name = String(tokens.text(next))
    while tokens.text(next + 1) == ".", tokens.kind(next + 2) == .word {
      name += ".\(tokens.text(next + 2))"
      next += 2
    }
    var inherited: [Substring] = []
    var isInherited = false
    var isConstrained = false
    var angles = 0
    next += 1
    while next < tokens.count, tokens.text(next) != "{" {
      let text = tokens.text(next)
      switch tokens.kind(next) {
      case .close: return nil
      case .punctuation where text == ":" && angles == 0: isInherited = true
      // What has no brace soon is no declaration: `import class UIKit.UIView`, `let actor = 1`.
      case .punctuation where text == ";": return nil
      case .infix where text == "=" && !isConstrained: return nil
      case .infix: angles += text.count { $0 == "<" } - (text == "->" ? 0 : text.count { $0 == ">" })
      case .word where text == "where": (isInherited, isConstrained) = (false, true)
      case .word where isInherited && angles == 0: inherited.append(text)
      default: break
      }
      next = tokens.next(next)
    }
    if next >= tokens.count { return nil }
    (self.keyword, self.name, self.inherited) = (keyword, name, inherited)
  }
}

/// Words that follow `class` and `actor` where these are no declaration's.
private let notNames: Set<Substring> = ["func", "var", "let", "subscript", "override", "final", "private", "public"]
