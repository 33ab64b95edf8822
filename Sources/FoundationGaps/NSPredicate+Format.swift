// Foundation's predicates by a format need Objective-C's key-value coding, except for those that look at the value
// itself.
#if canImport(FoundationNetworking)
  public import Foundation
  import HostGeometry

  extension NSPredicate {
    /// Creates a predicate of a format, for values themselves: `SELF MATCHES %@`.
    ///
    /// ```swift
    /// let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}")
    /// print(mail.evaluate(with: "ada@example.com"), mail.evaluate(with: "ada@example"))
    /// // Prints "true false"
    /// ```
    ///
    /// It compares `SELF` with a text or a number, by `==`, `!=`, `<`, `<=`, `>`, `>=`, `BEGINSWITH`, `CONTAINS`,
    /// `ENDSWITH`, `LIKE`, `MATCHES` or `IN`, of which `[c]` ignores case and `[d]` diacritics; and combines
    /// comparisons by `AND`, `OR`, `NOT` and parentheses. Another format, such as one with a key path, is reported, and
    /// its predicate is false.
    ///
    /// - Parameters:
    ///   - format: The format; `%@` and the like stand for arguments.
    ///   - arguments: Texts, numbers, and collections for `IN`.
    public convenience init(format: String, _ arguments: Any...) { self.init(format: format, argumentArray: arguments) }

    /// Creates a predicate of a format, as `init(format:_:)`.
    public convenience init(format: String, argumentArray arguments: [Any]?) {
      var parser = PredicateParser(format, arguments ?? [])
      let condition = parser.parse()
      if condition == nil {
        reportMisuse(
          "A predicate can't be made of the format \"\(format)\": only SELF can be compared here, with texts and numbers, "
            + "as in \"SELF MATCHES %@\". It is false for every value. Use NSPredicate(block:) instead.")
      }
      self.init { value, _ in condition?(value) ?? false }
    }
  }

  /// Reads the format of a predicate.
  private struct PredicateParser {
    typealias Condition = (Any?) -> Bool

    private var tokens: ArraySlice<String>
    private var arguments: ArraySlice<Any>

    init(_ format: String, _ arguments: [Any]) {
      let pattern =
        #""[^"]*"|'[^']*'|%@|%[a-zA-Z]+|[A-Za-z_][\w.]*(?:\[[cdCD]+\])?|-?\d+(?:\.\d+)?|&&|\|\||[=!<>]=|<>|\S"#
      let text = format as NSString
      let found = (try? NSRegularExpression(pattern: pattern))?
        .matches(in: format, range: NSRange(location: 0, length: text.length))
      tokens = (found ?? []).map { text.substring(with: $0.range) }[...]
      self.arguments = arguments[...]
    }

    /// The condition; nil for a format that is not known.
    mutating func parse() -> Condition? {
      guard let condition = any(), tokens.isEmpty else { return nil }
      return condition
    }

    private mutating func take(_ names: String...) -> Bool {
      guard let next = tokens.first, names.contains(next.uppercased()) else { return false }
      tokens.removeFirst()
      return true
    }

    private mutating func any() -> Condition? {
      guard var result = all() else { return nil }
      while take("OR", "||") {
        guard let next = all() else { return nil }
        result = { [result] in result($0) || next($0) }
      }
      return result
    }

    private mutating func all() -> Condition? {
      guard var result = one() else { return nil }
      while take("AND", "&&") {
        guard let next = one() else { return nil }
        result = { [result] in result($0) && next($0) }
      }
      return result
    }

    private mutating func one() -> Condition? {
      if take("NOT", "!") { return one().map { condition in { !condition($0) } } }
      if take("TRUEPREDICATE") { return { _ in true } }
      if take("FALSEPREDICATE") { return { _ in false } }
      if take("(") {
        guard let inner = any(), take(")") else { return nil }
        return inner
      }
      guard take("SELF"), let name = tokens.popFirst(), let other = value() else { return nil }
      return PredicateParser.comparison(name, other)
    }

    /// The next value: an argument, a text in quotation marks or a number.
    private mutating func value() -> Any? {
      guard let token = tokens.popFirst() else { return nil }
      if token.hasPrefix("%") { return arguments.popFirst() }
      if token.hasPrefix("\"") || token.hasPrefix("'") { return String(token.dropFirst().dropLast()) }
      return Double(token)
    }

    private static func comparison(_ name: String, _ other: Any) -> Condition? {
      // Such as "CONTAINS" and "CD]".
      let parts = name.uppercased().split(separator: "[", maxSplits: 1, omittingEmptySubsequences: false)
      let flags = parts.dropFirst().first ?? ""
      var options: String.CompareOptions = []
      if flags.contains("C") { options.insert(.caseInsensitive) }
      if flags.contains("D") { options.insert(.diacriticInsensitive) }
      switch parts[0] {
      case "=", "==": return { order($0, other, options) == .orderedSame }
      case "!=", "<>": return { order($0, other, options) != .orderedSame }
      case "<": return { order($0, other, options) == .orderedAscending }
      case ">": return { order($0, other, options) == .orderedDescending }
      case "<=": return { order($0, other, options).map { $0 != .orderedDescending } ?? false }
      case ">=": return { order($0, other, options).map { $0 != .orderedAscending } ?? false }
      case "IN":
        guard let all = other as? any Collection else { return nil }
        return { value in all.contains { order(value, $0, options) == .orderedSame } }
      case "MATCHES": return matching(other as? String, options)
      case "LIKE":
        let pattern = (other as? String).map {
          NSRegularExpression.escapedPattern(for: $0).replacingOccurrences(of: "\\*", with: ".*")
            .replacingOccurrences(of: "\\?", with: ".")
        }
        return matching(pattern, options)
      case "BEGINSWITH": return found(other, options.union(.anchored))
      case "ENDSWITH": return found(other, options.union([.anchored, .backwards]))
      case "CONTAINS": return found(other, options)
      default: return nil
      }
    }

    private static func found(_ other: Any, _ options: String.CompareOptions) -> Condition? {
      guard let other = other as? String else { return nil }
      return { ($0 as? String)?.range(of: other, options: options) != nil }
    }

    /// Whether the whole text matches a regular expression.
    private static func matching(_ pattern: String?, _ options: String.CompareOptions) -> Condition? {
      let options: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
      guard let pattern, let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options)
      else {
        return nil
      }
      return { value in
        guard let text = value as? String else { return false }
        return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
      }
    }

    private static func order(_ value: Any?, _ other: Any, _ options: String.CompareOptions) -> ComparisonResult? {
      if let value = value as? String, let other = other as? String { return value.compare(other, options: options) }
      guard let value = number(value), let other = number(other) else { return nil }
      return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    private static func number(_ value: Any?) -> Double? {
      (value as? NSNumber)?.doubleValue ?? (value as? any BinaryInteger).map { Double($0) }
        ?? (value as? any BinaryFloatingPoint).map { Double($0) }
    }
  }
#endif
