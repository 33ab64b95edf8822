// Tests: `SymbolEffectTests`.

import Foundation

// The symbol effects. Their variants `byLayer` and `wholeSymbol` look alike, as symbols here have one layer.

/// A short jump in size, up unless said otherwise.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var isUp = true

  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.bounce(isUp: isUp)) }

  /// This effect, upwards: larger first.
  public var up: BounceSymbolEffect { changed { $0.isUp = true } }
  /// This effect, downwards: smaller first.
  public var down: BounceSymbolEffect { changed { $0.isUp = false } }

  /// This effect for each layer on its own.
  public var byLayer: BounceSymbolEffect { self }
  /// This effect for the symbol as a whole.
  public var wholeSymbol: BounceSymbolEffect { self }

  private func changed(_ change: (inout BounceSymbolEffect) -> Void) -> BounceSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A short jump in size, up unless said otherwise.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An opacity that falls and rises.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.pulse) }

  /// This effect for each layer on its own.
  public var byLayer: PulseSymbolEffect { self }
  /// This effect for the symbol as a whole.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An opacity that falls and rises.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An opacity that rises layer by layer; symbols here have one layer, whose opacity rises as a whole.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  private var isIterative = true
  private var isReversing = false
  private var hides = false

  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.variableColor(isIterative: isIterative, isReversing: isReversing, hides: hides))
  }

  /// This effect, with each layer lit for a moment.
  public var iterative: VariableColorSymbolEffect { changed { $0.isIterative = true } }
  /// This effect, with layers that stay lit.
  public var cumulative: VariableColorSymbolEffect { changed { $0.isIterative = false } }
  /// This effect, back as well.
  public var reversing: VariableColorSymbolEffect { changed { $0.isReversing = true } }
  /// This effect, in one direction.
  public var nonReversing: VariableColorSymbolEffect { changed { $0.isReversing = false } }
  /// This effect, with inactive layers that are dim.
  public var dimInactiveLayers: VariableColorSymbolEffect { changed { $0.hides = false } }
  /// This effect, with inactive layers that are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { changed { $0.hides = true } }

  /// This effect for each layer on its own.
  public var byLayer: VariableColorSymbolEffect { self }
  /// This effect for the symbol as a whole.
  public var wholeSymbol: VariableColorSymbolEffect { self }

  private func changed(_ change: (inout VariableColorSymbolEffect) -> Void) -> VariableColorSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An opacity that rises layer by layer; symbols here have one layer, whose opacity rises as a whole.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Another size, as long as it is active; larger unless said otherwise.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var isUp = true

  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.scale(isUp: isUp)) }

  /// This effect, larger.
  public var up: ScaleSymbolEffect { changed { $0.isUp = true } }
  /// This effect, smaller.
  public var down: ScaleSymbolEffect { changed { $0.isUp = false } }

  /// This effect for each layer on its own.
  public var byLayer: ScaleSymbolEffect { self }
  /// This effect for the symbol as a whole.
  public var wholeSymbol: ScaleSymbolEffect { self }

  private func changed(_ change: (inout ScaleSymbolEffect) -> Void) -> ScaleSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Another size, as long as it is active; larger unless said otherwise.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A short swing to both sides: a turn unless said otherwise.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var way = SymbolMotion.Way.turn(12)

  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.wiggle(way)) }

  /// This effect, to the left first.
  public var left: WiggleSymbolEffect { changed { $0.way = .move(x: -1, y: 0) } }
  /// This effect, to the right first.
  public var right: WiggleSymbolEffect { changed { $0.way = .move(x: 1, y: 0) } }
  /// This effect, upwards first.
  public var up: WiggleSymbolEffect { changed { $0.way = .move(x: 0, y: -1) } }
  /// This effect, downwards first.
  public var down: WiggleSymbolEffect { changed { $0.way = .move(x: 0, y: 1) } }
  /// This effect, in the reading direction first.
  public var forward: WiggleSymbolEffect { changed { $0.way = .move(x: 1, y: 0) } }
  /// This effect, against the reading direction first.
  public var backward: WiggleSymbolEffect { changed { $0.way = .move(x: -1, y: 0) } }
  /// This effect, clockwise first.
  public var clockwise: WiggleSymbolEffect { changed { $0.way = .turn(12) } }
  /// This effect, counterclockwise first.
  public var counterClockwise: WiggleSymbolEffect { changed { $0.way = .turn(-12) } }

  /// This effect along an axis at an angle, which counts clockwise from the right.
  public func custom(angle: Angle) -> WiggleSymbolEffect {
    let degrees = angle.degrees.isFinite ? angle.degrees : 0
    return changed { $0.way = .move(x: cos(degrees * .pi / 180), y: sin(degrees * .pi / 180)) }
  }

  /// This effect along an axis at an angle in degrees, which counts clockwise from the right.
  public func custom(angle: Double) -> WiggleSymbolEffect { custom(angle: .degrees(angle)) }

  /// This effect for each layer on its own.
  public var byLayer: WiggleSymbolEffect { self }
  /// This effect for the symbol as a whole.
  public var wholeSymbol: WiggleSymbolEffect { self }

  private func changed(_ change: (inout WiggleSymbolEffect) -> Void) -> WiggleSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A short swing to both sides: a turn unless said otherwise.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A full turn, clockwise unless said otherwise.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var isClockwise = true

  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.rotate(isClockwise: isClockwise)) }

  /// This effect, clockwise.
  public var clockwise: RotateSymbolEffect { changed { $0.isClockwise = true } }
  /// This effect, counterclockwise.
  public var counterClockwise: RotateSymbolEffect { changed { $0.isClockwise = false } }

  /// This effect for each layer on its own.
  public var byLayer: RotateSymbolEffect { self }
  /// This effect for the symbol as a whole.
  public var wholeSymbol: RotateSymbolEffect { self }

  private func changed(_ change: (inout RotateSymbolEffect) -> Void) -> RotateSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A full turn, clockwise unless said otherwise.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A size that rises and falls slowly; its opacity as well unless said otherwise.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var pulses = true

  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.breathe(pulses: pulses)) }

  /// This effect, in size only.
  public var plain: BreatheSymbolEffect { changed { $0.pulses = false } }
  /// This effect, in size and opacity.
  public var pulse: BreatheSymbolEffect { changed { $0.pulses = true } }

  /// This effect for each layer on its own.
  public var byLayer: BreatheSymbolEffect { self }
  /// This effect for the symbol as a whole.
  public var wholeSymbol: BreatheSymbolEffect { self }

  private func changed(_ change: (inout BreatheSymbolEffect) -> Void) -> BreatheSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A size that rises and falls slowly; its opacity as well unless said otherwise.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
