/// A declaration of a property, cut into its parts: `@State private var count: Int = 1`.
package struct Property {
  package private(set) var attributes: [Attribute] = []
  /// `private`, `static`, with what is in parentheses behind them.
  package private(set) var modifiers: [Substring] = []
  /// The token that says what is declared: `var`, or whatever stands in its place.
  package private(set) var introducer: Int
  /// The token with the name; nil for patterns, and where no property is declared.
  package private(set) var name: Int?
  package private(set) var type: Range<Int>?
  /// The value that it begins with.
  package private(set) var value: Range<Int>?
  /// The brace of its accessors or observers.
  package private(set) var accessors: Int?
  /// The comma before a second property of the same declaration.
  package private(set) var comma: Int?
  /// Behind its last token.
  package private(set) var end: Int

  /// Reads the declaration that begins at `start`.
  package init(in list: TokenList, at start: Int, upTo limit: Int) {
    attributes = Attribute.all(in: list, from: start)
    introducer = attributes.last?.tokens.upperBound ?? start
    while Self.modifierWords.contains(list.text(introducer)), introducer < limit {
      modifiers.append(list.text(introducer))
      introducer += 1
      if list.text(introducer) == "(" { introducer = list.next(introducer) }
    }
    end = min(introducer + 1, limit)
    guard isVariable(in: list), end < limit else { return }
    if list.kind(end) == .word { name = end }
    end = min(list.next(end), limit)
    readRest(of: list, upTo: limit)
  }

  private static let modifierWords: Set<Substring> = [
    "private", "fileprivate", "internal", "package", "public", "open", "static", "class", "lazy", "weak", "unowned",
    "final",
    "override", "nonisolated", "mutating", "dynamic", "required", "convenience",
  ]

  /// Whether it is a `var` or a `let`.
  package func isVariable(in list: TokenList) -> Bool { ["var", "let"].contains(list.text(introducer)) }

  private mutating func readRest(of list: TokenList, upTo limit: Int) {
    readParts(of: list, upTo: limit)
    let own = (type, value, accessors)
    // What the others are does not matter, but where they end does.
    while list.text(end) == ",", end < limit {
      if comma == nil { comma = end }
      end = min(list.next(end + 1), limit)
      readParts(of: list, upTo: limit)
    }
    (type, value, accessors) = own
  }

  private mutating func readParts(of list: TokenList, upTo limit: Int) {
    if list.text(end) == ":", end < limit {
      let start = end + 1
      readType(of: list, upTo: limit)
      type = start..<max(start, end)
    }
    if list.text(end) == "=", end < limit {
      let start = end + 1
      readValue(of: list, upTo: limit)
      value = start..<max(start, end)
    }
    if list.text(end) == "{", end < limit {
      accessors = end
      end = min(list.next(end), limit)
    }
  }

  private mutating func readType(of list: TokenList, upTo limit: Int) {
    end += 1
    var depth = 0
    while end < limit {
      let text = list.text(end)
      if list.kind(end) == .close || text == ";" || text == "=" || text == "{" { return }
      if depth <= 0, text == "," || !list.continues(at: end) { return }
      depth += list.angles(end)
      end = min(list.next(end), limit)
    }
  }

  private mutating func readValue(of list: TokenList, upTo limit: Int) {
    end += 1
    while end < limit {
      let text = list.text(end)
      if list.kind(end) == .close || text == ";" || !list.continues(at: end) || beginsAnother(in: list) { return }
      // Observers, unlike a closure that is an argument.
      if text == "{", ["get", "set", "willSet", "didSet"].contains(list.text(end + 1)) { return }
      end = min(list.next(end), limit)
    }
  }

  /// Whether a comma stands before another property, not in generic arguments: `a = 1, b = 2`.
  private func beginsAnother(in list: TokenList) -> Bool {
    list.text(end) == "," && list.kind(end + 1) == .word && [":", "="].contains(list.text(end + 2))
  }
}
