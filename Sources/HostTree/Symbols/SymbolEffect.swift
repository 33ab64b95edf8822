// Tests: `SymbolEffectTests`.

/// A movement of a symbol: `.bounce`, `.pulse` and the like, with the types that Apple's Symbols framework has.
///
/// Symbols here have one layer, so variants that treat layers on their own look like the others.
public protocol SymbolEffect {
  /// The effect's configuration.
  var configuration: SymbolEffectConfiguration { get }
}

/// A movement that a symbol makes once.
public protocol DiscreteSymbolEffect {}
/// A movement that goes on as long as it is wanted.
public protocol IndefiniteSymbolEffect {}
/// A movement by which a symbol comes and goes.
public protocol TransitionSymbolEffect {}
/// A movement by which one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}

/// The configuration of a symbol effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  package let motion: SymbolMotion

  init(_ motion: SymbolMotion) { self.motion = motion }

  /// How one symbol replaces another one.
  package var replacement: SymbolReplacement { if case .replace(let way) = motion { way } else { .downUp } }

  /// Whether a symbol that comes grows, and one that goes.
  package var growth: (comes: Bool, goes: Bool) {
    switch motion {
    case .appear(let isUp): (isUp, !isUp)
    case .disappear(let isUp): (!isUp, isUp)
    default: (true, false)
    }
  }
}

/// How fast a symbol effect is, and how often it runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  enum Repetition: Hashable, Sendable {
    case automatic
    /// A number of runs; nil for one after the other.
    case times(Int?, pause: Double)
    case continuous
  }

  var repetition = Repetition.automatic
  var rate = 1.0
  /// A speed that is none, which the symbol reports.
  var wrongRate: String?

  /// How fast the effect is, as a multiple of the usual speed.
  package var speed: Double { rate }

  /// A discrete effect runs once, another one without end.
  public static let `default` = SymbolEffectOptions()
  /// Runs again and again.
  public static var repeating: SymbolEffectOptions { `default`.repeating }
  /// Runs once.
  public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }
  /// Runs at a multiple of the usual speed; one that is not greater than 0 is reported, and counts as 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }
  /// Runs a number of times; nil for again and again. A negative number counts as 0.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
  /// Runs again and again in a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }

  /// These options, running again and again.
  public var repeating: SymbolEffectOptions { changed { $0.repetition = .times(nil, pause: 0) } }
  /// These options, running once.
  public var nonRepeating: SymbolEffectOptions { changed { $0.repetition = .times(1, pause: 0) } }

  /// These options at a multiple of the usual speed; one that is not greater than 0 is reported, and counts as 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    let isSound = speed > 0 && speed.isFinite
    return changed {
      $0.rate = isSound ? speed : 1
      $0.wrongRate = isSound ? nil : "\(speed)"
    }
  }

  /// These options, running a number of times; nil for again and again. A negative number counts as 0.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    changed { $0.repetition = .times(count.map { max($0, 0) }, pause: 0) }
  }

  /// These options, running again and again in a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    changed { $0.repetition = behavior.repetition }
  }

  private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }

  /// How a symbol effect runs again and again.
  public struct RepeatBehavior: Hashable, Sendable {
    let repetition: Repetition

    /// One run after the other.
    public static var periodic: RepeatBehavior { periodic() }
    /// Without a beginning and an end of each run.
    public static var continuous: RepeatBehavior { RepeatBehavior(repetition: .continuous) }

    /// One run after the other: a number of times, or nil without end, with a pause in seconds between two.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      let pause = delay ?? 0
      return RepeatBehavior(
        repetition: .times(count.map { max($0, 0) }, pause: pause > 0 && pause.isFinite ? pause : 0))
    }
  }
}
