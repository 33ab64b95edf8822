public import Foundation

/// The parts of definitions of the attributes that a text may have: see ``AttributedTextFormattingDefinition``.
public enum AttributedTextFormatting {
  /// The attributes of a stretch of text, of which a constraint reads all and changes one.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Scope: AttributeScope, AttributeKey: AttributedStringKey>
  where AttributeKey.Value: Sendable {
    var container: AttributeContainer

    /// The value of an attribute; nil if the stretch does not have it.
    public subscript<K: AttributedStringKey>(_ key: K.Type) -> K.Value? where K.Value: Sendable { container[key] }

    /// The value of the attribute that is constrained; nil for none.
    public subscript(_ key: AttributeKey.Type) -> AttributeKey.Value? {
      get { container[key] }
      set { container[key] = newValue }
    }

    /// The value of an attribute by its name; nil if the stretch does not have it.
    public subscript<K: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> K.Value? where K.Value: Sendable { container[K.self] }

    /// The value of the attribute that is constrained, by its name; nil for none.
    public subscript(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, AttributeKey>
    ) -> AttributeKey.Value? {
      get { container[AttributeKey.self] }
      set { container[AttributeKey.self] = newValue }
    }
  }

  /// A definition without constraints: the attributes of a scope with any values.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition, FormattingRule, Sendable {
    /// Creates the definition.
    public init() {}
    /// Itself.
    public var body: EmptyDefinition<Scope> { self }
    func apply(to container: inout AttributeContainer) {}
  }

  /// A definition of any type.
  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition, FormattingRule {
    private let content: any AttributedTextFormattingDefinition<Scope>
    /// Hides the type of a definition.
    public init(_ definition: some AttributedTextFormattingDefinition<Scope>) { content = definition }
    /// No more constraints than the definition's.
    public var body: EmptyDefinition<Scope> { EmptyDefinition() }
    func apply(to container: inout AttributeContainer) { content.constrain(&container) }
  }

  /// Several definitions, one after the other. A builder makes it.
  public struct TupleDefinition<Scope: AttributeScope, each Content: AttributedTextFormattingDefinition>:
    AttributedTextFormattingDefinition, FormattingRule
  {
    let content: (repeat each Content)
    /// No more constraints than the definitions'.
    public var body: EmptyDefinition<Scope> { EmptyDefinition() }
    func apply(to container: inout AttributeContainer) { repeat (each content).constrain(&container) }
  }

  /// A constraint of one attribute to some values.
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
    AttributedTextFormattingDefinition, FormattingRule
  where AttributeKey.Value: Sendable {
    private let values: Set<AttributeKey.Value?>
    private let defaultValue: AttributeKey.Value?

    /// Allows an attribute of the scope some values, nil for none; others become the default.
    public init(
      for attribute: KeyPath<Scope, AttributeKey>, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      self.init(for: AttributeKey.self, values: allowedValues, default: defaultValue)
    }

    /// Allows an attribute some values, nil for none; others become the default.
    public init(
      for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      values = allowedValues
      self.defaultValue = defaultValue
    }

    /// No more constraints than this.
    public var body: EmptyDefinition<Scope> { EmptyDefinition() }

    func apply(to container: inout AttributeContainer) {
      if !values.contains(container[AttributeKey.self]) { container[AttributeKey.self] = defaultValue }
    }
  }

  /// Makes one definition of those in a body.
  @resultBuilder
  public enum DefinitionBuilder<Scope: AttributeScope> {
    /// Takes a definition of the same scope.
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }
    /// A body without constraints.
    public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }
    /// A body of one definition.
    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D where D.Scope == Scope {
      definition
    }
    /// A body of several definitions.
    public static func buildBlock<each D: AttributedTextFormattingDefinition>(
      _ definitions: repeat each D
    ) -> TupleDefinition<Scope, repeat each D> {
      TupleDefinition(content: (repeat each definitions))
    }
  }
}
