// Tests: `ContainerValuesTests`.

/// The values that a view gives the container around it: those that `containerValue(_:_:)` has set, and its tags.
///
/// A container reads them from its ``Subview``s, and a layout from its subviews. They don't reach beyond the nearest
/// container: a stack has none, whatever its children have.
///
/// `@Entry` declares a value:
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isPinned = false
/// }
///
/// extension View {
///   func pinned() -> some View { containerValue(\.isPinned, true) }
/// }
/// ```
///
/// A container reads tags as other values:
///
/// ```swift
/// struct Choices<Content: View>: View {
///   @ViewBuilder var content: Content
///
///   var body: some View {
///     ForEach(subviews: content) { subview in
///       HStack {
///         subview
///         Text("\(subview.containerValues.tag(for: Int.self) ?? 0)")
///       }
///     }
///   }
/// }
///
/// let host = HostingView(
///   rootView: Choices {
///     Text("One").tag(1)
///     Text("None")
///   })
/// host.updateViews()
/// for view in host.subviews { print(view.treeDescription(options: .structure)) }
/// // Prints:
/// // HostStackView
/// // ├─ HostLabel "One"
/// // └─ HostLabel "1"
/// // HostStackView
/// // ├─ HostLabel "None"
/// // └─ HostLabel "0"
/// ```
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [AnyHashable] = []

  init() {}

  /// The value for a key; the key's default if none is set.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      // Not in one cast, which would make nil of a missing value for an optional type.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of the view, if it has one of a type: see `tag(_:includeOptional:)`.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    for tag in tags.reversed() { if let value = tag.base as? V { return value } }
    return nil
  }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(unwrapping: tag)) }

  mutating func add(tag: AnyHashable) { tags.append(tag) }

  /// The value for the key of a trait; nil if none is set.
  func value(for key: ObjectIdentifier) -> Any? { values[key] }
  mutating func set(_ value: Any, for key: ObjectIdentifier) { values[key] = value }
}

/// A key for values that a view gives the container around it.
///
/// `@Entry` in an extension of ``ContainerValues`` declares one with its property.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// A value that a modifier sets on its view for the container around it. Of several for one key, the inner one counts.
@MainActor
protocol ContainerTrait {
  func amend(_ values: inout ContainerValues)
}

/// The node of a ``ContainerTrait``.
@MainActor
protocol ContainerTraitSource: ViewNode {
  var containerTrait: any ContainerTrait { get }
}

/// A view that stands for another with container values.
@MainActor
protocol ContainerTraitView {
  var containerTraits: [any ContainerTrait] { get }
}

extension ViewNode {
  /// The traits that the modifiers among the ancestors set, up to the container with rows; the outermost first.
  final var containerTraitsAround: [any ContainerTrait] {
    var traits: [any ContainerTrait] = []
    var node = parent
    while let current = node, !(current is any RowContainer) {
      if let source = current as? any ContainerTraitSource { traits.append(source.containerTrait) }
      node = current.parent
    }
    return traits.reversed()
  }
}

extension Row {
  /// The values that modifiers around this row and of its own view set for its container; the outermost first.
  var containerTraits: [any ContainerTrait] {
    var traits = containerTraitsAround
    var view = rowView
    while true {
      if let modified = view as? any ModifiedView {
        if let trait = modified.anyModifier as? any ContainerTrait { traits.append(trait) }
        view = modified.anyContent
      } else {
        if let subview = view as? any ContainerTraitView { traits += subview.containerTraits }
        return traits
      }
    }
  }
}

extension [any ContainerTrait] {
  @MainActor
  var values: ContainerValues {
    var values = ContainerValues()
    for trait in self { trait.amend(&values) }
    return values
  }

  /// Whether both set the same values.
  @MainActor
  func isSame(as others: Self) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.isSame(as: $1) }
  }
}

extension ContainerTrait {
  fileprivate func isSame(as other: any ContainerTrait) -> Bool {
    guard let other = other as? Self else { return false }
    return ValueComparison.of(Self.self).areEqual(self, other)
  }
}

/// Knows which types of views have container traits where they can't be read from a value: in a body, in a branch.
///
/// Where subviews are resolved, such a view is mounted, and its rows are those inside; any other that makes one row is
/// mounted only where it is shown.
@MainActor
enum HiddenTraits {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether views of a type may have traits which the chain of its modifiers does not show. Cached by type.
  static func areIn(_ type: any Any.Type) -> Bool {
    guard let chain = type as? any TraitChaining.Type else { return areAnywhere(in: type) }
    return chain.linksHideTraits
  }

  /// Whether a modifier that sets traits is in a type: in its generic parameters or in the type of its body.
  static func areAnywhere(in type: any Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let isKnown = known[id] { return isKnown }
    // The answer for types that contain themselves.
    known[id] = false
    let result: Bool
    if type is any ContainerTrait.Type {
      result = true
    } else if let parts = type as? any TraitParts.Type {
      result = parts.traitParts.contains { areAnywhere(in: $0) }
    } else if let view = type as? any View.Type {
      result = isInBody(of: view)
    } else if let modifier = type as? any ViewModifier.Type {
      result = isInBody(ofModifier: modifier)
    } else {
      result = false
    }
    known[id] = result
    return result
  }

  private static func isInBody<V: View>(of type: V.Type) -> Bool {
    V.Body.self != Never.self && areAnywhere(in: V.Body.self)
  }

  private static func isInBody<M: ViewModifier>(ofModifier type: M.Type) -> Bool {
    M.Body.self != Never.self && areAnywhere(in: M.Body.self)
  }
}

/// A link in a chain of modifiers, whose own trait can be read from its value.
@MainActor
private protocol TraitChaining {
  static var linksHideTraits: Bool { get }
}

extension ModifiedContent: TraitChaining {
  static var linksHideTraits: Bool {
    let isInModifier = !(Modifier.self is any ContainerTrait.Type) && HiddenTraits.areAnywhere(in: Modifier.self)
    return isInModifier || HiddenTraits.areIn(Content.self)
  }
}

extension IDView: TraitChaining {
  static var linksHideTraits: Bool { HiddenTraits.areIn(Content.self) }
}

/// A type of view that consists of others.
@MainActor
private protocol TraitParts {
  static var traitParts: [any Any.Type] { get }
}

extension ModifiedContent: TraitParts {
  static var traitParts: [any Any.Type] { [Content.self, Modifier.self] }
}

extension IDView: TraitParts {
  static var traitParts: [any Any.Type] { [Content.self] }
}

extension EquatableView: TraitParts {
  static var traitParts: [any Any.Type] { [Content.self] }
}

extension Group: TraitParts {
  static var traitParts: [any Any.Type] { [Content.self] }
}

extension Optional: TraitParts {
  static var traitParts: [any Any.Type] { [Wrapped.self] }
}

extension _ConditionalContent: TraitParts {
  static var traitParts: [any Any.Type] { [TrueContent.self, FalseContent.self] }
}

extension TupleView: TraitParts {
  static var traitParts: [any Any.Type] { FieldLayout.fields(of: T.self).map(\.type) }
}
