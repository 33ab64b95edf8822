/// Combines the representations of a ``Transferable``, in order.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// A representation that encodes values.
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder> { content }

  /// Any other representation.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// The first of several representations.
  public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
  where Content.Item == Item { content }

  /// A further one.
  public static func buildPartialBlock<Before: TransferRepresentation, Next: TransferRepresentation>(
    accumulated: Before, next: Next
  ) -> TupleTransferRepresentation<Item, (Before, Next)> where Before.Item == Item, Next.Item == Item {
    TupleTransferRepresentation(value: (accumulated, next)) { accumulated.allEntries($0) + next.allEntries($0) }
  }
}

/// Several representations, in order.
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>: PrimitiveTransferRepresentation {
  /// The representations.
  public let value: Value
  private let gather: @Sendable (Int) -> [TransferEntry<Item>]

  init(value: Value, _ gather: @escaping @Sendable (Int) -> [TransferEntry<Item>]) {
    self.value = value
    self.gather = gather
  }

  func entries(_ depth: Int) -> [TransferEntry<Item>] { gather(depth) }
}
