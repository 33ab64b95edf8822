// What `swift symbolgraph-extract -emit-extension-block-symbols` says of a module, as far as names go, and how a form
// is found in it.

import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable {
      var kind: String
      var spelling: String
    }
    struct Generics: Decodable {
      struct Constraint: Decodable {
        var kind: String
        var lhs: String
        var rhs: String
      }
      var constraints: [Constraint]?
    }
    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var swiftGenerics: Generics?
  }
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }
  var symbols: [Symbol]
  var relationships: [Relationship]
}

/// What a form needs of a symbol: its labels, which of them may be left out, and the type that `Self` must be.
struct Member {
  var base: String
  var labels: [String]?
  var hasDefault: [Bool] = []
  var selfType: String?

  init(_ symbol: Graph.Symbol) {
    (base, labels) = split(symbol.pathComponents.last!)
    selfType = symbol.swiftGenerics?.constraints?.first { $0.kind == "sameType" && $0.lhs == "Self" }?.rhs
    guard let labels else { return }
    hasDefault = Array(repeating: false, count: labels.count)
    let defaults = Self.defaults(of: (symbol.declarationFragments ?? []).map(\.spelling).joined(), base: base)
    if defaults.count == labels.count { hasDefault = defaults }
  }

  /// Which parameters of a declaration have a default value, or may be none at all.
  private static func defaults(of declaration: String, base: String) -> [Bool] {
    // Behind the name, as attributes have parentheses, too.
    let keyword = base == "init" || base == "subscript" ? base : " " + base
    guard let name = declaration.range(of: keyword) else { return [] }
    var found: [Bool] = []
    var depth = 0
    var angles = 0
    var previous: Character = " "
    for character in declaration[name.upperBound...] {
      defer { previous = character }
      switch character {
      case "<": angles += 1
      case ">" where previous != "-": angles -= 1
      case "(", "[", "{":
        if depth == 0, angles == 0 { found.append(false) }
        depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0, angles == 0 { return found }
      case "," where depth == 1 && angles == 0: found.append(false)
      case "=" where depth == 1 && angles == 0: found[found.count - 1] = true
      // As many as one likes, or none.
      case "." where depth == 1 && angles == 0 && previous == ".": found[found.count - 1] = true
      default: break
      }
    }
    return []
  }

  /// Whether a call with exactly these labels compiles: those with a default value may be left out.
  func takes(_ asked: [String]?) -> Bool {
    guard let labels, let asked else { return labels == nil && asked == nil }
    func fits(_ own: Int, _ other: Int) -> Bool {
      if own == labels.count { return other == asked.count }
      if other < asked.count, labels[own] == asked[other], fits(own + 1, other + 1) { return true }
      return hasDefault[own] && fits(own + 1, other)
    }
    return fits(0, 0)
  }
}

/// `frame(width:height:)` is `frame` and two labels; `body` has no labels, not even none.
func split(_ name: String) -> (base: String, labels: [String]?) {
  guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else { return (name, nil) }
  let inside = name[name.index(after: open)...].dropLast()
  return (String(name[..<open]), inside.split(separator: ":").map(String.init))
}

struct Symbols {
  /// By the path of the type, "" for what stands alone.
  private var members: [String: [String: [Member]]] = [:]
  private var types: Set<String> = []
  private var aliases: [String: String] = [:]
  private var parents: [String: Set<String>] = [:]

  init(_ graphs: [Graph]) {
    var paths: [String: String] = [:]
    for symbol in graphs.lazy.flatMap(\.symbols) {
      let path = symbol.pathComponents.joined(separator: ".")
      paths[symbol.identifier.precise] = path
      let parent = symbol.pathComponents.dropLast().joined(separator: ".")
      switch symbol.kind.identifier {
      // A type of Swift's or Foundation's that has members here.
      case "swift.extension":
        types.insert(path)
        continue
      case "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.associatedtype", "swift.typealias":
        types.insert(path)
      default: break
      }
      if symbol.kind.identifier == "swift.typealias" {
        let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
        if let equals = declaration.range(of: " = ") {
          aliases[path] = String(declaration[equals.upperBound...].prefix { $0 != "<" && $0 != " " })
        }
      }
      let member = Member(symbol)
      // A macro is written as an attribute or with a hash.
      let base = symbol.kind.identifier == "swift.macro" ? "#" + member.base : member.base
      members[parent, default: [:]][base, default: []].append(member)
    }
    for relationship in graphs.lazy.flatMap(\.relationships)
    where ["conformsTo", "inheritsFrom"].contains(relationship.kind) {
      guard let source = paths[relationship.source] else { continue }
      let target =
        paths[relationship.target] ?? relationship.targetFallback.map { String($0.drop { $0 != "." }.dropFirst()) }
      if let target { parents[source, default: []].insert(target) }
    }
  }

  /// The type itself, what its name stands for, its classes and its protocols.
  ///
  /// Modifiers of `View` are names of their own: `Text.bold()` is the one that gives a text.
  private func lineage(of type: String) -> [String] {
    var found = [type]
    var next = 0
    while next < found.count {
      let alias = aliases[found[next]].map { [$0] } ?? []
      for parent in alias + (parents[found[next]] ?? []).sorted() where parent != "View" && !found.contains(parent) {
        found.append(parent)
      }
      next += 1
    }
    return found
  }

  func has(type path: String) -> Bool {
    if types.contains(path) { return true }
    guard let dot = path.lastIndex(of: ".") else { return false }
    let name = path[path.index(after: dot)...]
    return lineage(of: String(path[..<dot])).contains { types.contains("\($0).\(name)") }
  }

  /// The declarations of a form's name, whatever their labels.
  func declarations(of form: Form) -> [Member] {
    let base = split(form.name).base
    if base.hasPrefix("#") || base.hasPrefix("@") { return members[""]?["#" + base.dropFirst()] ?? [] }
    if form.parent.isEmpty { return ["View", ""].flatMap { members[$0]?[base] ?? [] } }
    let lineage = lineage(of: form.parent)
    return lineage.flatMap { type in
      (members[type]?[base] ?? []).filter { member in
        member.selfType.map { type == form.parent || lineage.contains($0) } ?? true
      }
    }
  }

  /// How many declarations there are that a form may mean.
  func count(of form: Form) -> Int {
    if form.isType { return has(type: form.path) ? 1 : 0 }
    // The compiler makes this one, and the graphs do not tell.
    if form.name == "allCases", lineage(of: form.parent).contains("CaseIterable") { return 1 }
    let labels = form.isMacro ? split(form.name).labels ?? [] : split(form.name).labels
    return declarations(of: form).count { $0.takes(labels) }
  }
}
