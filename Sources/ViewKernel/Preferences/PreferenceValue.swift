// Tests: `PreferenceDecorationTests`.

/// Storage behind `overlayPreferenceValue` and `backgroundPreferenceValue`: the value of a preference, for a view that
/// is made from it. A `PreferenceDecoration` owns one.
///
/// ``PreferenceCollector``, around the content, writes it when the content's values were read; ``PreferenceContent``,
/// in the overlay or background, reads it, and is invalidated by it in the same update pass.
@MainActor
final class PreferenceValue<Key: PreferenceKey> {
  private let source = Source()
  private var value: Key.Value?

  nonisolated init() {}

  /// The value, recorded as a dependency of the code that reads it; nil until it was collected.
  var current: Key.Value? {
    source.recordRead()
    return value
  }

  /// Whether there is a value.
  var isCollected: Bool { value != nil }

  /// Sets a new value, and invalidates the readers if it compares as different.
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

/// The node of a ``PreferenceCollector``.
final class PreferenceCollectorNode<Key: PreferenceKey>: PreferenceReaderNode<PreferenceCollector<Key>, Key> {
  override func didRead(_ value: Key.Value) {
    if modifier.value.isCollected { return modifier.value.collect(value) }
    // The first value is one with all contributions, as in SwiftUI, which asks for them as they are needed: also of
    // views that are made of other views, and of the content of geometry readers, which comes with the layout.
    guard graph.isQuiet else { return readLater() }
    guard graph.awaitsLayout else { return modifier.value.collect(value) }
    graph.owner.enqueueAfterLayout { [weak self] in
      self?.graph.awaitsLayout = false
      self?.readLater()
    }
  }
}

/// A view that is made from the value of a preference; empty until the value was collected.
struct PreferenceContent<Key: PreferenceKey, Content: View>: View {
  let value: PreferenceValue<Key>
  let make: (Key.Value) -> Content

  var body: some View {
    if let value = value.current { make(value) }
  }
}
