import Foundation
import HostTree
import XCTest

/// What effects make of a symbol, by its window's clock.
@MainActor
final class SymbolEffectTests: HostTreeTestCase {
  private let clock = HostManualClock()

  private func shown(_ cues: SymbolCue...) -> (HostWindow, HostImageView) {
    let view = HostImageView(image: HostImage(systemName: "star"))
    view.frame = CGRect(0, 0, 20, 20)
    view.symbolCues = cues
    return (settledWindow(view, clock: clock), view)
  }

  private func cue(
    _ effect: some SymbolEffect, _ options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> SymbolCue { SymbolCue(effect.configuration, options, isActive: isActive) }

  private func turn(_ effect: some SymbolEffect, _ turn: Int, _ options: SymbolEffectOptions = .default) -> SymbolCue {
    SymbolCue(effect.configuration, options, turn: turn)
  }

  /// The transform's scale, angle and displacement, and the opacity.
  private func look(_ view: HostImageView) -> String {
    var words: [String] = []
    func round(_ number: Double) -> Double { (number * 100).rounded() / 100 + 0 }
    for effect in view.drawingEffects {
      switch effect {
      case .transform(let t):
        let middle = CGPoint(x: 10, y: 10).applying(t)
        let scale = (t.a * t.a + t.b * t.b).squareRoot()
        if round(scale) != 1 { words.append("x\(round(scale))") }
        let angle = round(atan2(t.b, t.a) * 180 / .pi)
        if angle != 0 { words.append("\(angle)°") }
        if round(middle.x) != 10 || round(middle.y) != 10 { words.append("\(round(middle.x)),\(round(middle.y))") }
      case .opacity(let opacity): words.append("\(round(opacity))")
      default: words.append("other")
      }
    }
    return words.isEmpty ? "-" : words.joined(separator: " ")
  }

  private func looks(_ effect: some SymbolEffect, _ options: SymbolEffectOptions = .default, _ times: Double...)
    -> String
  {
    let (window, view) = shown(cue(effect, options))
    let start = clock.now
    return times.map { time in
      clock.advance(by: start + time - clock.now)
      window.settle()
      return look(view)
    }.joined(separator: ", ")
  }

  func testEachEffect() {
    XCTAssertEqual(looks(.bounce, .default, 0, 0.15, 0.3, 0.45, 0.6), "-, x1.19, -, x0.94, -")
    XCTAssertEqual(looks(.bounce.down, .default, 0.15), "x0.81")
    XCTAssertEqual(looks(.pulse, .default, 0, 0.25, 0.5, 1), "-, 0.65, 0.3, -")
    XCTAssertEqual(looks(.breathe, .default, 1), "x1.12 0.6")
    XCTAssertEqual(looks(.breathe.plain, .default, 1), "x1.12")
    XCTAssertEqual(looks(.variableColor, .default, 0, 0.3, 0.6), "-, 0.65, -")
    XCTAssertEqual(looks(.variableColor.cumulative, .default, 0.3, 0.6, 0.9), "0.47, 0.65, 0.83")
    XCTAssertEqual(looks(.variableColor.hideInactiveLayers, .default, 0.3), "0.5")
    XCTAssertEqual(looks(.wiggle, .default, 0.0875), "10.5°")
    XCTAssertEqual(looks(.wiggle.counterClockwise, .default, 0.0875), "-10.5°")
    XCTAssertEqual(looks(.wiggle.left, .default, 0.0875), "7.38,10.0")
    XCTAssertEqual(looks(.wiggle.custom(angle: 90), .default, 0.0875), "10.0,12.62")
    XCTAssertEqual(looks(.rotate, .default, 0.25, 0.5), "56.25°, 180.0°")
    XCTAssertEqual(looks(.rotate.counterClockwise, .repeat(.continuous), 0.25), "-90.0°")
  }

  func testAnEffectThatIsHeldIsThereFromTheStart() {
    XCTAssertEqual(looks(.scale, .default, 0, 1), "x1.15, x1.15")
    XCTAssertEqual(looks(.scale.down, .default, 0), "x0.85")
    XCTAssertEqual(looks(.appear, .default, 0), "-")
    XCTAssertEqual(looks(.disappear, .default, 0), "x0.5 0.0")
    let (window, view) = shown(cue(.appear, isActive: false))
    XCTAssertEqual(look(view), "x0.5 0.0")
    XCTAssertFalse(window.isAnimating)
  }

  func testOneThatIsHeldMovesThereAndBack() {
    let (window, view) = shown(cue(.scale, isActive: false))
    view.symbolCues = [cue(.scale)]
    window.settle()
    XCTAssertEqual(look(view), "-")
    clock.advance(by: 0.15)
    window.settle()
    XCTAssertEqual(look(view), "x1.11")
    view.symbolCues = [cue(.scale, isActive: false)]
    window.settle()
    XCTAssertEqual(look(view), "x1.11")
    clock.advance(by: 0.3)
    window.settle()
    XCTAssertEqual(look(view), "-")
    XCTAssertFalse(window.isAnimating)
  }

  func testAnEffectRunsOnceForEachTurn() {
    let (window, view) = shown(turn(.pulse, 0))
    XCTAssertFalse(window.isAnimating)
    view.symbolCues = [turn(.pulse, 1)]
    window.settle()
    clock.advance(by: 0.5)
    window.settle()
    XCTAssertEqual(look(view), "0.3")
    clock.advance(by: 0.5)
    window.settle()
    XCTAssertEqual(look(view), "-")
    XCTAssertFalse(window.isAnimating)
  }

  func testRunsAndPauses() {
    let pulse = PulseSymbolEffect.pulse
    func lasts(_ cue: SymbolCue) -> Double {
      let (window, view) = shown(self.turn(pulse, 0))
      view.symbolCues = [cue]
      let start = clock.now
      while window.isAnimating, clock.now < start + 20 {
        clock.advance(by: 0.25)
        window.settle()
      }
      return clock.now - start
    }
    XCTAssertEqual(lasts(turn(pulse, 1)), 1)
    XCTAssertEqual(lasts(turn(pulse, 1, .repeat(3))), 3)
    XCTAssertEqual(lasts(turn(pulse, 1, .speed(2).repeat(3))), 1.5)
    XCTAssertEqual(lasts(turn(pulse, 1, .repeat(.periodic(2, delay: 1)))), 4)
    XCTAssertEqual(lasts(turn(pulse, 1, .repeat(0))), 0)
    XCTAssertEqual(lasts(turn(pulse, 1, .repeat(-1))), 0)
    XCTAssertEqual(lasts(turn(pulse, 1, .repeating)), 20)
    XCTAssertEqual(lasts(cue(pulse, .nonRepeating)), 1)
    XCTAssertEqual(lasts(cue(pulse)), 20)
  }

  func testARunGoesToItsEndWhenTheEffectIsNotActiveAnyMore() {
    let (window, view) = shown(cue(.pulse))
    clock.advance(by: 2.25)
    window.settle()
    view.symbolCues = [cue(.pulse, isActive: false)]
    window.settle()
    XCTAssertEqual(look(view), "0.65")
    clock.advance(by: 0.25)
    window.settle()
    XCTAssertEqual(look(view), "0.3")
    clock.advance(by: 0.5)
    window.settle()
    XCTAssertEqual(look(view), "-")
    XCTAssertFalse(window.isAnimating)
  }

  func testSeveralEffectsAddUp() {
    let (window, view) = shown(cue(.scale), cue(.pulse), turn(.rotate, 0))
    clock.advance(by: 0.5)
    window.settle()
    XCTAssertEqual(look(view), "x1.15 0.3")
    XCTAssertEqual(line(for: view), "HostImageView symbol=star effects=\"scale, pulse\"")
  }

  func testInAnotherWindowItBeginsAnew() {
    let (window, view) = shown(cue(.pulse))
    clock.advance(by: 0.5)
    window.settle()
    view.removeFromSuperview()
    clock.advance(by: 0.5)
    window.settle()
    XCTAssertFalse(window.isAnimating)
    clock.advance(by: 0.1)
    window.addSubview(view)
    window.settle()
    XCTAssertEqual(look(view), "-")
    XCTAssertTrue(window.isAnimating)
  }

  func testASpeedThatIsNone() {
    XCTAssertEqual(looks(.pulse, .speed(-1), 0.5), "0.3")
    XCTAssertEqual(looks(.pulse, .speed(.nan), 0.5), "0.3")
    XCTAssertEqual(
      takeSentences(),
      ["-1.0", "nan"].map {
        "A symbol effect can't have the speed \($0), which is taken for 1. Give it one greater than 0."
      })
  }
}
