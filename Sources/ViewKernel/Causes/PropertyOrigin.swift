import HostTree

/// The origin of a property of a host: an edit, a modifier, or the view itself.
@MainActor
enum PropertyOrigin {
  /// Words in the names of modifiers and of keys of the environment that set a property.
  private static let words: [String: [String]] = [
    "color": ["foreground", "tint"], "font": ["font"], "lines": ["linelimit", "numberoflines"],
    "alignment": ["textalignment"],
    "background": ["background"], "alpha": ["opacity"], "corners": ["corner", "clip"], "hidden": ["hidden"],
    "label": ["accessibility"], "value": ["accessibility"], "inert": ["hittesting", "disabled"],
    "transform": ["scale", "rotation", "transform"], "redacted": ["redact"], "tint": ["tint", "accent"],
    "disabled": ["isenabled"], "kern": ["kern", "tracking"], "breaks": ["truncation"],
    "minimumScale": ["minimumscale"], "lineSpacing": ["linespacing"], "style": ["colorscheme"], "zIndex": ["zindex"],
  ]

  /// The properties that are printed for a host, as they are printed, with their origins in words:
  /// `font(_:) on Text, in Counter`.
  static func all(of host: HostView, _ chain: [InspectedView]) -> [(name: String, shown: String, origin: String)] {
    HostDescription(of: host).properties.map { name, value in
      (name, value.map { "\(name)=\($0)" } ?? name, origin(of: name, host, chain))
    }
  }

  private static func origin(of name: String, _ host: HostView, _ chain: [InspectedView]) -> String {
    let wanted = words[name] ?? [name.lowercased()]
    if let edit = host.edits.last(where: { $0.name.map { $0 == name || matches($0, wanted) } == true }) {
      return "an edit at \(edit.source), over what the view says"
    }
    if (name == "font" || name == "color"), let text = chain.first?.value as? Text, text.writes(name) {
      return own(chain)
    }
    for view in chain {
      guard let node = view.node else { continue }
      if let key = node.environmentWrites.lazy.map(\.keyName).first(where: { matches($0, wanted) }) {
        return "\(modifier(key)) on \(place(of: view, from: chain))"
      }
      if view.isModifier, matches(view.typeName, wanted) { return modifier(view.typeName) }
    }
    return own(chain)
  }

  /// The view that owns the host.
  private static func own(_ chain: [InspectedView]) -> String {
    guard let owner = chain.first else { return "the library" }
    let outer = chain.dropFirst().first { ViewBodies.isOfUser($0.type) }
    return "\(owner.typeName) itself" + (outer.map { ", in \($0.typeName)" } ?? "")
  }

  private static func matches(_ name: String, _ words: [String]) -> Bool {
    let name = name.lowercased()
    return words.contains { name.contains($0) }
  }

  /// `FontKey`, or `_OpacityModifier`, as a modifier is written.
  private static func modifier(_ type: String) -> String { "\(name(ofType: type))(_:)" }

  /// `isEnabled` for `IsEnabledKey`, `opacity` for `_OpacityModifier`, `currency` for the key of `@Entry var currency`.
  static func name(ofType type: String) -> String {
    var name = type.drop { $0 == "_" }
    if name.hasPrefix("Key_") { name = name.dropFirst(4) }
    for end in ["Key", "Modifier", "Effect"] where name.hasSuffix(end) { name = name.dropLast(end.count) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The view of the program around a modifier.
  private static func place(of modifier: InspectedView, from chain: [InspectedView]) -> String {
    guard let index = chain.firstIndex(where: { $0.id == modifier.id }) else { return "a view around it" }
    let inside = chain[..<index].last { !$0.isModifier }
    let outer = chain[index...].first { ViewBodies.isOfUser($0.type) }
    return (inside.map { $0.typeName } ?? "a view around it") + (outer.map { ", in \($0.typeName)" } ?? "")
  }
}

extension Text {
  /// Whether the text itself sets its font or its colour, as a property of a printed label is called.
  fileprivate func writes(_ property: String) -> Bool {
    pieces.contains { run in
      guard let attributes = run.attributes else { return false }
      return property == "font" ? attributes.font != nil || attributes.weight != nil : attributes.style != nil
    }
  }
}
