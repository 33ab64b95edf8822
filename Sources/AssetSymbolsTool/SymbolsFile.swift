/// The file with the names of a target's assets.
package struct SymbolsFile {
  /// The Swift source.
  package let text: String
  /// What is left out, and why; one sentence each.
  package let warnings: [String]

  /// Writes the names.
  ///
  /// - Parameters:
  ///   - assets: The sets of all catalogs of the target.
  ///   - bundle: The expression of the bundle in which they are found.
  package init(_ assets: [AssetNames.Asset], in bundle: String) {
    var warnings: [String] = []
    var text = """
      // The names of the assets in this target's catalogs. Written by the plug-in AssetSymbols: changes are lost.
      import Foundation
      import ViewKernel

      private let assetBundle = \(bundle)

      """
    for kind in [AssetNames.Kind.color, .image] {
      let root = Names(assets.filter { $0.kind == kind }, kind, &warnings)
      if root.isEmpty { continue }
      let type = kind == .color ? "ColorResource" : "ImageResource"
      text += "\nextension \(type) {\n\(root.resources(type, indent: "  "))}\n"
      let members = root.members.filter { member in
        if !SymbolsFile.systems.contains(member.name) { return true }
        warnings.append(
          "\(kind == .color ? "Color" : "UIImage").\(member.name) is the system's, so the \(kind.rawValue) \"\(member.path)\" "
            + "is found as .\(member.name) of \(type) alone.")
        return false
      }
      let nested = root.withMembers(members)
      switch kind {
      case .color:
        text += "\nextension Color {\n\(nested.values("Color", "Color", indent: "  "))}\n"
        text += "\nextension UIColor {\n\(nested.values("UIColor", "UIColor", label: "resource: ", indent: "  "))}\n"
        let shapeStyles = nested.members.map { "  static var \($0.name): Color { Color.\($0.name) }\n" }.joined()
        if !shapeStyles.isEmpty { text += "\nextension ShapeStyle where Self == Color {\n\(shapeStyles)}\n" }
      case .image:
        text += "\nextension UIImage {\n\(nested.values("UIImage", "UIImage", label: "resource: ", indent: "  "))}\n"
      }
    }
    self.text = text
    self.warnings = warnings
  }

  /// Colours that are there without a catalog; Xcode leaves these out, too.
  private static let systems: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black",
    "clear", "primary", "secondary", "accentColor", "label", "secondaryLabel", "tertiaryLabel", "link", "separator",
    "tintColor",
    "darkGray", "lightGray", "magenta", "tertiary", "quaternary", "background", "foreground", "selection", "fill",
    "placeholder",
  ]
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
      let name = AssetSymbol.member(rest[rest.startIndex], of: kind)
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
      let name = AssetSymbol.namespace(rest[rest.startIndex])
      let index = groups.firstIndex { $0.name == name } ?? groups.count
      if index == groups.count { groups.append((name, [])) }
      groups[index].assets.append((rest.dropFirst(), path))
    }
    spaces = groups.map { ($0.name, Names($0.assets, prefix: "\(prefix)\($0.name).", kind, &warnings)) }
  }

  /// These with other members.
  func withMembers(_ members: [Member]) -> Names {
    var copy = self
    copy.members = members
    return copy
  }

  /// The declarations of resources.
  func resources(_ type: String, indent: String) -> String {
    members.map { "\(indent)static let \($0.name) = \(type)(name: \(literal($0.path)), bundle: assetBundle)\n" }
      .joined()
      + nested(indent) { $0.resources(type, indent: indent + "  ") }
  }

  /// The declarations of values of a type, made of resources.
  func values(_ type: String, _ made: String, label: String = "", indent: String) -> String {
    members.map { "\(indent)static var \($0.name): \(type) { \(made)(\(label).\($0.symbol)) }\n" }.joined()
      + nested(indent) { $0.values(type, made, label: label, indent: indent + "  ") }
  }

  private func nested(_ indent: String, _ content: (Names) -> String) -> String {
    spaces.map { "\(indent)enum \($0.name) {\n\(content($0.names))\(indent)}\n" }.joined()
  }

  private func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
