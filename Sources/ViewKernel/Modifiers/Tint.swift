/// The modifier behind `tint` and `accentColor`: what a user can act on takes the colour.
struct TintModifier: Equatable {
  let tint: Color?
}

extension TintModifier: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) {
    // The accent colour is the tint: said of the tint, it means the one further out.
    values.tint = tint?.replacingAccent(with: values.tint ?? Color(.tintColor))
  }
}

extension View {
  /// Sets the colour of what a user can act on in this view, and with it `Color.accentColor`; nil takes the usual one.
  nonisolated public func tint(_ tint: Color?) -> some View { modifier(TintModifier(tint: tint)) }

  /// Sets the colour of what a user can act on in this view, and with it `Color.accentColor`; nil takes the usual one.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { modifier(TintModifier(tint: accentColor)) }
}
