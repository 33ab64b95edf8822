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
struct PreferenceCollector<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let value: PreferenceValue<Key>

  static func makeNodes<C: View>(_ view: ModifiedContent<C, Self>, in builder: inout NodeBuilder) {
    builder.append(PreferenceCollectorNode<C, Key>(view, in: builder))
  }
}

/// Reads a preference for a view that is made of it.
final class PreferenceCollectorNode<C: View, Key: PreferenceKey>:
  ValueNode<ModifiedContent<C, PreferenceCollector<Key>>>, PreferenceReading
{
  private var view: ModifiedContent<C, PreferenceCollector<Key>>
  private var isWaiting = false

  init(_ view: ModifiedContent<C, PreferenceCollector<Key>>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func mount() {
    mountChildren(view.content)
    readLater()
  }

  override func update(with new: ModifiedContent<C, PreferenceCollector<Key>>) {
    view = new
    updateChildren(view.content)
  }

  override func preferenceDidChange(_ key: ObjectIdentifier?) {
    if key == nil || key == ObjectIdentifier(Key.self) { readLater() }
    super.preferenceDidChange(key)
  }

  private func readLater() {
    guard !isWaiting else { return }
    isWaiting = true
    graph.readPreferenceLater(self)
  }

  func readPreference() {
    isWaiting = false
    guard !flags.contains(.isUnmounted) else { return }
    var accumulator = PreferenceAccumulator<Key>()
    collectPreference(into: &accumulator)
    view.modifier.value.collect(accumulator.value ?? Key.defaultValue)
  }
}

/// A view made of a preference; nothing until it was collected.
struct PreferenceContent<Key: PreferenceKey, Content: View>: View {
  let value: PreferenceValue<Key>
  let make: (Key.Value) -> Content

  var body: some View {
    if let value = value.current { make(value) }
  }
}
