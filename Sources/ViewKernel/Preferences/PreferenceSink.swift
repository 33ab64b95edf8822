/// Hands what views inside hand up for a preference to somebody outside of views, in the update pass: first when they
/// are there, then whenever it may have changed. It goes on to the views around as well.
struct PreferenceSink<Key: PreferenceKey> {
  let receive: @MainActor (Key.Value) -> Void

  init(_ key: Key.Type, receive: @escaping @MainActor (Key.Value) -> Void) { self.receive = receive }
}

extension PreferenceSink: ViewModifier {
  typealias Body = Never

  static func makeNodes<C: View>(_ view: ModifiedContent<C, Self>, in builder: inout NodeBuilder) {
    builder.append(PreferenceSinkNode<C, Key>(view, in: builder))
  }
}

/// The node of a modifier that hands a preference out.
final class PreferenceSinkNode<C: View, Key: PreferenceKey>: PreferenceReaderNode<C, PreferenceSink<Key>, Key> {
  override func didRead(_ value: Key.Value) { modifier.receive(value) }
}
