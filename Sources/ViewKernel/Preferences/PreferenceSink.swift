/// Hands what views inside hand up for a preference to somebody outside of views, in the update pass: first when they
/// are there, then whenever it may have changed. It goes on to the views around as well.
struct PreferenceSink<Key: PreferenceKey> {
  let receive: @MainActor (Key.Value) -> Void

  init(_ key: Key.Type, receive: @escaping @MainActor (Key.Value) -> Void) { self.receive = receive }
}

extension PreferenceSink: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { PreferenceSinkNode(self, in: builder) }
}

/// The node of a modifier that hands a preference out.
final class PreferenceSinkNode<Key: PreferenceKey>: PreferenceReaderNode<PreferenceSink<Key>, Key> {
  override func didRead(_ value: Key.Value) { modifier.receive(value) }
}
