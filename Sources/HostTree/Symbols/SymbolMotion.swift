// Tests: `SymbolEffectTests`.

import Foundation

/// How a symbol makes way for another one: which way the former one goes and the new one comes.
package enum SymbolReplacement: Hashable, Sendable {
  case downUp, upUp, offUp
}

/// The movement of a symbol as transforms and opacity.
package enum SymbolMotion: Hashable, Sendable {
  /// A direction to wiggle in.
  package enum Way: Hashable, Sendable {
    case turn(Double)
    case move(x: Double, y: Double)
  }

  case bounce(isUp: Bool)
  case pulse
  case variableColor(isIterative: Bool, isReversing: Bool, hides: Bool)
  case wiggle(Way)
  case rotate(isClockwise: Bool)
  case breathe(pulses: Bool)
  case scale(isUp: Bool)
  case appear(isUp: Bool)
  case disappear(isUp: Bool)
  case replace(SymbolReplacement)
  case automatic

  /// How a symbol looks.
  struct Look: Equatable {
    var scale = 1.0
    /// The rotation in degrees, clockwise.
    var turn = 0.0
    /// The displacement, in fractions of the size.
    var x = 0.0, y = 0.0
    var opacity = 1.0

    var isUsual: Bool { self == Look() }

    mutating func combine(_ other: Look) {
      scale *= other.scale
      turn += other.turn
      x += other.x
      y += other.y
      opacity *= other.opacity
    }
  }

  /// The duration of one run, in seconds.
  var period: Double {
    switch self {
    case .bounce: 0.6
    case .pulse, .rotate: 1
    case .variableColor: 1.2
    case .wiggle: 0.7
    case .breathe: 2
    case .scale, .appear, .disappear, .replace, .automatic: 0.3
    }
  }

  /// Whether the symbol keeps its look as long as the effect is active, rather than moving all the time.
  var isHeld: Bool {
    switch self {
    case .scale, .appear, .disappear: true
    default: false
    }
  }

  /// The look at a part of a run, from 0 to 1. One that is held is at 0 when inactive, and at 1 when active.
  func look(at part: Double, isContinuous: Bool = false) -> Look {
    var look = Look()
    let wave = (1 - cos(2 * .pi * part)) / 2
    switch self {
    case .bounce(let isUp): look.scale = 1 + (isUp ? 0.25 : -0.25) * sin(2 * .pi * part) * (1 - part)
    case .pulse: look.opacity = 1 - 0.7 * wave
    case .breathe(let pulses):
      look.scale = 1 + 0.12 * wave
      if pulses { look.opacity = 1 - 0.4 * wave }
    case .variableColor(let isIterative, let isReversing, let hides):
      let low = hides ? 0 : 0.3
      let lit = isIterative || isReversing ? wave : part
      // Where it is at rest all of it is lit.
      look.opacity = part == 0 ? 1 : low + (1 - low) * lit
    case .wiggle(let way):
      let swing = sin(4 * .pi * part) * (1 - part)
      switch way {
      case .turn(let degrees): look.turn = degrees * swing
      case .move(let x, let y): (look.x, look.y) = (x * 0.15 * swing, y * 0.15 * swing)
      }
    case .rotate(let isClockwise):
      let turned = isContinuous ? part : part * part * (3 - 2 * part)
      look.turn = (isClockwise ? 360 : -360) * turned
    case .scale(let isUp): look.scale = 1 + (isUp ? 0.15 : -0.15) * part
    case .appear(let isUp):
      look.opacity = part
      look.scale = (isUp ? 0.5 : 1.5) + (isUp ? 0.5 : -0.5) * part
    case .disappear(let isUp):
      look.opacity = 1 - part
      look.scale = 1 + (isUp ? 0.5 : -0.5) * part
    case .replace, .automatic: break
    }
    return look
  }

  /// The name in printed trees.
  var name: String {
    switch self {
    case .bounce: "bounce"
    case .pulse: "pulse"
    case .variableColor: "variableColor"
    case .wiggle: "wiggle"
    case .rotate: "rotate"
    case .breathe: "breathe"
    case .scale: "scale"
    case .appear: "appear"
    case .disappear: "disappear"
    case .replace: "replace"
    case .automatic: "automatic"
    }
  }
}

/// A request to a symbol: an effect as long as it is active, or once each time a number changes.
package struct SymbolCue: Equatable, Sendable {
  let motion: SymbolMotion
  let options: SymbolEffectOptions
  let isActive: Bool
  /// Changes with each time that the effect should run; nil for one that goes on.
  let turn: Int?

  package init(_ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions, isActive: Bool) {
    (motion, self.options, self.isActive, turn) = (effect.motion, options, isActive, nil)
  }

  package init(_ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions, turn: Int) {
    (motion, self.options, isActive, self.turn) = (effect.motion, options, false, turn)
  }

  /// The number of runs; nil for no end.
  var runs: Int? {
    switch options.repetition {
    case .automatic: turn == nil ? nil : 1
    case .times(let count, _): count
    case .continuous: nil
    }
  }

  var pause: Double { if case .times(_, let pause) = options.repetition { pause } else { 0 } }
  var isContinuous: Bool { options.repetition == .continuous }
}

/// The state of one cue of a symbol: what runs, and since when.
struct SymbolRun {
  private(set) var cue: SymbolCue
  /// The time at which the movement began, in seconds; nil while nothing moves.
  private var begin: Double?
  /// The last run, after which the movement ends; nil for no end.
  private var lastRun: Int?
  /// Where a held effect is, and where it began to move from.
  private var held = 0.0
  /// The seconds that sums of frames may be wrong by.
  private static let rounding = 1e-9
  private var heldFrom = 0.0

  /// The run of a symbol that has just come: what is held is so at once.
  init(_ cue: SymbolCue, at time: Double?) {
    self.cue = cue
    if cue.motion.isHeld { held = cue.isActive ? 1 : 0 } else if cue.isActive { start(at: time) }
  }

  var isRunning: Bool { begin != nil }

  /// Goes on with a new cue for the same effect.
  mutating func take(_ new: SymbolCue, at time: Double?) {
    let old = cue
    cue = new
    if new.motion.isHeld {
      guard new.isActive != old.isActive else { return }
      heldFrom = held
      begin = time
      if time == nil { held = new.isActive ? 1 : 0 }
    } else if let turn = new.turn {
      if turn != old.turn { start(at: time) }
    } else if new.isActive != old.isActive {
      // The run under way goes to its end.
      if new.isActive { start(at: time) } else { stop(at: time) }
    }
  }

  /// Begins again in a window, with its clock.
  mutating func enter(at time: Double) {
    begin = nil
    if cue.motion.isHeld { held = cue.isActive ? 1 : 0 } else if cue.isActive { start(at: time) }
  }

  private mutating func start(at time: Double?) {
    begin = cue.runs == 0 ? nil : time
    lastRun = cue.runs
  }

  private mutating func stop(at time: Double?) {
    guard let begin, let time else { return self.begin = nil }
    lastRun = Int(min(max(time - begin, 0) / length, 1e9)) + 1
  }

  /// The duration of a run with its pause.
  private var length: Double { cue.motion.period / cue.options.rate + cue.pause }

  /// The look at a time, and whether it goes on after that.
  mutating func look(at time: Double) -> SymbolMotion.Look {
    let motion = cue.motion
    if motion.isHeld {
      if let begin {
        let done = (time - begin) * cue.options.rate / motion.period
        let part = done >= 1 - SymbolRun.rounding ? 1 : max(done, 0)
        let goal = cue.isActive ? 1.0 : 0
        held = heldFrom + (goal - heldFrom) * part * (2 - part)
        if part == 1 { self.begin = nil }
      }
      return motion.look(at: held)
    }
    guard let begin else { return SymbolMotion.Look() }
    let elapsed = max(time - begin, 0)
    if let lastRun, elapsed >= Double(lastRun) * length - SymbolRun.rounding {
      self.begin = nil
      return SymbolMotion.Look()
    }
    let inRun = elapsed.truncatingRemainder(dividingBy: length)
    return motion.look(at: min(inRun * cue.options.rate / motion.period, 1), isContinuous: cue.isContinuous)
  }
}
