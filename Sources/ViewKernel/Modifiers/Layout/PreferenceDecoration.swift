public import HostTree

struct PreferenceDecoration<Key: PreferenceKey, Decoration: View> {
  let isBehind: Bool
  let alignment: Alignment
  let make: (Key.Value) -> Decoration
  @Kept private var value = PreferenceValue<Key>()
}

extension PreferenceDecoration: ViewModifier {
  func body(content: Content) -> some View {
    let decoration = PreferenceContent(value: value, make: make)
    let collected = content.modifier(PreferenceCollector(value: value))
    if isBehind {
      collected.background(decoration, alignment: alignment)
    } else {
      collected.overlay(decoration, alignment: alignment)
    }
  }
}

extension View {
  /// Places a view in front of this one, made from the value that its subtree sets for the preference `key`.
  ///
  /// The overlay is built in the same update pass, without a state in between, and again when the value has changed.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, T: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View {
    modifier(PreferenceDecoration<K, T>(isBehind: false, alignment: alignment, make: transform))
  }

  /// Places a view behind this one, made from the value that this view and its subtree set for the preference `key`.
  ///
  /// The background is built in the same update pass, without a state in between, and again when the value has changed.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, T: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View {
    modifier(PreferenceDecoration<K, T>(isBehind: true, alignment: alignment, make: transform))
  }
}
