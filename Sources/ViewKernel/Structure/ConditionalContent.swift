/// One of two views: what `if`-`else` and `switch` make. The two branches are two identities, even where their types are
/// the same. Its name is SwiftUI's, since it shows in printed types.
public struct _ConditionalContent<TrueContent, FalseContent> {
  @usableFromInline enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  @usableFromInline let storage: Storage

  @inlinable init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// There is no body.
  public typealias Body = Never

  /// Appends one node, in which the branches take each other's place.
  public static func makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    builder.append(ConditionalNode<TrueContent, FalseContent>(view, in: builder))
  }

  /// Hands the new value to the one node.
  public static func updateNodes(_ view: Self, in cursor: inout NodeCursor) {
    cursor.update(view)
  }
}

/// The node of a choice between two views: the branch in force is inside.
final class ConditionalNode<TrueContent: View, FalseContent: View>:
  ChangingNode<_ConditionalContent<TrueContent, FalseContent>>
{
  /// Only until it is mounted; after that, the nodes inside know their values.
  private var initial: _ConditionalContent<TrueContent, FalseContent>?
  private var isTrue = false

  init(_ view: _ConditionalContent<TrueContent, FalseContent>, in builder: NodeBuilder) {
    initial = view
    super.init(in: builder)
  }

  override func mount() {
    guard let view = initial else { return }
    initial = nil
    switch view.storage {
    case .trueContent(let content):
      isTrue = true
      mountChildren(content)
    case .falseContent(let content): mountChildren(content)
    }
  }

  override func update(with new: _ConditionalContent<TrueContent, FalseContent>) {
    switch new.storage {
    case .trueContent(let content): take(content, whenTrue: true)
    case .falseContent(let content): take(content, whenTrue: false)
    }
  }

  private func take<V: View>(_ content: V, whenTrue: Bool) {
    guard whenTrue != isTrue else { return updateChildren(content) }
    isTrue = whenTrue
    exchangeContent(!whenTrue, for: content, whenTrue)
  }
}

/// An optional view: what `if` without `else` makes.
extension Optional: View where Wrapped: View {
  /// There is no body.
  public typealias Body = Never

  /// Appends one node, in which the view comes and goes.
  public static func makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    builder.append(OptionalNode<Wrapped>(view, in: builder))
  }

  /// Hands the new value to the one node.
  public static func updateNodes(_ view: Self, in cursor: inout NodeCursor) {
    cursor.update(view)
  }
}

/// The node of an optional view: the view is inside while there is one.
final class OptionalNode<Wrapped: View>: ChangingNode<Wrapped?> {
  private var initial: Wrapped?
  private var isThere = false

  init(_ view: Wrapped?, in builder: NodeBuilder) {
    initial = view
    super.init(in: builder)
  }

  override func mount() {
    guard let view = initial else { return }
    initial = nil
    isThere = true
    mountChildren(view)
  }

  override func update(with new: Wrapped?) {
    guard let new else {
      guard isThere else { return }
      isThere = false
      return exchangeContent(true, for: EmptyView(), false)
    }
    if isThere { return updateChildren(new) }
    isThere = true
    exchangeContent(false, for: new, true)
  }
}
