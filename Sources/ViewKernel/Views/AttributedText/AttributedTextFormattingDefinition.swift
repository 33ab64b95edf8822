public import Foundation

/// The attributes allowed for a text in an editor: constraints on the values of attributes.
///
/// ```swift
/// struct Plain: AttributedTextFormattingDefinition {
///   var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
///     ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
///   }
/// }
/// var attributes = AttributeContainer()
/// attributes.underlineStyle = Text.LineStyle(pattern: .dot)
/// Plain().constrain(&attributes)
/// print(attributes.underlineStyle == .single)
/// // Prints "true"
/// ```
///
/// Constraints are applied from the first to the last, so that later ones see what earlier ones made of the attributes.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that the definition covers. Others are shown, too: Foundation cannot list the contents of a scope
  /// here.
  associatedtype Scope: AttributeScope
  /// The type of the constraints.
  associatedtype Body: AttributedTextFormattingDefinition where Body.Scope == Scope
  /// The constraints.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
}

/// A constraint on the values of one attribute, which may depend on the values of others.
///
/// ```swift
/// struct LinksAreBlue: AttributedTextValueConstraint {
///   typealias Scope = AttributeScopes.SwiftUIAttributes
///   typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
///   func constrain(_ container: inout Attributes) {
///     container.foregroundColor = container.link == nil ? nil : .blue
///   }
/// }
/// var attributes = AttributeContainer()
/// attributes.foregroundColor = .red
/// LinksAreBlue().constrain(&attributes)
/// print(attributes.foregroundColor == nil)
/// // Prints "true"
/// ```
public protocol AttributedTextValueConstraint: AttributedTextFormattingDefinition, Hashable, Sendable {
  /// The attribute that is constrained.
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
  /// The attributes that `constrain(_:)` reads and changes.
  typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>
  /// Changes the attribute to a value that it may have. Called for each stretch of a text, often.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  /// No more constraints than this.
  public var body: AttributedTextFormatting.EmptyDefinition<Scope> { AttributedTextFormatting.EmptyDefinition() }

  fileprivate func apply(to container: inout AttributeContainer) {
    var proxy = Attributes(container: container)
    constrain(&proxy)
    container[AttributeKey.self] = proxy.container[AttributeKey.self]
  }
}

extension AttributedTextFormattingDefinition {
  /// A constraint of one attribute to some values.
  public typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

  /// Changes attributes to allowed values.
  public func constrain(_ container: inout AttributeContainer) {
    if let rule = self as? any FormattingRule {
      rule.apply(to: &container)
    } else if let rule = self as? any AttributedTextValueConstraint {
      rule.apply(to: &container)
    } else {
      body.constrain(&container)
    }
  }
}

/// A definition whose body says nothing.
protocol FormattingRule {
  func apply(to container: inout AttributeContainer)
}

/// The definition that a view has put in force.
struct FormattingInForce {
  /// Returns the text with allowed attributes.
  let format: (AttributedString) -> AttributedString

  init(_ definition: some AttributedTextFormattingDefinition) {
    format = { string in
      var result = string
      for run in string.runs {
        var attributes = run.attributes
        definition.constrain(&attributes)
        if attributes != run.attributes { result[run.range].setAttributes(attributes) }
      }
      return result
    }
  }

  /// Brings the attributes of typed text in line.
  func format(_ container: AttributeContainer) -> AttributeContainer {
    format(AttributedString("a", attributes: container)).runs.first?.attributes ?? AttributeContainer()
  }
}

private enum FormattingKey: EnvironmentKey { static var defaultValue: FormattingInForce? { nil } }

extension EnvironmentValues {
  var formattingInForce: FormattingInForce? {
    get { self[FormattingKey.self] }
    set { self[FormattingKey.self] = newValue }
  }
}

extension View {
  /// Sets which values the attributes of the texts in the editors of this view may have.
  ///
  /// An editor shows its text as the definition says, and writes it so once the user edits it. A ``Text`` shows its
  /// string unchanged.
  nonisolated public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View {
    environment(\.formattingInForce, FormattingInForce(definition))
  }

  /// Sets the scope of the attributes of texts in the editors of this view. It constrains nothing here, and ends what
  /// definitions around it say.
  nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View {
    attributedTextFormattingDefinition(AttributedTextFormatting.EmptyDefinition<S>())
  }
}
