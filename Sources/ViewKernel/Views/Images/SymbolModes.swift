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
