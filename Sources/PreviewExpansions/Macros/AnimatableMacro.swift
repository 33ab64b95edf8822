// Tests: `AnimatableMacroTests`.

/// Expands `@Animatable` to `animatableData`, which is made of the animatable data of the type's stored variables, and
/// to the conformance.
///
/// Left out are variables with `@AnimatableIgnored` or a property wrapper, those with accessors, `static` ones, and
/// constants.
enum AnimatableMacro {
  static func expand(_ macro: CompilerMessage.Attached) -> Expansion {
    var expansion = Expansion()
    let list = TokenList(macro.declSyntax.source)
    guard let type = AnimatedType(in: list) else {
      if macro.macroRole == "member" {
        let attribute = TokenList(macro.attributeSyntax.source)
        expansion.fail(
          "@Animatable goes with a structure: @Animatable struct Wave: Shape { var height: Double }.",
          at: attribute.offset(0), of: macro.attributeSyntax)
      }
      return expansion
    }
    guard macro.macroRole == "member" else {
      // A type that says so itself, or a shape, conforms already.
      if !(macro.conformanceListSyntax?.source.isEmpty ?? true) {
        expansion.source = "extension \(macro.extendedTypeSyntax?.source ?? type.name): MacroNames.Animatable {}"
      }
      return expansion
    }
    var parts: [(name: String, type: String)] = []
    for property in type.properties {
      guard let name = property.name else { continue }
      guard let type = property.type.map({ String(list.text($0)) }) ?? literalType(of: property, in: list) else {
        expansion.fail(
          "@Animatable needs the type of \(list.text(name)): write it, or @AnimatableIgnored before the property.",
          at: list.offset(name), of: macro.declSyntax)
        continue
      }
      parts.append((String(list.text(name)), type))
    }
    expansion.source = data(of: parts, access: type.access)
    return expansion
  }

  /// The type of a literal; nil for other values.
  private static func literalType(of property: Property, in list: TokenList) -> String? {
    guard let value = property.value, value.count <= 2 else { return nil }
    let text = list.text(value).drop { $0 == "-" }
    guard let first = text.first, first.isNumber else { return nil }
    return text.contains(".") ? "Swift.Double" : nil
  }

  private static func data(of parts: [(name: String, type: String)], access: String) -> String {
    guard let first = parts.first else {
      return """
        \(access)var animatableData: MacroNames.EmptyAnimatableData {
          get { MacroNames.EmptyAnimatableData() }
          set {}
        }
        """
    }
    var type = "\(parts.last?.type ?? first.type).AnimatableData"
    var value = "\(parts.last?.name ?? first.name).animatableData"
    for part in parts.dropLast().reversed() {
      type = "MacroNames.AnimatablePair<\(part.type).AnimatableData, \(type)>"
      value = "MacroNames.AnimatablePair(\(part.name).animatableData, \(value))"
    }
    let lines = parts.enumerated().map { index, part in
      let path = String(repeating: ".second", count: index) + (index < parts.count - 1 ? ".first" : "")
      return "    \(part.name).animatableData = newValue\(path)"
    }
    return """
      \(access)var animatableData: \(type) {
        get { \(value) }
        set {
      \(lines.joined(separator: "\n"))
        }
      }
      """
  }
}

/// A structure, and its variables that can be animated.
private struct AnimatedType {
  let name: String
  /// What stands before its public members: `public ` or nothing.
  let access: String
  private(set) var properties: [Property] = []

  /// Parses a declaration; nil if it is no structure.
  init?(in list: TokenList) {
    var index = Attribute.all(in: list, from: 0).last?.tokens.upperBound ?? 0
    var access = ""
    while index < list.count, !["struct", "{"].contains(list.text(index)) {
      if ["public", "package"].contains(list.text(index)) { access = "\(list.text(index)) " }
      index += 1
    }
    guard list.text(index) == "struct", list.kind(index + 1) == .word else { return nil }
    name = String(list.text(index + 1))
    self.access = access
    while index < list.count, list.text(index) != "{" { index += 1 }
    let end = list.closing(index)
    index += 1
    while index < end {
      let property = Property(in: list, at: index, upTo: end)
      guard property.isVariable(in: list) else {
        index = max(list.next(index), index + 1)
        continue
      }
      if list.text(property.introducer) == "var", !property.attributes.contains(where: \.mayBeWrapper),
        property.accessors == nil,
        !property.modifiers.contains("static"), property.name != nil
      {
        properties.append(property)
      }
      index = max(property.end, index + 1)
    }
  }
}

extension Attribute {
  /// Whether it may be a property wrapper or `@AnimatableIgnored`: types are capitalised, but for a global actor the
  /// language's own attributes are not.
  fileprivate var mayBeWrapper: Bool { name != "MainActor" && name.first?.isUppercase == true }
}
