// Tests: `SymbolEffectTests`.

// The effects by which symbols come and go, or replace each other. Symbols here have one layer.

/// Appears when it becomes active, and is hidden while it is not.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
  private var isUp = true

  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.appear(isUp: isUp)) }

  /// This effect, growing.
  public var up: AppearSymbolEffect { changed { $0.isUp = true } }
  /// This effect, shrinking.
  public var down: AppearSymbolEffect { changed { $0.isUp = false } }

  /// This effect for each layer on its own.
  public var byLayer: AppearSymbolEffect { self }
  /// This effect for the symbol as a whole.
  public var wholeSymbol: AppearSymbolEffect { self }

  private func changed(_ change: (inout AppearSymbolEffect) -> Void) -> AppearSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Appears when it becomes active, and is hidden while it is not.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Disappears when it becomes active, and is hidden while it is.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
  private var isUp = false

  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.disappear(isUp: isUp)) }

  /// This effect, growing.
  public var up: DisappearSymbolEffect { changed { $0.isUp = true } }
  /// This effect, shrinking.
  public var down: DisappearSymbolEffect { changed { $0.isUp = false } }

  /// This effect for each layer on its own.
  public var byLayer: DisappearSymbolEffect { self }
  /// This effect for the symbol as a whole.
  public var wholeSymbol: DisappearSymbolEffect { self }

  private func changed(_ change: (inout DisappearSymbolEffect) -> Void) -> DisappearSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Disappears when it becomes active, and is hidden while it is.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// One symbol makes way for another: the former one shrinks, then the new one grows, unless said otherwise.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  private var replacement = SymbolReplacement.downUp

  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.replace(replacement)) }

  /// This effect, with the former symbol shrinking and the new one growing.
  public var downUp: ReplaceSymbolEffect { changed { $0.replacement = .downUp } }
  /// This effect, with both growing.
  public var upUp: ReplaceSymbolEffect { changed { $0.replacement = .upUp } }
  /// This effect, with the former symbol gone at once and the new one growing.
  public var offUp: ReplaceSymbolEffect { changed { $0.replacement = .offUp } }

  /// The former symbol shrinks, and the new one grows.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
  /// Both symbols grow.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
  /// The former symbol is gone at once, and the new one grows.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }

  /// This effect for each layer on its own.
  public var byLayer: ReplaceSymbolEffect { self }
  /// This effect for the symbol as a whole.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// This effect where parts of both symbols are alike, which they never are here: the same as `fallback`.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

  private func changed(_ change: (inout ReplaceSymbolEffect) -> Void) -> ReplaceSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }

  /// A replacement that keeps what both symbols have in common; here the same as its fallback.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    fileprivate let fallback: ReplaceSymbolEffect

    /// The effect's configuration.
    public var configuration: SymbolEffectConfiguration { fallback.configuration }
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol makes way for another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The usual movement for the place where it is used.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect,
  Hashable, Sendable
{
  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.automatic) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The usual movement for the place where it is used.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
