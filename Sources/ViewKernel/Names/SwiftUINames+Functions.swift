extension SwiftUI {
  /// ``ViewKernel/withAnimation(_:_:)``.
  public static func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
  ) rethrows -> Result { try ViewKernel.withAnimation(animation, body) }

  /// ``ViewKernel/withAnimation(_:completionCriteria:_:completion:)``.
  public static func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
  ) rethrows -> Result {
    try ViewKernel.withAnimation(animation, completionCriteria: completionCriteria, body, completion: completion)
  }

  /// ``ViewKernel/withTransaction(_:_:)``.
  public static func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result { try ViewKernel.withTransaction(transaction, body) }

  /// ``ViewKernel/withTransaction(_:_:_:)``.
  public static func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
  ) rethrows -> R { try ViewKernel.withTransaction(keyPath, value, body) }
}
