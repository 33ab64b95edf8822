/// A value that makes another view from a view, to reuse the same changes in several places.
///
/// Implement ``body(content:)``; apply it with ``View/modifier(_:)``, or better with a function in an extension of
/// `View`:
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding(12).background(Color.white)
///   }
/// }
///
/// extension View {
///   func card() -> some View { modifier(Card()) }
/// }
/// ```
///
/// ```swift
/// let host = HostingView(rootView: Text("One").card())
/// host.sizeToFit()
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostBackgroundView (0, 0, 55.67 x 44.33)
/// // ├─ HostColorView (0, 0, 55.67 x 44.33) background=white
/// // └─ HostPaddingView (0, 0, 55.67 x 44.33) insets=12
/// //    └─ HostLabel "One" (12, 12, 31.67 x 20.33)
/// ```
///
/// A modifier may have state and other dynamic properties, as a view may.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view; `Never` for the library's primitive modifiers.
  associatedtype Body: View

  /// The modified view. `content` stands for the view that the modifier was applied to.
  ///
  /// Runs again when the modifier's own properties have changed or something that it read, not when only the content
  /// has.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// The type of the placeholder for the view that the modifier was applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// Appends the nodes of a modified view. The library's primitive modifiers implement it; others keep the default
  /// implementation, which appends one node that runs ``body(content:)``.
  @MainActor @preconcurrency static func _makeNodes<C: View>(
    _ modifier: Self, around content: C, in builder: inout _NodeBuilder)

  /// Updates the nodes that ``_makeNodes(_:around:in:)`` appended with new values.
  @MainActor @preconcurrency static func _updateNodes<C: View>(
    _ modifier: Self, around content: C, in cursor: inout _NodeCursor)
}

extension ViewModifier {
  /// Appends one node that runs the body.
  public static func _makeNodes<C: View>(_ modifier: Self, around content: C, in builder: inout _NodeBuilder) {
    builder.append(ModifierNode(modifier, content, in: builder))
  }

  /// Updates the node with the new values.
  public static func _updateNodes<C: View>(_ modifier: Self, around content: C, in cursor: inout _NodeCursor) {
    cursor.update(ModifierNode<C, Self>.self) { $0.update(with: modifier, content) }
  }

  /// Returns a modifier that applies this modifier first and `modifier` around its result.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Primitive modifiers have no body: they make their nodes directly. Calling this is a programming error that traps.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body: it is resolved to nodes directly. Don't call its body.")
  }
}

/// A view with a modifier applied, or two modifiers combined. Its type shows the order in which modifiers were applied,
/// innermost first.
public struct ModifiedContent<Content, Modifier> {
  /// The view that the modifier is applied to, or the modifier that is applied first.
  public var content: Content
  /// The modifier applied to the content.
  public var modifier: Modifier

  /// Creates a value of both; the same as `content.modifier(modifier)`.
  @inlinable
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  // Inlined into the witness, which is handed its own type: a function of its own would look that up.

  /// Leaves it to the modifier.
  @inline(__always)
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    Modifier._makeNodes(view.modifier, around: view.content, in: &builder)
  }

  /// Leaves it to the modifier.
  @inline(__always)
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    Modifier._updateNodes(view.modifier, around: view.content, in: &cursor)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The content with both modifiers applied, `content` as the inner one.
  public func body(content view: _ViewModifier_Content<Self>) -> some View {
    view.modifier(content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  /// Applies a modifier to this view.
  @inlinable
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that returns its content unchanged, for example in the branch of a build configuration.
public struct EmptyModifier: Sendable {
  /// The modifier; the same as `EmptyModifier()`.
  public static let identity = EmptyModifier()
  /// Creates the modifier; the same as `.identity`.
  public init() {}
}

extension EmptyModifier: ViewModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  /// Appends the content's own nodes, without a node of the modifier's.
  public static func _makeNodes<C: View>(_ modifier: Self, around content: C, in builder: inout _NodeBuilder) {
    C._makeNodes(content, in: &builder)
  }

  /// Updates the content's own nodes.
  public static func _updateNodes<C: View>(_ modifier: Self, around content: C, in cursor: inout _NodeCursor) {
    C._updateNodes(content, in: &cursor)
  }
}

/// A ``ModifiedContent`` of any types, for tools.
protocol AnyModifiedContent {
  static var types: (content: Any.Type, modifier: Any.Type) { get }
  var anyContent: Any { get }
}

extension ModifiedContent: AnyModifiedContent {
  static var types: (content: Any.Type, modifier: Any.Type) { (Content.self, Modifier.self) }
  var anyContent: Any { content }
}
