// Tests: `PreviewMacroTests`.

/// A parsed `#Preview("Name", traits: .portrait) { ... }`.
///
/// ``PreviewMacro`` parses the call that it expands, ``PreviewableMacro`` the code around an attribute, to see whether
/// it is a preview.
package struct PreviewCall {
  package private(set) var attributes: [Attribute]
  /// The index of the number sign.
  package private(set) var hash: Int
  /// The index after the name: the arguments and closures.
  package private(set) var arguments: Int
  /// The index of the opening brace of the body closure.
  package private(set) var body: Int?

  package init?(in list: TokenList) {
    attributes = Attribute.all(in: list, from: 0)
    let start = attributes.last?.tokens.upperBound ?? 0
    guard let hash = (start..<max(list.count, start)).first(where: { list.text($0) == "#" }),
      list.kind(hash + 1) == .word
    else {
      return nil
    }
    self.hash = hash
    arguments = hash + 2
    while list.text(arguments) == ".", list.kind(arguments + 1) == .word { arguments += 2 }
    var index = arguments
    if list.text(index) == "(" { index = list.next(index) }
    body = list.text(index) == "{" ? index : Self.labelledBody(in: list, arguments: arguments)
  }

  /// The closure of a `body: { ... }` argument.
  private static func labelledBody(in list: TokenList, arguments: Int) -> Int? {
    guard list.text(arguments) == "(" else { return nil }
    let end = list.closing(arguments)
    var index = arguments + 1
    while index < end {
      if list.text(index) == "body", list.text(index + 1) == ":", list.text(index + 2) == "{" { return index + 2 }
      index = list.next(index)
    }
    return nil
  }

  /// The `@Previewable` declarations of a body.
  package struct Previewables {
    /// The properties, each with the tokens of its attribute.
    package var properties: [(property: Property, attribute: Range<Int>)] = []
    /// Attributes in invalid places: in a nested closure, in a branch, before a function.
    package var misplaced: [Int] = []
    /// The tokens of all properties.
    package var ranges: [Range<Int>] = []
  }

  package func previewables(in list: TokenList) -> Previewables {
    var result = Previewables()
    guard let body else { return result }
    let end = list.closing(body)
    var conditions = 0
    var index = body + 1
    while index < end {
      if list.text(index) == "#" {
        if list.text(index + 1) == "if" { conditions += 1 }
        if list.text(index + 1) == "endif" { conditions -= 1 }
      }
      if list.kind(index) == .open {
        let close = min(list.closing(index), end)
        result.misplaced += (index..<close).filter { Self.isPreviewable(at: $0, in: list) }
        index = close + 1
        continue
      }
      guard list.text(index) == "@" else {
        index += 1
        continue
      }
      let property = Property(in: list, at: index, upTo: end)
      if let attribute = property.attributes.first(where: { $0.name == "Previewable" }) {
        if conditions == 0, property.isVariable(in: list), property.name != nil {
          result.properties.append((property, attribute.tokens))
          result.ranges.append(index..<property.end)
        } else {
          result.misplaced.append(attribute.tokens.lowerBound)
        }
        index = max(property.end, index + 1)
      } else {
        index = max(property.attributes.last?.tokens.upperBound ?? 0, index + 1)
      }
    }
    return result
  }

  private static func isPreviewable(at index: Int, in list: TokenList) -> Bool {
    Attribute(in: list, at: index)?.name == "Previewable"
  }
}
