/// The file with the names of a target's assets.
package struct SymbolsFile {
  /// The Swift source.
  package let text: String
  /// What is left out, and why; one sentence each.
  package let warnings: [String]

  /// Writes the names. Declarations are `nonisolated`, as the target's may belong to the main actor by default.
  ///
  /// - Parameters:
  ///   - assets: The sets of all catalogs of the target.
  ///   - bundle: The expression of the bundle in which they are found.
  ///   - declared: What the target itself declares; these names are not written once more.
  package init(_ assets: [AssetNames.Asset], in bundle: String, declared: DeclaredNames = DeclaredNames()) {
    var warnings: [String] = []
    var text = """
      // The names of the assets in this target's catalogs. Written by the plug-in AssetSymbols: changes are lost.
      import Foundation
      import ViewKernel

      nonisolated private let assetBundle = \(bundle)

      """
    for kind in [AssetNames.Kind.color, .image] {
      let root = Names(assets.filter { $0.kind == kind }, kind, &warnings)
      if root.isEmpty { continue }
      let resource = kind == .color ? "ColorResource" : "ImageResource"
      let resources = root.without(declared, in: resource).resources(resource, indent: "  ")
      if !resources.isEmpty { text += "\nextension \(resource) {\n\(resources)}\n" }
      for (type, label) in kind == .color ? [("Color", ""), ("UIColor", "resource: ")] : [("UIImage", "resource: ")] {
        let taken = SystemNames.of[type] ?? []
        let root = root.without(declared, in: type)
        for member in root.members where taken.contains(member.name) {
          warnings.append(
            "\(type).\(member.name) is the system's, so the \(kind.rawValue) \"\(member.path)\" is not: use "
              + "\(type)(\(label)\(resource).\(member.name)).")
        }
        // Every target sees HostColor; UIColor, its other name, needs UIKitCompatibility.
        let shown = type.replacing(/^UI/, with: "Host")
        let values = root.without(taken).values(shown, label: label, indent: "  ")
        if !values.isEmpty { text += "\nextension \(shown) {\n\(values)}\n" }
      }
      if kind == .color {
        let taken = (SystemNames.of["Color"] ?? []).union(SystemNames.of["ShapeStyle"] ?? [])
        let free = root.without(taken).without(declared, in: "Color").without(declared, in: "ShapeStyle")
        let styles = free.members.map { "  nonisolated static var \($0.name): Color { Color.\($0.name) }\n" }.joined()
        if !styles.isEmpty { text += "\nextension ShapeStyle where Self == Color {\n\(styles)}\n" }
      }
    }
    self.text = text
    self.warnings = warnings
  }
}

/// The names in a namespace, and the namespaces in it.
private struct Names {
  struct Member {
    let name: String
    /// The name by which the asset is found.
    let path: String
    let symbol: String
  }

  private(set) var members: [Member] = []
  private var spaces: [(name: String, names: Names)] = []

  var isEmpty: Bool { members.isEmpty && spaces.isEmpty }

  init(_ assets: [AssetNames.Asset], _ kind: AssetNames.Kind, _ warnings: inout [String]) {
    self.init(assets.map { ($0.path[...], $0.path.joined(separator: "/")) }, prefix: "", kind, &warnings)
  }

  private init(
    _ assets: [(rest: ArraySlice<String>, path: String)], prefix: String, _ kind: AssetNames.Kind,
    _ warnings: inout [String]
  ) {
    for (rest, path) in assets where rest.count == 1 {
      guard let name = AssetSymbol.member(rest[rest.startIndex], of: kind) else {
        warnings.append("The \(kind.rawValue) \"\(path)\" has no letter in its name, so it has no name in Swift.")
        continue
      }
      if let other = members.first(where: { $0.name == name }) {
        if other.path != path {
          warnings.append(
            "The \(kind.rawValue)s \"\(other.path)\" and \"\(path)\" are both called .\(name): the first has it.")
        }
        continue
      }
      members.append(Member(name: name, path: path, symbol: prefix + name))
    }
    var groups: [(name: String, assets: [(rest: ArraySlice<String>, path: String)])] = []
    for (rest, path) in assets where rest.count > 1 {
      guard let name = AssetSymbol.namespace(rest[rest.startIndex]) else {
        warnings.append(
          "The folder of \"\(path)\" has no letter in its name, so the \(kind.rawValue) has no name in Swift.")
        continue
      }
      let index = groups.firstIndex { $0.name == name } ?? groups.count
      if index == groups.count { groups.append((name, [])) }
      groups[index].assets.append((rest.dropFirst(), path))
    }
    spaces = groups.map { ($0.name, Names($0.assets, prefix: "\(prefix)\($0.name).", kind, &warnings)) }
  }

  /// These without members that have certain names.
  func without(_ names: Set<String>) -> Names {
    var copy = self
    copy.members.removeAll { names.contains($0.name) }
    return copy
  }

  /// These without what the target declares in a type. Its own namespaces have no names of assets.
  func without(_ declared: DeclaredNames, in type: String) -> Names {
    var copy = without(declared[type])
    copy.spaces = spaces.filter { !declared[type].contains($0.name) }
      .map { ($0.name, $0.names.without(declared, in: "\(type).\($0.name)")) }
    return copy
  }

  /// The declarations of resources.
  func resources(_ type: String, indent: String) -> String {
    members.map {
      "\(indent)nonisolated static let \($0.name) = \(type)(name: \(literal($0.path)), bundle: assetBundle)\n"
    }
    .joined()
      + nested(indent) { $0.resources(type, indent: indent + "  ") }
  }

  /// The declarations of values of a type, made of resources.
  func values(_ type: String, label: String, indent: String) -> String {
    members.map { "\(indent)nonisolated static var \($0.name): \(type) { \(type)(\(label).\($0.symbol)) }\n" }.joined()
      + nested(indent) { $0.values(type, label: label, indent: indent + "  ") }
  }

  private func nested(_ indent: String, _ content: (Names) -> String) -> String {
    spaces.map { "\(indent)enum \($0.name) {\n\(content($0.names))\(indent)}\n" }.joined()
  }

  private func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
