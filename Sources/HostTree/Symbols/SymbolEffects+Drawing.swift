// The effects by which symbols are drawn and undrawn as with a pen. Symbols here have one layer and no pen: they shrink
// away and grow.

/// A symbol that is not there while the effect is active, and is drawn when it no longer is.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.disappear(isUp: false)) }

  /// This effect for each layer, all at once.
  public var byLayer: DrawOnSymbolEffect { self }
  /// This effect for each layer, one after the other.
  public var individually: DrawOnSymbolEffect { self }
  /// This effect for the symbol as a whole.
  public var wholeSymbol: DrawOnSymbolEffect { self }
}

/// A symbol that is undrawn when the effect becomes active, and is not there while it is.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.disappear(isUp: false)) }

  /// This effect for each layer, all at once.
  public var byLayer: DrawOffSymbolEffect { self }
  /// This effect for each layer, one after the other.
  public var individually: DrawOffSymbolEffect { self }
  /// This effect for the symbol as a whole.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// This effect from the end of the strokes to their beginning.
  public var reversed: DrawOffSymbolEffect { self }
  /// This effect from the beginning of the strokes to their end.
  public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// A symbol that is not there while the effect is active, and is drawn when it no longer is.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// A symbol that is undrawn when the effect becomes active, and is not there while it is.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
