// Tests: `TupleViewTests`, `EquatableViewTests`.

/// A node that is updated from above with values of one type.
///
/// A view's static functions make the node and hand values to it, so both know the type, and no cast can fail.
class ValueNode<Value>: ReaderNode {
  /// Takes a new value: compares it with the present one, keeps it, and updates the content.
  func update(with new: Value) {}
}
