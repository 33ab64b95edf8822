extension Binding {
  /// A binding whose writes are animated; nil as animation disables animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// A binding whose writes have a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(TransactionLocation(location, transaction))
  }
}

/// The location of another binding, written with a transaction.
final class TransactionLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let base: BindingLocation<Value>
  private let transaction: Transaction

  init(_ base: BindingLocation<Value>, _ transaction: Transaction) {
    self.base = base
    self.transaction = transaction
  }

  override var tellsOfChanges: Bool { base.tellsOfChanges }
  override func get() -> Value { base.get() }
  override func set(_ newValue: Value) { withTransaction(transaction) { base.set(newValue) } }

  override func isEqual(to other: BindingLocation<Value>) -> Bool {
    guard let other = other as? TransactionLocation<Value>,
      transaction.animation == other.transaction.animation,
      transaction.disablesAnimations == other.transaction.disablesAnimations
    else { return false }
    return base === other.base || base.isEqual(to: other.base)
  }
}
