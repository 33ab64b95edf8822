/// A way to make another view from a view.
///
/// Implement ``body(content:)``; put it to use with ``View/modifier(_:)``, or better with a function of your own in an
/// extension of `View`.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that the modifier makes; `Never` for the library's own modifiers.
  associatedtype Body: View

  /// The view that the modifier makes from `content`, which stands for the view that it was applied to.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// The view that a modifier was applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// Appends the nodes of a modified view. The library's own modifiers implement it; others keep the standard
  /// implementation, which makes one node that runs ``body(content:)``.
  @MainActor @preconcurrency static func _makeNodes<C: View>(
    _ modifier: Self, around content: C, in builder: inout _NodeBuilder)

  /// Hands new values to the nodes that ``_makeNodes(_:around:in:)`` appended.
  @MainActor @preconcurrency static func _updateNodes<C: View>(
    _ modifier: Self, around content: C, in cursor: inout _NodeCursor)
}

extension ViewModifier {
  /// Appends one node that runs the body.
  public static func _makeNodes<C: View>(_ modifier: Self, around content: C, in builder: inout _NodeBuilder) {
    builder.append(ModifierNode(modifier, content, in: builder))
  }

  /// Hands the new values to the one node.
  public static func _updateNodes<C: View>(_ modifier: Self, around content: C, in cursor: inout _NodeCursor) {
    cursor.update(ModifierNode<C, Self>.self) { $0.update(with: modifier, content) }
  }

  /// Puts another modifier behind this one.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Modifiers without a body are resolved directly; nothing calls this.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body: it is resolved to nodes directly. Don't call its body.")
  }
}

/// A view with a modifier. Its type shows the order in which modifiers were applied, innermost first.
public struct ModifiedContent<Content, Modifier> {
  /// The view that the modifier is applied to.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies `modifier` to `content`.
  @inlinable
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// There is no body: the modifier decides what becomes of the content.
  public typealias Body = Never

  /// Leaves it to the modifier.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    Modifier._makeNodes(view.modifier, around: view.content, in: &builder)
  }

  /// Leaves it to the modifier.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    Modifier._updateNodes(view.modifier, around: view.content, in: &cursor)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The content with both modifiers.
  public func body(content view: _ViewModifier_Content<Self>) -> some View {
    view.modifier(content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  /// This view with `modifier` applied.
  @inlinable
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  /// The one value.
  public static let identity = EmptyModifier()
  /// Makes the modifier.
  public init() {}
}

extension EmptyModifier: ViewModifier {
  /// There is no body.
  public typealias Body = Never

  /// Appends the content's own nodes.
  public static func _makeNodes<C: View>(_ modifier: Self, around content: C, in builder: inout _NodeBuilder) {
    C._makeNodes(content, in: &builder)
  }

  /// Hands the new value to the content's own nodes.
  public static func _updateNodes<C: View>(_ modifier: Self, around content: C, in cursor: inout _NodeCursor) {
    C._updateNodes(content, in: &cursor)
  }
}
