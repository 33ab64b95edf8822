/// One of two views: what `if`-`else` and `switch` make. The two branches are two identities, even where their types are
/// the same. Its name is SwiftUI's, since it shows in printed types.
public struct _ConditionalContent<TrueContent, FalseContent> {
  @usableFromInline let storage: ConditionalStorage<TrueContent, FalseContent>

  @inlinable init(storage: ConditionalStorage<TrueContent, FalseContent>) { self.storage = storage }
}

/// One of two values.
///
/// It is for values that can't be copied, too, because code that does not know whether they can does not copy them: see
/// ``visit(_:_:)``.
@usableFromInline enum ConditionalStorage<TrueContent: ~Copyable, FalseContent: ~Copyable>: ~Copyable {
  case trueContent(TrueContent)
  case falseContent(FalseContent)
}

extension ConditionalStorage: Copyable where TrueContent: Copyable, FalseContent: Copyable {}

extension ConditionalStorage where TrueContent: ~Copyable, FalseContent: ~Copyable {
  /// Calls one of two functions with the value in its place.
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
  /// There is no body.
  public typealias Body = Never

  /// Appends one node, in which the branches take each other's place.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    let node = ConditionalNode<ConditionalStorage<TrueContent, FalseContent>>(in: builder)
    builder.append(node)
    ConditionalStorage.mount(view.storage, in: node)
  }

  /// Hands the new value to the one node.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    cursor.change(view.storage)
  }
}

/// One of two views, as their node knows them.
///
/// A function of the type itself tells the two apart, as it need not look up what the type is made of: 340 instructions
/// each time, in the node.
@MainActor
protocol ViewChoice {
  /// Mounts the one that there is.
  static func mount(_ choice: Self, in node: ConditionalNode<Self>)
  /// Hands on the one that there is.
  static func update(_ choice: Self, in node: ConditionalNode<Self>)
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
}

/// The node of a choice between two views: the branch in force is inside.
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

/// An optional view: what `if` without `else` makes.
extension Optional: View where Wrapped: View {
  /// There is no body.
  public typealias Body = Never

  /// Appends one node, in which the view comes and goes.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    let node = OptionalNode<Wrapped>(in: builder)
    builder.append(node)
    view.visit { node.mount($0) }
  }

  /// Hands the new value to the one node.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) { cursor.change(view) }
}

/// The node of an optional view: the view is inside while there is one.
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
