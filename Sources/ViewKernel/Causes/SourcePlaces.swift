// Tests: `SourcePlacesTests`.

/// The places of the expressions in the program's bodies.
///
/// Builders of debug builds tell of them while causes are recorded. A node does not know the expression that it was
/// made of: that is found by the types, and for texts by what they have said.
@MainActor
struct SourcePlaces {
  private struct Expression {
    let place: SourcePlace
    /// The type of the view, then the types of its modifiers in the order in which they are applied.
    let types: [Any.Type]
    /// The hashes of the texts that it has had; empty for other views.
    var texts: Set<Int> = []
  }

  private struct Key: Hashable {
    let place: SourcePlace
    let type: ObjectIdentifier
  }

  /// Where each expression is kept; nil if it is not the program's.
  private var known: [Key: (owner: ObjectIdentifier, index: Int)?] = [:]
  /// The expressions in the body of a view or modifier, by its type.
  private var expressions: [ObjectIdentifier: [Expression]] = [:]
  /// The number of texts that are kept for one expression. The expression of a row may have very many.
  private static let textLimit = 2_000

  /// The type in whose body an expression is, if it was not met before.
  ///
  /// Looking for it makes the values of views, which may run builders: it is done before `note`.
  func owner(of content: Any, _ place: SourcePlace, _ node: ReaderNode) -> Any.Type? {
    let key = Key(place: place, type: ObjectIdentifier(type(of: content)))
    return known[key] == nil && !place.isOfLibrary ? SourcePlaces.owner(of: node) : nil
  }

  /// Notes an expression that code in the body of `owner` has evaluated.
  mutating func note(_ content: Any, _ place: SourcePlace, _ owner: Any.Type?) {
    let key = Key(place: place, type: ObjectIdentifier(type(of: content)))
    if known[key] == nil { known.updateValue(add(type(of: content), place, owner), forKey: key) }
    guard let (owner, index) = known[key] ?? nil, let text = SourcePlaces.text(of: content),
      expressions[owner]![index].texts.count < SourcePlaces.textLimit
    else { return }
    expressions[owner]![index].texts.insert(text)
  }

  private mutating func add(_ type: Any.Type, _ place: SourcePlace, _ owner: Any.Type?) -> (ObjectIdentifier, Int)? {
    guard !place.isOfLibrary, let owner = owner.map({ ObjectIdentifier($0) }) else { return nil }
    let expression = Expression(place: place, types: SourcePlaces.flattened(type))
    expressions[owner, default: []].append(expression)
    return (owner, expressions[owner]!.count - 1)
  }

  /// The places where the innermost view of a chain, or else the nearest around it, may be written: one, unless the
  /// body has several views with the same modifiers that are no texts.
  ///
  /// - Parameter chain: The views from the inside out.
  func places(of chain: [InspectedView]) -> [SourcePlace] {
    guard let end = chain.indices.dropFirst().first(where: { ViewBodies.isOfUser(chain[$0].type) }),
      let all = expressions[ObjectIdentifier(chain[end].type)]
    else { return [] }
    for start in 0..<end {
      var found = all.filter { SourcePlaces.ends($0.types, at: chain[start..<end]) }
      if let text = SourcePlaces.text(of: chain[start].value) { found = found.filter { $0.texts.contains(text) } }
      if !found.isEmpty { return Set(found.map(\.place)).sorted() }
    }
    return []
  }

  /// Whether a chain of views begins inside an expression, and goes on to its outermost modifier.
  private static func ends(_ types: [Any.Type], at chain: ArraySlice<InspectedView>) -> Bool {
    guard let first = chain.first?.type, let start = types.firstIndex(where: { $0 == first }) else { return false }
    let rest = types[start...]
    return rest.count <= chain.count && zip(rest, chain).allSatisfy { $0 == $1.type }
  }

  /// The program's view or modifier in whose body a node's code is written.
  private static func owner(of node: ViewNode) -> Any.Type? {
    for node in sequence(first: node, next: \.parent) {
      if let view = InspectedView(node), ViewBodies.isOfUser(view.type) { return view.type }
    }
    return nil
  }

  private static func flattened(_ type: Any.Type) -> [Any.Type] {
    guard let types = (type as? any AnyModifiedContent.Type)?.types else { return [type] }
    return flattened(types.content) + [types.modifier]
  }

  /// A hash of what a text says, with modifiers around it or without; nil for another view.
  private static func text(of content: Any) -> Int? {
    if let modified = content as? any AnyModifiedContent { return text(of: modified.anyContent) }
    return (content as? Text)?.pieces.map(\.string).hashValue
  }
}
