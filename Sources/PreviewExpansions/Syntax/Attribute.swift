/// `@State`, `@Environment(\.dismiss)`, `@Wrapper<Int>(1)`.
package struct Attribute {
  /// Its name, the last one of several with dots.
  package var name: Substring
  /// Its tokens.
  package var tokens: Range<Int>

  /// The attribute that begins at a token, if one does.
  init?(in list: TokenList, at start: Int) {
    guard list.text(start) == "@", list.kind(start + 1) == .word else { return nil }
    var index = start + 1
    while list.text(index + 1) == ".", list.kind(index + 2) == .word { index += 2 }
    name = list.text(index)
    index += 1
    if list.text(index) == "<" { index = list.endOfGenericArguments(from: index) }
    // With a space before it, what is in parentheses is not the attribute's.
    if list.text(index) == "(", !list.tokens[index].followsSpace { index = list.next(index) }
    tokens = start..<min(index, list.count)
  }

  /// The attributes that follow each other from a token.
  static func all(in list: TokenList, from start: Int) -> [Attribute] {
    var attributes: [Attribute] = []
    while let attribute = Attribute(in: list, at: attributes.last?.tokens.upperBound ?? start) {
      attributes.append(attribute)
    }
    return attributes
  }
}

extension TokenList {
  /// Behind the `>` that closes the `<` here; behind the `<`, where nothing does.
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

  /// How many angle brackets a token opens; less than zero where it closes some. Arrows have none.
  func angles(_ index: Int) -> Int {
    guard kind(index) == .infix else { return 0 }
    let text = text(index)
    if text.hasSuffix("->") { return 0 }
    return text.reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
  }
}
