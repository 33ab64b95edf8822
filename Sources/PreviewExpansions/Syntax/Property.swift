/// A parsed declaration of a property: `@State private var count: Int = 1`.
///
/// All positions are indices of tokens in the list that it was parsed from, not of bytes.
package struct Property {
  package private(set) var attributes: [Attribute] = []
  /// The modifiers, such as `private` and `static`, without their parentheses.
  package private(set) var modifiers: [Substring] = []
  /// The index of the introducer: `var`, or another token in its place.
  package private(set) var introducer: Int
  /// The index of the name; nil for a pattern, or if no property is declared.
  package private(set) var name: Int?
  package private(set) var type: Range<Int>?
  /// The initial value.
  package private(set) var value: Range<Int>?
  /// The index of the opening brace of its accessors or observers.
  package private(set) var accessors: Int?
  /// The index of the comma before a second property of the same declaration.
  package private(set) var comma: Int?
  /// The index after its last token. While the declaration is parsed, it is the cursor of the `read...` functions: the
  /// next token to read.
  package private(set) var end: Int

  /// Parses the declaration that starts at `start`.
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
    // Of further properties in the declaration only the end matters.
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
      if text == "{", isAccessor(end + 1, in: list) { return }
      end = min(list.next(end), limit)
    }
  }

  /// Whether a word at the start of a block is an accessor or an observer, such as `didSet { }` or `set(new) { }`, and
  /// not the first of a trailing closure.
  private func isAccessor(_ index: Int, in list: TokenList) -> Bool {
    guard ["get", "set", "willSet", "didSet"].contains(list.text(index)) else { return false }
    var next = index + 1
    if list.text(next) == "(" { next = list.next(next) }
    while ["async", "throws"].contains(list.text(next)) { next += 1 }
    return list.text(next) == "{"
  }

  /// Whether a comma starts another property, as in `a = 1, b = 2`, and does not separate generic arguments.
  private func beginsAnother(in list: TokenList) -> Bool {
    list.text(end) == "," && list.kind(end + 1) == .word && [":", "="].contains(list.text(end + 2))
  }
}
