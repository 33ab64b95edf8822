/// A program as data: which rule, with which parameters, around which views.
public struct Syntax: Hashable, Codable, Sendable {
  /// The rule's text.
  var rule: String
  /// A small number for each parameter; its kind says what it means.
  var codes: [Int]
  /// The views in each block.
  var slots: [[Syntax]]

  /// How many rules it is made of.
  var count: Int { slots.joined().reduce(1) { $0 + $1.count } }

  /// Whether `condition` holds for a rule in it.
  @MainActor func contains(where condition: (Syntax) -> Bool) -> Bool {
    condition(self) || slots.joined().contains { $0.contains(where: condition) }
  }

  @MainActor var info: RuleInfo {
    guard let info = RuleBook.byTemplate[rule] else { preconditionFailure("No rule is written \(rule).") }
    return info
  }

  @MainActor func has(_ trait: RuleTraits) -> Bool { contains { $0.info.traits.contains(trait) } }

  /// Whether something in it goes by the ideal size of what it contains.
  @MainActor var asksForIdealSizes: Bool {
    contains { syntax in [".scaledTo", ".aspectRatio"].contains { syntax.rule.hasPrefix($0) } }
  }

  /// How many views it shows for each element, about.
  @MainActor var shownCount: Int {
    (rule.contains("ForEach(0..<") ? 4 : 1) * (1 + slots.joined().reduce(0) { $0 + $1.shownCount })
  }

  /// How often, at most, the elements of a collection stand in those of another.
  @MainActor var elementNesting: Int {
    let inside = slots.joined().map(\.elementNesting).max() ?? 0
    let isOfModel = ["#items", "#bindItems", "model.items", "$model.items"].contains { rule.contains($0) }
    return inside + (isOfModel && (rule.contains("ForEach(") || rule.contains("List(")) ? 1 : 0)
  }
}

extension Syntax {
  /// The program as Swift.
  @MainActor func source(indent: Int = 0) -> String {
    let space = String(repeating: "  ", count: indent)
    let info = info
    var result = ""
    if info.isModifier {
      let inner = slots[0].first?.source(indent: indent) ?? space + "EmptyView()"
      result = inner + "\n" + space + "  "
    } else {
      result = space
    }
    var code = 0
    for piece in TemplatePiece.all(of: info.template) {
      switch piece {
      case .text(let text):
        result += result.hasSuffix("\n" + space) ? String(text.drop { $0 == " " }) : text
      case .parameter(let kind):
        result += kind.source(codes[code])
        code += 1
      case .slot(let index):
        let depth = indent + (info.isModifier ? 2 : 1)
        let lines = slots[index].map { $0.source(indent: depth) }.joined(separator: "\n")
        let end = String(repeating: "  ", count: depth - 1)
        while result.hasSuffix(" ") { result.removeLast() }
        result += lines.isEmpty ? "" : "\n\(lines)\n\(end)"
      }
    }
    return result
  }
}
