/// A key for values that a view gives the `_VariadicView` around it; `ContainerValueKey` is the newer way.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The modifier behind `_trait(_:_:)`. It has SwiftUI's name, since printed types show it.
public struct _TraitWritingModifier<Trait: _ViewTraitKey> {
  /// The value that is set.
  public let value: Trait.Value

  /// Creates the modifier that `_trait(_:_:)` applies.
  nonisolated public init(value: Trait.Value) { self.value = value }
}

extension _TraitWritingModifier: EnclosingModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { ContainerTraitNode(self, in: builder) }
}

extension _TraitWritingModifier: ContainerTrait {
  func amend(_ values: inout ContainerValues) { values.set(value, for: ObjectIdentifier(Trait.self)) }
}

extension View {
  /// Sets a value that a `_VariadicView` reads from this view as its child.
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(_TraitWritingModifier<K>(value: value))
  }
}
