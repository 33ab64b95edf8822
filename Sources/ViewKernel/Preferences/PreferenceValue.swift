/// What the views inside hand up for a preference, for a view that is made of it.
@MainActor
final class PreferenceValue<Key: PreferenceKey> {
  private let source = Source()
  private var value: Key.Value?

  nonisolated init() {}

  /// The value, noted as read; nil until it was collected.
  var current: Key.Value? {
    source.recordRead()
    return value
  }

  /// The views inside hand up another value. Values that compare equal are the same one.
  func collect(_ new: Key.Value) {
    if let value, ValueComparison.of(Key.Value.self).areEqual(value, new) { return }
    value = new
    source.notifyReaders()
  }
}

/// Collects a preference of its content into a ``PreferenceValue``.
struct PreferenceCollector<Key: PreferenceKey> {
  let value: PreferenceValue<Key>
}

extension PreferenceCollector: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { PreferenceCollectorNode(self, in: builder) }
}

/// Reads a preference for a view that is made of it.
final class PreferenceCollectorNode<Key: PreferenceKey>: PreferenceReaderNode<PreferenceCollector<Key>, Key> {
  override func didRead(_ value: Key.Value) { modifier.value.collect(value) }
}

/// A view made of a preference; nothing until it was collected.
struct PreferenceContent<Key: PreferenceKey, Content: View>: View {
  let value: PreferenceValue<Key>
  let make: (Key.Value) -> Content

  var body: some View {
    if let value = value.current { make(value) }
  }
}
