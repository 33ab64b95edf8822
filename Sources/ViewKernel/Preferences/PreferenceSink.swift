// Tests: `TabViewTests`, `NavigationStackTests`.

/// Passes a preference of its content to code outside of views, in the update pass: first when the content is mounted,
/// then whenever the value may have changed. Ancestors get the preference as well.
struct PreferenceSink<Key: PreferenceKey> {
  let receive: @MainActor (Key.Value) -> Void

  init(_ key: Key.Type, receive: @escaping @MainActor (Key.Value) -> Void) { self.receive = receive }
}

extension PreferenceSink: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { PreferenceSinkNode(self, in: builder) }
}

/// The node of a ``PreferenceSink``.
final class PreferenceSinkNode<Key: PreferenceKey>: PreferenceReaderNode<PreferenceSink<Key>, Key> {
  override func didRead(_ value: Key.Value) { modifier.receive(value) }
}
