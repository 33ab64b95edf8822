public import HostTree

private enum SymbolCuesKey: EnvironmentKey { static var defaultValue: [SymbolCue] { [] } }

extension EnvironmentValues {
  /// The effects on symbols, the outermost first.
  var symbolCues: [SymbolCue] {
    get { self[SymbolCuesKey.self] }
    set { self[SymbolCuesKey.self] = newValue }
  }
}

/// The modifier behind those that add an effect.
struct SymbolEffectWriter {
  let cue: SymbolCue
}

extension SymbolEffectWriter: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) {
    values.symbolCues.append(cue)
  }
}

/// An effect that runs each time a value changes.
struct DiscreteSymbolEffectModifier<Value: Equatable> {
  let effect: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  let value: Value
  @State private var turn = 0
}

extension DiscreteSymbolEffectModifier {
  nonisolated init(_ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions, _ value: Value) {
    self.effect = effect
    self.options = options
    self.value = value
  }
}

extension DiscreteSymbolEffectModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(SymbolEffectWriter(cue: SymbolCue(effect, options, turn: turn)))
      .onChange(of: value) { turn += 1 }
  }
}

extension View {
  /// Moves the symbols in this view by an effect as long as it is active.
  ///
  /// Effects move by the window's clock, and need no animation. The effects of views further out move the symbols as
  /// well.
  ///
  /// - Parameters:
  ///   - effect: The effect, such as `.pulse`.
  ///   - options: How fast it is, and how often it runs: without end by default.
  ///   - isActive: Whether it moves the symbols. A run that has begun goes to its end.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(SymbolEffectWriter(cue: SymbolCue(effect.configuration, options, isActive: isActive)))
  }

  /// Moves the symbols in this view by an effect each time a value changes.
  ///
  /// - Parameters:
  ///   - effect: The effect, such as `.bounce`.
  ///   - options: How fast it is, and how often it runs: once by default.
  ///   - value: The value to observe.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(DiscreteSymbolEffectModifier(effect.configuration, options, value))
  }

  /// Takes the symbol effects of views further out away from this view, or leaves them.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(SymbolEffectsRemoval(isEnabled: isEnabled))
  }
}

struct SymbolEffectsRemoval {
  let isEnabled: Bool
}

extension SymbolEffectsRemoval: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) {
    if isEnabled, !values.symbolCues.isEmpty { values.symbolCues = [] }
  }
}

/// A transition in which a symbol comes and goes by an effect.
public struct SymbolEffectTransition {
  private let isUp: Bool
  private let isGoneUp: Bool

  /// Creates the transition; the same as `.symbolEffect(_:options:)`. The options have no effect, as the update's
  /// animation says how fast it is.
  public nonisolated init<T: TransitionSymbolEffect & SymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {
    (isUp, isGoneUp) = effect.configuration.growth
  }
}

extension SymbolEffectTransition: Transition {
  /// The content, as it is in the phase `identity`, and transparent and smaller or larger otherwise.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let scale: CGFloat =
      switch phase {
      case .willAppear: isUp ? 0.5 : 1.5
      case .identity: 1
      case .didDisappear: isGoneUp ? 1.5 : 0.5
      }
    content.scaleEffect(scale).opacity(phase.isIdentity ? 1 : 0)
  }

  /// No motion: people who reduce motion may keep it.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == SymbolEffectTransition {
  /// A symbol comes and goes in the usual way for symbols.
  nonisolated public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }
  /// A symbol comes and goes by an effect.
  nonisolated public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension AnyTransition {
  /// A symbol comes and goes in the usual way for symbols.
  public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }
  /// A symbol comes and goes by an effect.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    AnyTransition(SymbolEffectTransition(effect: effect, options: options))
  }
}
