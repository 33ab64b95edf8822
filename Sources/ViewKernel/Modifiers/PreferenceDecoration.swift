public import HostTree

/// The modifier behind `overlayPreferenceValue` and `backgroundPreferenceValue`.
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
  /// Lays a view in front of this one that is made of what this view and those inside hand up for the preference `key`.
  ///
  /// It is made in the update pass, without any state, and again when the value has changed.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, T: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View {
    modifier(PreferenceDecoration<K, T>(isBehind: false, alignment: alignment, make: transform))
  }

  /// Lays a view behind this one that is made of what this view and those inside hand up for the preference `key`.
  ///
  /// It is made in the update pass, without any state, and again when the value has changed.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, T: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View {
    modifier(PreferenceDecoration<K, T>(isBehind: true, alignment: alignment, make: transform))
  }
}
