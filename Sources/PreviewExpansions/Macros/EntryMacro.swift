/// Expands `@Entry var accent: Color = .blue` to accessors that read and write a key, and to the key.
enum EntryMacro {
  /// The types with entries, and the protocols of their keys.
  private static let keys: [Substring: String] = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "FocusedValues": "FocusedValueKey",
    "ContainerValues": "ContainerValueKey",
  ]

  static func expand(_ macro: CompilerMessage.Attached) -> Expansion {
    var expansion = Expansion()
    let list = TokenList(macro.declSyntax.source)
    let property = Property(in: list, at: 0, upTo: list.count)
    let container = container(of: macro)
    let isAccessor = macro.macroRole == "accessor"
    if let (message, token) = mistake(in: property, of: list, container: container) {
      // Reported once, though there are two roles. It still expands to accessors, or the compiler adds diagnostics of
      // its own; they never run, as code with an error is not built.
      guard isAccessor else { return expansion }
      if let token {
        expansion.fail(message, at: list.offset(token), of: macro.declSyntax)
      } else {
        let attribute = TokenList(macro.attributeSyntax.source)
        expansion.fail(message, at: attribute.offset(0), of: macro.attributeSyntax)
      }
      expansion.source = "{\n  get { Swift.fatalError() }\n  set {}\n}"
      return expansion
    }
    guard let container, let protocolName = keys[container], let name = property.name else { return expansion }
    let key = keyName(list.text(name))
    expansion.source =
      isAccessor
      ? "{\n  get { self[\(key).self] }\n  set { self[\(key).self] = newValue }\n}"
      : self.key(key, protocolName, isFocused: container == "FocusedValues", property, list)
    return expansion
  }

  private static func key(
    _ key: String, _ protocolName: String, isFocused: Bool, _ property: Property, _ list: TokenList
  ) -> String {
    let type = property.type.map { list.text($0) }
    // Keys of focused values have no default: their values are optional.
    if isFocused {
      return
        "private enum \(key): MacroNames.\(protocolName) {\n  typealias Value = \(wrapped(type ?? "") ?? "Never")\n}"
    }
    let value = property.value.map { list.text($0) } ?? "nil"
    guard let type else {
      // The type is inferred for a stored property, but not for a computed one.
      return """
        private enum \(key): MacroNames.\(protocolName), MacroNames.EntryKey {
          static let entry = MacroNames.EntryDefault { return \(value) }
        }
        """
    }
    return """
      private enum \(key): MacroNames.\(protocolName) {
        static var defaultValue: \(type) { return \(value) }
      }
      """
  }

  /// The last component of the extended type's name: `EnvironmentValues` in `extension SwiftUI.EnvironmentValues {}`.
  private static func container(of macro: CompilerMessage.Attached) -> Substring? {
    guard let around = macro.lexicalContext?.first else { return nil }
    let list = TokenList(around.source)
    guard var index = (0..<list.count).first(where: { ["extension", "struct"].contains(list.text($0)) }) else {
      return nil
    }
    index += 1
    while list.text(index + 1) == "." { index += 2 }
    return list.text(index)
  }

  /// The diagnostic and its token; nil stands for the attribute.
  private static func mistake(
    in property: Property, of list: TokenList, container: Substring?
  ) -> (message: String, token: Int?)? {
    guard property.isVariable(in: list) else {
      return ("@Entry goes with a property: @Entry var name: Type = value.", nil)
    }
    guard let container, keys[container] != nil else {
      return (
        "@Entry stands in an extension of EnvironmentValues, Transaction, FocusedValues or ContainerValues.", nil
      )
    }
    if list.text(property.introducer) == "let" {
      return ("An entry can be written: use 'var', not 'let'.", property.introducer)
    }
    if property.modifiers.contains("static") || property.modifiers.contains("class") {
      return ("An entry is a property of each value: it can't be static.", property.introducer)
    }
    if property.modifiers.contains("lazy") { return ("An entry can't be lazy.", property.introducer) }
    guard let name = property.name else {
      return ("An entry has one name: @Entry var name: Type = value.", property.introducer + 1)
    }
    if let accessors = property.accessors {
      return ("An entry has no accessors or observers of its own: @Entry writes them.", accessors)
    }
    if let comma = property.comma {
      return ("One @Entry goes with one property: write the others in lines of their own.", comma)
    }
    let isOptional = property.type.map { wrapped(list.text($0)) != nil } ?? false
    if container == "FocusedValues" {
      if !isOptional {
        return ("A focused value is optional, as there may be none: @Entry var \(list.text(name)): Type?", name)
      }
      if let value = property.value, list.text(value) != "nil" {
        return ("A focused value has no default: it is nil where nothing is focused.", value.lowerBound)
      }
    } else if property.value == nil && !isOptional {
      return ("An entry has a default, which counts where nobody wrote a value: @Entry var name: Type = value.", name)
    }
    return nil
  }

  /// The wrapped type of an optional type; nil for any other type.
  private static func wrapped(_ type: Substring) -> Substring? {
    if type.hasSuffix("?") || type.hasSuffix("!") { return type.dropLast() }
    for prefix in ["Optional<", "Swift.Optional<"] where type.hasPrefix(prefix) && type.hasSuffix(">") {
      return type.dropFirst(prefix.count).dropLast()
    }
    return nil
  }

  /// The name of the key; in backticks if the property's name is no identifier without them.
  private static func keyName(_ name: Substring) -> String {
    guard name.hasPrefix("`") else { return "__Key_\(name)" }
    let plain = name.dropFirst().drop { $0 == "`" }.prefix { $0 != "`" }
    return plain.utf8.allSatisfy(\.isOfWord) ? "__Key_\(plain)" : "`__Key_\(plain)`"
  }
}
