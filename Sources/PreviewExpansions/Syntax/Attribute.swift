// Tests: `PreviewMacroTests`, `EntryMacroTests`.

/// An attribute such as `@State`, `@Environment(\.dismiss)` or `@Wrapper<Int>(1)`.
package struct Attribute {
  /// The last component of its name.
  package var name: Substring
  /// The indices of its tokens.
  package var tokens: Range<Int>

  /// Parses the attribute that starts at a token; nil if none does.
  init?(in list: TokenList, at start: Int) {
    guard list.text(start) == "@", list.kind(start + 1) == .word else { return nil }
    var index = start + 1
    while list.text(index + 1) == ".", list.kind(index + 2) == .word { index += 2 }
    name = list.text(index)
    index += 1
    if list.text(index) == "<" { index = list.endOfGenericArguments(from: index) }
    // Parentheses after a space do not belong to the attribute.
    if list.text(index) == "(", !list.tokens[index].followsSpace { index = list.next(index) }
    tokens = start..<min(index, list.count)
  }

  /// The consecutive attributes from a token on.
  static func all(in list: TokenList, from start: Int) -> [Attribute] {
    var attributes: [Attribute] = []
    while let attribute = Attribute(in: list, at: attributes.last?.tokens.upperBound ?? start) {
      attributes.append(attribute)
    }
    return attributes
  }
}

extension TokenList {
  /// The index after the `>` that closes the `<` at `start`; the index after the `<` if nothing closes it.
  func endOfGenericArguments(from start: Int) -> Int {
    var depth = 0
    var index = start
    while index < count, kind(index) != .close {
      depth += angles(index)
      index = next(index)
      if depth <= 0 { return index }
    }
    return start + 1
  }

  /// The number of angle brackets that a token opens; negative if it closes some. Zero for arrows.
  func angles(_ index: Int) -> Int {
    guard kind(index) == .infix else { return 0 }
    let text = text(index)
    if text.hasSuffix("->") { return 0 }
    return text.reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
  }
}
