import PreviewExpansions

/// The static members and nested types that a target's own files declare, by the type that has them.
package struct DeclaredNames {
  private var names: [String: Set<String>] = [:]

  /// Reads the sources of a target.
  package init(in sources: [String] = []) {
    for source in sources { add(TokenList(source)) }
  }

  /// The names in a type, such as `Color` or `Color.Theme`.
  package subscript(type: String) -> Set<String> { names[type] ?? [] }

  private mutating func add(_ tokens: TokenList) {
    var scopes = TypeScopes()
    for index in 0..<tokens.count {
      if tokens.kind(index) == .word, let path = scopes.enclosingPath, let name = name(at: index, of: tokens) {
        names[DeclaredNames.withoutModule(path), default: []].insert(name)
      }
      scopes.advance(over: index, of: tokens)
    }
  }

  /// The name that a keyword declares: `static let a`, `enum A`. Nil for others.
  private func name(at index: Int, of tokens: TokenList) -> String? {
    switch tokens.text(index) {
    case "static":
      let keyword = (index + 1..<index + 6).first { ["let", "var", "func"].contains(tokens.text($0)) }
      return keyword.map { String(tokens.text($0 + 1)) }
    case "struct", "enum", "class", "actor", "typealias":
      return tokens.kind(index + 1) == .word ? String(tokens.text(index + 1)) : nil
    default: return nil
    }
  }

  /// A type's path, without the module's name in front of it.
  private static func withoutModule(_ path: String) -> String {
    for module in ["SwiftUI.", "UIKit.", "ViewKernel."] where path.hasPrefix(module) {
      return String(path.dropFirst(module.count))
    }
    return path
  }
}
