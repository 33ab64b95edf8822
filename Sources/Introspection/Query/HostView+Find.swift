public import HostTree

extension HostView {
  // MARK: Inside

  /// The one host inside this one for which all that is given holds.
  ///
  /// ```swift
  /// try window.find(HostButton.self, labelled: "Save")
  /// try window.find(HostTableViewCell.self, containing: "Total")
  /// try window.find(identified: "avatar")
  /// try window.find(HostSwitch.self) { $0.isOn }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The class; a subclass counts.
  ///   - label: What assistive tools call it, in full: see ``spokenLabel``.
  ///   - text: A part of what is read in it.
  ///   - identifier: Its ``HostTree/HostView/accessibilityIdentifier``.
  ///   - condition: What else must hold.
  /// - Throws: ``HostQueryError`` if there is none, with what was there instead; or if there are several, with the paths to
  ///   them. See ``HostQuery`` for what counts.
  public final func find<Target: HostView>(
    _ type: Target.Type, labelled label: String? = nil, containing text: String? = nil,
    identified identifier: String? = nil, where condition: (@MainActor (Target) -> Bool)? = nil
  ) throws -> Target {
    try find(HostQuery(type, labelled: label, containing: text, identified: identifier, where: condition))
  }

  /// All hosts inside this one for which all that is given holds, in the order of a printed tree; see
  /// ``find(_:labelled:containing:identified:where:)``.
  public final func findAll<Target: HostView>(
    _ type: Target.Type, labelled label: String? = nil, containing text: String? = nil,
    identified identifier: String? = nil, where condition: (@MainActor (Target) -> Bool)? = nil
  ) -> [Target] {
    findAll(HostQuery(type, labelled: label, containing: text, identified: identifier, where: condition))
  }

  /// The one host inside this one, whatever its class, for which all that is given holds; see
  /// ``find(_:labelled:containing:identified:where:)``.
  public final func find(
    labelled label: String? = nil, containing text: String? = nil, identified identifier: String? = nil,
    where condition: (@MainActor (HostView) -> Bool)? = nil
  ) throws -> HostView {
    try find(HostView.self, labelled: label, containing: text, identified: identifier, where: condition)
  }

  /// All hosts inside this one, whatever their class, for which all that is given holds, in the order of a printed tree.
  public final func findAll(
    labelled label: String? = nil, containing text: String? = nil, identified identifier: String? = nil,
    where condition: (@MainActor (HostView) -> Bool)? = nil
  ) -> [HostView] {
    findAll(HostView.self, labelled: label, containing: text, identified: identifier, where: condition)
  }

  /// The one host inside this one that a query asks for.
  ///
  /// - Throws: ``HostQueryError`` if there is none, or if there are several.
  public final func find<Target: HostView>(_ query: HostQuery<Target>) throws -> Target {
    let found = query.hosts(in: self)
    guard let first = found.first else { throw HostQueryError(nothing: query, in: self) }
    guard found.count == 1 else { throw HostQueryError(several: found, query, in: self) }
    return first
  }

  /// All hosts inside this one that a query asks for, in the order of a printed tree.
  public final func findAll<Target: HostView>(_ query: HostQuery<Target>) -> [Target] { query.hosts(in: self) }

  // MARK: Around

  /// The hosts around this one, from the inside out; the window is the last.
  public final var ancestors: [HostView] {
    Array(sequence(first: self, next: \.superview).dropFirst())
  }

  /// The hosts of a class around this one, from the inside out.
  public final func ancestors<Target: HostView>(_ type: Target.Type) -> [Target] {
    ancestors.compactMap { $0 as? Target }
  }

  /// The nearest host of a class around this one.
  ///
  /// - Throws: ``HostQueryError`` if there is none, with what is around it.
  public final func ancestor<Target: HostView>(_ type: Target.Type) throws -> Target {
    if let found = ancestors(type).first { return found }
    let names = ancestors.map(\.className)
    throw HostQueryError(
      searched: "\(type)", place: "what is around \(shortName)",
      hints: [names.isEmpty ? "Nothing is around it." : "Around it are \(names.joined(separator: ", "))."])
  }
}
