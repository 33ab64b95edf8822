/// A modifier that changes the transaction of updates on their way down to its content.
@MainActor
protocol TransactionWriter: EnclosingModifier {
  /// Changes the transaction of an update of the content.
  ///
  /// - Parameters:
  ///   - transaction: The transaction, as ancestors have changed it.
  ///   - isChanged: Whether this modifier itself was changed by the same update.
  func write(to transaction: inout Transaction, isChanged: Bool)
  /// Whether a new modifier differs from `former` in the value that it watches.
  func isChanged(from former: Self) -> Bool
}

extension TransactionWriter {
  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { TransactionNode(self, in: builder) }
}

/// The node of a modifier that changes transactions.
final class TransactionNode<Writer: TransactionWriter>: EnclosingModifierNode<Writer>, TransactionChanging {
  /// The flush in which the modifier has changed last.
  private var lastChange: Int?

  override func mount(around content: () -> Void) {
    flags.insert(.changesTransactions)
    graph.transactions.changingNodes += 1
    content()
  }

  override func update(with new: Writer, around content: () -> Void) {
    if new.isChanged(from: modifier) { lastChange = graph.transactions.flush }
    modifier = new
    var transaction = graph.transaction
    changeTransaction(&transaction)
    let isOwn = transaction.animation != graph.transaction.animation
    subviewModifierDidChange()
    graph.withTransaction(transaction, for: isOwn ? self : nil) { content() }
  }

  func changeTransaction(_ transaction: inout Transaction) {
    modifier.write(to: &transaction, isChanged: lastChange == graph.transactions.flush)
  }

  override func willUnmount() {
    graph.transactions.changingNodes -= 1
    super.willUnmount()
  }
}

extension TransactionNode: RowModifying {
  func modify<V: View>(_ row: V) -> any View { row.modifier(modifier) }
}

/// The modifier behind `animation(_:value:)`. It has SwiftUI's name, as it appears in printed types.
public struct _AnimationModifier<Value: Equatable> {
  /// The animation of changes; nil disables animation.
  public var animation: Animation?
  /// The value whose changes are animated.
  public var value: Value

  /// Creates the modifier that `animation(_:value:)` applies.
  public init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }
}

extension _AnimationModifier: TransactionWriter {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func isChanged(from former: Self) -> Bool { value != former.value }

  func write(to transaction: inout Transaction, isChanged: Bool) {
    if isChanged, !transaction.disablesAnimations { transaction.animation = animation }
  }
}

struct EveryAnimationModifier {
  let animation: Animation?
}

extension EveryAnimationModifier: TransactionWriter {
  typealias Body = Never

  func isChanged(from former: Self) -> Bool { false }

  func write(to transaction: inout Transaction, isChanged: Bool) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

/// The modifier behind `transaction(_:)`. It has SwiftUI's name, as it appears in printed types.
public struct _TransactionModifier {
  /// Changes the transaction of each update.
  public var transform: (inout Transaction) -> Void

  /// Creates the modifier that `transaction(_:)` applies.
  public init(transform: @escaping (inout Transaction) -> Void) { self.transform = transform }
}

extension _TransactionModifier: TransactionWriter {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func isChanged(from former: Self) -> Bool { false }
  func write(to transaction: inout Transaction, isChanged: Bool) { transform(&transaction) }
}

struct ValueTransactionModifier<Value: Equatable> {
  let value: Value
  let transform: (inout Transaction) -> Void
}

extension ValueTransactionModifier: TransactionWriter {
  typealias Body = Never

  func isChanged(from former: Self) -> Bool { value != former.value }
  func write(to transaction: inout Transaction, isChanged: Bool) { if isChanged { transform(&transaction) } }
}

extension View {
  /// Animates all changes in this view that happen in the same update as a change of `value`.
  ///
  /// Nil disables animation for these updates. Of nested modifiers the innermost wins. Updates with
  /// `disablesAnimations` are left as they are.
  ///
  /// ```swift
  /// Circle().scaleEffect(isLarge ? 2 : 1).animation(.bouncy, value: isLarge)
  /// ```
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Animates all changes in this view, whatever causes them. Prefer `animation(_:value:)`.
  @available(*, deprecated, message: "Name the value whose changes are animated: animation(_:value:).")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(EveryAnimationModifier(animation: animation))
  }

  /// Changes the transaction of each update of this view's subtree, such as its animation.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Changes the transaction of those updates of this view's subtree in which `value` has changed.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }
}

extension View where Self: Equatable {
  /// Animates all changes in this view in those updates in which the view itself, as a value, has changed.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(_AnimationModifier(animation: animation, value: self))
  }
}

extension ViewModifier {
  /// This modifier, with all changes that it makes animated, as by `animation(_:)` of a view: changes of the content it
  /// is applied to are not.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// This modifier, with the transaction of its own changes changed: the transaction of the content it is applied to is
  /// not.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    TransactionOfModifier(base: self, transform: transform)
  }
}
