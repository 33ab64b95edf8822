import PreviewExpansions

/// What replaces `#selector(...)`: an initializer of `Selector`, with the method as its type gives it.
struct SelectorExpression {
  let text: String

  /// Reads the tokens between the parentheses; nil if they name no method.
  init?(_ range: Range<Int>, of tokens: TokenList, in enclosingType: String?) {
    let words = range.map(tokens.text)
    // `getter: Type.property` names a property, of which there is no method.
    if words.count > 2, words[1] == ":", ["getter", "setter"].contains(words[0]) {
      text = "Selector(\"\(words[words.count - 1].withoutBackticks)\")"
      return
    }
    // A cast chooses among methods of one name. Their labels do that here.
    let expression = words.prefix { $0 != "as" }.joined()
    let (owner, method) = SelectorExpression.parts(of: expression)
    if method.isEmpty { return nil }
    let name = "\"\(method.withoutBackticks)\""
    if owner.isEmpty || ["self", "Self", "super"].contains(owner) {
      guard let enclosingType else { return nil }
      text = "Selector(\(name), \(enclosingType).\(method))"
    } else if owner.first(where: \.isLetter)?.isLowercase == true {
      text = "Selector(\(name), of: \(owner), { $0.\(method) })"
    } else {
      text = "Selector(\(name), \(owner).\(method))"
    }
  }

  /// What is before the last full stop outside of parentheses and generic arguments, and what is behind it.
  private static func parts(of expression: String) -> (owner: Substring, method: Substring) {
    var depth = 0
    var stop: String.Index?
    for index in expression.indices {
      switch expression[index] {
      case "(", "<": depth += 1
      case ")", ">": depth -= 1
      case "." where depth == 0: stop = index
      default: break
      }
    }
    guard let stop else { return ("", expression[...]) }
    return (expression[..<stop], expression[expression.index(after: stop)...])
  }
}

extension Substring {
  /// A word without its backticks.
  var withoutBackticks: String { String(self).replacing("`", with: "") }
}
