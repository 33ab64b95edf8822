/// A node that stands for a value of a type, and takes the next one.
///
/// A view's static functions make the node and hand values to it, so both know the type, and nothing is cast that could
/// be something else.
class ValueNode<Value>: ReaderNode {
  /// Takes a new value: compares, keeps it, and hands what is inside on.
  func update(with new: Value) {}
}
