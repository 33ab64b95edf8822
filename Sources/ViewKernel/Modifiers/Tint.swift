/// The modifier behind `tint` and `accentColor`.
struct TintModifier: Equatable {
  let tint: Color?
}

extension TintModifier: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) {
    // `Color.accentColor` resolves to the tint: as a tint itself, it means that of the ancestors.
    values.tint = tint?.replacingAccent(with: values.tint ?? Color(.tintColor))
  }
}

extension View {
  /// Sets the tint colour of controls in this view, which `Color.accentColor` resolves to; nil restores the default.
  nonisolated public func tint(_ tint: Color?) -> some View { modifier(TintModifier(tint: tint)) }

  /// Sets the tint colour of controls in this view; the former spelling of `tint(_:)`.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { modifier(TintModifier(tint: accentColor)) }
}

private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  /// The tint colour of interactive elements. Nil, the default, stands for `Color.accentColor`.
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}
