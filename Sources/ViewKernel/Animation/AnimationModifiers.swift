/// A modifier that changes the transactions of updates on their way to what it contains.
@MainActor
protocol TransactionWriter: EnclosingModifier {
  /// Changes a transaction.
  ///
  /// - Parameters:
  ///   - transaction: The transaction as it comes from outside.
  ///   - isChanged: Whether this modifier itself has changed in the same update.
  func write(to transaction: inout Transaction, isChanged: Bool)
  /// Whether a new modifier asks for something else than `former`.
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

/// The modifier behind `animation(_:value:)`. Its name is SwiftUI's, since it shows in printed types.
public struct _AnimationModifier<Value: Equatable> {
  /// What moves; nil lets it jump.
  public var animation: Animation?
  /// Whose changes count.
  public var value: Value

  /// Makes the modifier.
  public init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }
}

extension _AnimationModifier: TransactionWriter {
  /// There is no body.
  public typealias Body = Never

  func isChanged(from former: Self) -> Bool { value != former.value }

  func write(to transaction: inout Transaction, isChanged: Bool) {
    if isChanged, !transaction.disablesAnimations { transaction.animation = animation }
  }
}

/// The modifier behind `animation(_:)`.
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

/// The modifier behind `transaction(_:)`. Its name is SwiftUI's, since it shows in printed types.
public struct _TransactionModifier {
  /// Changes a transaction.
  public var transform: (inout Transaction) -> Void

  /// Makes the modifier.
  public init(transform: @escaping (inout Transaction) -> Void) { self.transform = transform }
}

extension _TransactionModifier: TransactionWriter {
  /// There is no body.
  public typealias Body = Never

  func isChanged(from former: Self) -> Bool { false }
  func write(to transaction: inout Transaction, isChanged: Bool) { transform(&transaction) }
}

/// The modifier behind `transaction(value:_:)`.
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
  /// Animates all that changes in this view in the same update as `value`; nil lets it jump.
  ///
  /// Of two such modifiers the inner one counts.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> ModifiedContent<Self, _AnimationModifier<V>> {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Animates all that ever changes in this view. Better name the value that counts: `animation(_:value:)`.
  @available(*, deprecated, message: "Name the value whose changes are animated: animation(_:value:).")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(EveryAnimationModifier(animation: animation))
  }

  /// Changes the transaction of each update of what is inside, such as its animation.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> ModifiedContent<Self, _TransactionModifier> {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Changes the transaction of updates of what is inside in which `value` has changed.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }
}

extension View where Self: Equatable {
  /// Animates all that changes in this view in an update in which it differs from before itself.
  nonisolated public func animation(_ animation: Animation?) -> ModifiedContent<Self, _AnimationModifier<Self>> {
    modifier(_AnimationModifier(animation: animation, value: self))
  }
}
