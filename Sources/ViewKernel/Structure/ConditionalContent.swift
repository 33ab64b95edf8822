/// One of two views: the result of `if`-`else` and `switch` in a view builder.
///
/// The two branches are two identities, even if their types are the same. It has SwiftUI's name, since printed types
/// show it.
public struct _ConditionalContent<TrueContent, FalseContent> {
  @usableFromInline let storage: ConditionalStorage<TrueContent, FalseContent>

  @inlinable init(storage: ConditionalStorage<TrueContent, FalseContent>) { self.storage = storage }
}

/// One of two values.
///
/// Supports noncopyable values, because code that does not know whether they can be copied does not copy them: see
/// ``visit(_:_:)``.
@usableFromInline enum ConditionalStorage<TrueContent: ~Copyable, FalseContent: ~Copyable>: ~Copyable {
  case trueContent(TrueContent)
  case falseContent(FalseContent)
}

extension ConditionalStorage: Copyable where TrueContent: Copyable, FalseContent: Copyable {}

extension ConditionalStorage where TrueContent: ~Copyable, FalseContent: ~Copyable {
  /// Calls one of two functions with the value in place, without a copy.
  @inline(__always)
  borrowing func visit(
    _ whenTrue: (borrowing TrueContent) -> Void, _ whenFalse: (borrowing FalseContent) -> Void
  ) {
    switch self {
    case .trueContent(let content): whenTrue(content)
    case .falseContent(let content): whenFalse(content)
    }
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  /// Appends one node, which replaces its content when the branch changes.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    let node = ConditionalNode<ConditionalStorage<TrueContent, FalseContent>>(in: builder)
    builder.append(node)
    ConditionalStorage.mount(view.storage, in: node)
  }

  /// Updates the node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    cursor.change(view.storage)
  }
}

/// One of two views, as seen by their node.
///
/// Static functions of the type itself distinguish the two: in the node, looking up what the type is made of would take
/// 340 instructions each time.
@MainActor
protocol ViewChoice {
  /// Mounts the view of the branch.
  static func mount(_ choice: Self, in node: ConditionalNode<Self>)
  /// Updates the node with the view of the branch.
  static func update(_ choice: Self, in node: ConditionalNode<Self>)
  /// The types of the two views, and of the choice.
  static var types: (whenTrue: Any.Type, whenFalse: Any.Type, choice: Any.Type) { get }
}

/// A node whose view is one of several, or none, for tools which say what is not shown.
@MainActor
protocol ConditionalBranch {
  /// The type of the view that would be shown otherwise; nil if there is none.
  var absentType: Any.Type? { get }
  /// The type of the choice, as a body has it.
  var type: Any.Type { get }
}

extension ConditionalStorage: ViewChoice where TrueContent: View, FalseContent: View {
  @inline(__always)
  static func mount(_ choice: Self, in node: ConditionalNode<Self>) {
    choice.visit({ node.mount($0, isTrue: true) }, { node.mount($0, isTrue: false) })
  }

  @inline(__always)
  static func update(_ choice: Self, in node: ConditionalNode<Self>) {
    choice.visit({ node.take($0, isTrue: true) }, { node.take($0, isTrue: false) })
  }

  static var types: (whenTrue: Any.Type, whenFalse: Any.Type, choice: Any.Type) {
    (TrueContent.self, FalseContent.self, _ConditionalContent<TrueContent, FalseContent>.self)
  }
}

/// The node of a choice between two views. Its content is the current branch; the other is not mounted.
final class ConditionalNode<Branches: ViewChoice>: ChangingNode<Branches> {
  private var isTrue = false

  override func update(with new: Branches) { Branches.update(new, in: self) }

  func mount<V: View>(_ content: V, isTrue: Bool) {
    self.isTrue = isTrue
    mountChildren(content)
  }

  func take<V: View>(_ content: V, isTrue: Bool) {
    guard isTrue != self.isTrue else { return updateChildren(content) }
    self.isTrue = isTrue
    exchangeContent(!isTrue, for: content, isTrue)
  }
}

/// An optional view: the result of `if` without `else` in a view builder.
extension Optional: View where Wrapped: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  /// Appends one node, which mounts the view while there is one.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    let node = OptionalNode<Wrapped>(in: builder)
    builder.append(node)
    view.visit { node.mount($0) }
  }

  /// Updates the node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) { cursor.change(view) }
}

/// The node of an optional view. The view is mounted while there is one.
final class OptionalNode<Wrapped: View>: ChangingNode<Wrapped?> {
  private var isThere = false

  func mount(_ content: Wrapped) {
    isThere = true
    mountChildren(content)
  }

  override func update(with new: Wrapped?) {
    let wasThere = isThere
    isThere = new != nil
    if isThere {
      new.visit { wasThere ? updateChildren($0) : exchangeContent(false, for: $0, true) }
    } else if wasThere {
      exchangeContent(true, for: EmptyView(), false)
    }
  }
}

extension ConditionalNode: ConditionalBranch {
  var type: Any.Type { Branches.types.choice }
  var absentType: Any.Type? { isTrue ? Branches.types.whenFalse : Branches.types.whenTrue }
}

extension OptionalNode: ConditionalBranch {
  var type: Any.Type { Wrapped?.self }
  var absentType: Any.Type? { isThere ? nil : Wrapped.self }
}
