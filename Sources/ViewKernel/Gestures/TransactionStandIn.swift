/// Stands in for the real one.
public struct Transaction {
  /// Makes one.
  public init() {}
}
func withTransaction<R>(_ transaction: Transaction, _ body: () throws -> R) rethrows -> R { try body() }
