public import HostTree

extension HostView {
  // MARK: Descendants

  /// Returns the only descendant that satisfies all of the given criteria.
  ///
  /// ```swift
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// window.rootViewController = HostingController(
  ///   rootView: HStack {
  ///     Button("Save") {}
  ///     Text("Ada").accessibilityIdentifier("name")
  ///   })
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// print(try window.find(HostButton.self, labelled: "Save").treeDescription(options: .structure))
  /// // Prints:
  /// // HostButton
  /// // └─ HostLabel "Save"
  /// print(try window.find(identified: "name").treeDescription())
  /// // Prints "HostLabel "Ada" #name (45.67, 0, 30.67 x 20.33)"
  /// ```
  ///
  /// - Parameters:
  ///   - type: The class; subclasses match.
  ///   - label: The accessibility name in full: see ``/HostTree/HostView/spokenLabel``.
  ///   - text: A substring of a text that is shown in it.
  ///   - identifier: Its ``/HostTree/HostView/accessibilityIdentifier``.
  ///   - condition: A predicate that must hold as well.
  /// - Throws: ``HostQueryError`` if there is no match, with near misses; or if there are several, with their paths.
  ///   See ``HostQuery`` for the rules of matching.
  public final func find<Target: HostView>(
    _ type: Target.Type, labelled label: String? = nil, containing text: String? = nil,
    identified identifier: String? = nil, where condition: (@MainActor (Target) -> Bool)? = nil
  ) throws -> Target {
    try find(HostQuery(type, labelled: label, containing: text, identified: identifier, where: condition))
  }

  /// Returns all descendants that satisfy all of the given criteria, in the order of the printed tree; see
  /// ``find(_:labelled:containing:identified:where:)``.
  public final func findAll<Target: HostView>(
    _ type: Target.Type, labelled label: String? = nil, containing text: String? = nil,
    identified identifier: String? = nil, where condition: (@MainActor (Target) -> Bool)? = nil
  ) -> [Target] {
    findAll(HostQuery(type, labelled: label, containing: text, identified: identifier, where: condition))
  }

  /// Returns the only descendant of any class that satisfies all of the given criteria; see
  /// ``find(_:labelled:containing:identified:where:)``.
  public final func find(
    labelled label: String? = nil, containing text: String? = nil, identified identifier: String? = nil,
    where condition: (@MainActor (HostView) -> Bool)? = nil
  ) throws -> HostView {
    try find(HostView.self, labelled: label, containing: text, identified: identifier, where: condition)
  }

  /// Returns all descendants of any class that satisfy all of the given criteria, in the order of the printed tree.
  public final func findAll(
    labelled label: String? = nil, containing text: String? = nil, identified identifier: String? = nil,
    where condition: (@MainActor (HostView) -> Bool)? = nil
  ) -> [HostView] {
    findAll(HostView.self, labelled: label, containing: text, identified: identifier, where: condition)
  }

  /// Returns the only descendant that a query matches.
  ///
  /// - Throws: ``HostQueryError`` if there is none, or if there are several.
  public final func find<Target: HostView>(_ query: HostQuery<Target>) throws -> Target {
    let found = query.hosts(in: self)
    guard let first = found.first else { throw HostQueryError(nothing: query, in: self) }
    guard found.count == 1 else { throw HostQueryError(several: found, query, in: self) }
    return first
  }

  /// Returns all descendants that a query matches, in the order of the printed tree.
  public final func findAll<Target: HostView>(_ query: HostQuery<Target>) -> [Target] { query.hosts(in: self) }

  // MARK: Ancestors

  /// The ancestors of this host, from the inside out; the window is the last.
  public final var ancestors: [HostView] {
    Array(sequence(first: self, next: \.superview).dropFirst())
  }

  /// Returns the ancestors of a class, from the inside out; subclasses match.
  public final func ancestors<Target: HostView>(_ type: Target.Type) -> [Target] {
    ancestors.compactMap { $0 as? Target }
  }

  /// Returns the nearest ancestor of a class.
  ///
  /// - Throws: ``HostQueryError`` if there is none, with the classes of the ancestors.
  public final func ancestor<Target: HostView>(_ type: Target.Type) throws -> Target {
    if let found = ancestors(type).first { return found }
    let names = ancestors.map(\.className)
    throw HostQueryError(
      searched: "\(type)", place: "what is around \(shortName)",
      hints: [names.isEmpty ? "Nothing is around it." : "Around it are \(names.joined(separator: ", "))."])
  }
}
