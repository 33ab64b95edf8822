// Tests: `SymbolModesTests`.

/// How a symbol shows its variable value. Symbols here show none, so that both modes look the same.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// Parts of the symbol are shown in another colour.
  public static let color = SymbolVariableValueMode(name: "color")
  /// Parts of the symbol are drawn or left out.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// How the colours of a symbol are filled. Symbols here are filled flat in both modes.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// With the colour itself.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// With a gradient of the colour.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

private enum SymbolVariableValueModeKey: EnvironmentKey { static var defaultValue: SymbolVariableValueMode? { nil } }
private enum SymbolColorRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolColorRenderingMode? { nil } }

extension EnvironmentValues {
  /// How symbols show their variable values; nil, the default, for the symbol's own mode.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolVariableValueModeKey.self] }
    set { self[SymbolVariableValueModeKey.self] = newValue }
  }

  /// How the colours of symbols are filled; nil, the default, for the symbol's own mode.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how the symbols in this view show their variable values; nil resets it. Only the environment changes: symbols
  /// here show no variable values.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }

  /// Sets how the colours of the symbols in this view are filled; nil resets it. Only the environment changes: symbols
  /// here are filled flat.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
}

extension Image {
  /// Sets how this symbol shows its variable value. It has no effect: symbols here show none.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }

  /// Sets how the colours of this symbol are filled. It has no effect: symbols here are filled flat.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
}

/// How the chosen option of a palette is marked: see `paletteSelectionEffect(_:)`.
public struct PaletteSelectionEffect: Equatable, Sendable {
  /// As the style does.
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect() }
  /// With another variant of its symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { PaletteSelectionEffect() }
  /// As the program does.
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect() }
}

extension View {
  /// Sets how palettes mark the chosen option. It has no effect: a palette is a segmented control here, with the chosen
  /// segment raised.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}
