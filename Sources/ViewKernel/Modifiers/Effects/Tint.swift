import HostTree

/// The modifier behind `tint` and `accentColor`.
struct TintModifier: Equatable {
  let tint: Color?
}

extension TintModifier: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) {
    // `Color.accentColor` resolves to the tint: as a tint itself, it means the ancestors'.
    values.tint = tint?.replacingAccent(with: values.tint ?? Color(.tintColor))
    values.tintStyle = nil
  }
}

/// The modifier behind `tint` with a style.
struct TintStyleModifier: Equatable {
  let style: AnyShapeStyle?
}

extension TintStyleModifier: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) {
    guard let style else { return TintModifier(tint: nil).write(to: &values) }
    if let color = style.color { return TintModifier(tint: color).write(to: &values) }
    values.tint = Color(style.paint(in: values).mainColor)
    values.tintStyle = style
  }
}

extension View {
  /// Sets the tint colour of controls in this view, which `Color.accentColor` resolves to; nil restores the default.
  nonisolated public func tint(_ tint: Color?) -> some View { modifier(TintModifier(tint: tint)) }

  /// Sets the tint of controls in this view to a style; nil restores the default.
  ///
  /// Gauges and `.tint` are drawn in the style. Whatever has one colour, such as `Color.accentColor`, takes the first
  /// colour of a gradient.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(TintStyleModifier(style: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the tint colour of controls in this view; the former spelling of `tint(_:)`.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { modifier(TintModifier(tint: accentColor)) }
}

private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum TintStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// The tint colour of interactive elements. Nil, the default, stands for `Color.accentColor`.
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The tint as a style, if it is no colour.
  var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }
}
