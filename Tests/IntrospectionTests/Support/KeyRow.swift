import Foundation

/// What is said of a key: a row of the article's table, or a declaration in the sources.
struct KeyRow {
  /// The key as it is written, without the dot.
  var key: String
  /// The class of what it finds.
  var host: String
  /// What it stands for.
  var summary: String
  /// Where it searches, as it is written; a declaration does not say.
  var scope: String?

  func isSame(as other: KeyRow) -> Bool {
    (key, host, summary) == (other.key, other.host, other.summary)
  }

  static func inArticle() throws -> [KeyRow] {
    try Article(named: "Keys").text.split(separator: "\n").filter { $0.hasPrefix("| `.") }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let code = cells.map { $0.trimmingCharacters(in: ["`"]) }
      return KeyRow(key: String(code[0].dropFirst()), host: code[1], summary: cells[2], scope: code[3])
    }
  }

  static func inSources() throws -> [KeyRow] {
    try Article.sources(of: "Introspection/Keys").flatMap { declarations(in: $0) }
  }

  /// The keys that are declared in a file, with their documentation.
  private static func declarations(in source: String) -> [KeyRow] {
    var rows: [KeyRow] = []
    var host = ""
    var summary: [String] = []
    let parts = source.components(separatedBy: "  public static ")
    for (place, part) in parts.enumerated() {
      if place > 0 {
        let declaration = ["\n  ///", "\n  private", "\n}"].reduce(part) { $0.components(separatedBy: $1)[0] }
        rows.append(
          KeyRow(
            key: name(of: declaration), host: declaration.contains("Root.Type") ? "HostingController<Root>" : host,
            summary: summary.joined(separator: " ").replacingOccurrences(of: "``", with: "`")))
      }
      // What leads to the next one.
      let lines = part.components(separatedBy: "\n")
      for line in lines where line.hasPrefix("extension IntrospectionKey<") {
        host = String(line.dropFirst("extension IntrospectionKey<".count).prefix { $0 != ">" })
      }
      summary = lines.dropLast().reversed().prefix { $0.hasPrefix("  /// ") }.reversed().map { String($0.dropFirst(6)) }
      if summary.last?.hasSuffix(".") == true { summary[summary.count - 1].removeLast() }
    }
    return rows.filter { !$0.host.isEmpty }
  }

  /// Such as `list`, of `var list: Self`; and `list(style: .plain)`, of `func list(style: PlainListStyle)`, whose style
  /// is the last word in quotation marks.
  private static func name(of declaration: String) -> String {
    let words = declaration.split { !$0.isLetter && !$0.isNumber }
    if declaration.hasPrefix("var ") { return String(words[1]) }
    let label = declaration.drop { $0 != "(" }.dropFirst().prefix { $0 != ":" }
    if declaration.contains("Root.Type") { return "\(words[1])(\(label): Root.self)" }
    let quoted = declaration.components(separatedBy: "\"").dropLast().last ?? ""
    return "\(words[1])(\(label): .\(quoted.split { !$0.isLetter }.last ?? ""))"
  }
}
