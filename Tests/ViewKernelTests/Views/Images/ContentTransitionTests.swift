import Foundation
import HostTree
import ViewKernel
import XCTest

/// How a text or a symbol makes way for another one.
@MainActor
final class ContentTransitionTests: HostTestCase {
  private let linear = Animation.linear(duration: 1)

  /// The texts and symbols that are drawn, with their opacity and how far they were moved down.
  private func drawn<V: View>(_ screen: Screen<V>) -> [String] {
    var groups: [(opacity: Double, y: CGFloat, scale: CGFloat)] = []
    var result: [String] = []
    func note(_ name: String) {
      let opacity = groups.reduce(1) { $0 * $1.opacity }
      let words = [
        (opacity * 100).rounded() / 100, groups.reduce(1) { $0 * $1.scale }, groups.reduce(0) { $0 + $1.y },
      ]
      result.append(name + (words == [1, 1, 0] ? "" : " " + words.map { "\($0)" }.joined(separator: " ")))
    }
    for command in HostDrawing(of: screen.hosting.subviews[0]).commands {
      switch command {
      case .begin(let effects):
        var group = (opacity: 1.0, y: CGFloat(0), scale: CGFloat(1))
        for effect in effects {
          switch effect {
          case .opacity(let opacity): group.opacity *= opacity
          case .transform(let transform):
            group.scale *= transform.a
            if transform.a == 1 { group.y += transform.ty }
          case .symbol(let symbol):
            groups.append(group)
            note(symbol.name)
            groups.removeLast()
          default: break
          }
        }
        groups.append(group)
      case .end: groups.removeLast()
      case .text(let line): note(line.text)
      default: break
      }
    }
    return result
  }

  private func screen<V: View>(
    _ number: Setting<Int>, @ViewBuilder _ content: @escaping (Int) -> V
  ) -> Screen<Showing<Int, V>> { show(Showing(number, content: content)) }

  func testTheFormerTextFadesOut() {
    let number = Setting(7)
    let screen = screen(number) { Text("\($0)").contentTransition(.opacity) }
    XCTAssertEqual(drawn(screen), ["7"])
    withAnimation(linear) { number.value = 8 }
    screen.settle()
    screen.pass(0.25)
    XCTAssertEqual(drawn(screen), ["7 0.75 1.0 0.0", "8 0.25 1.0 0.0"])
    XCTAssertEqual(screen.texts, ["8"])
    screen.pass(0.75)
    XCTAssertEqual(drawn(screen), ["8"])
    XCTAssertFalse(screen.window.isAnimating)
  }

  func testNumbersRoll() {
    let number = Setting(7)
    func rolled(_ transition: @escaping (Int) -> ContentTransition, to value: Int) -> [String] {
      number.value = 7
      let screen = screen(number) { Text("\($0)").contentTransition(transition($0)) }
      withAnimation(linear) { number.value = value }
      screen.settle()
      screen.pass(0.5)
      return drawn(screen)
    }
    let (up, down) = (["7 0.5 1.0 -5.0", "8 0.5 1.0 5.0"], ["7 0.5 1.0 5.0", "8 0.5 1.0 -5.0"])
    XCTAssertEqual(rolled({ _ in .numericText() }, to: 8), up)
    XCTAssertEqual(rolled({ _ in .numericText(countsDown: true) }, to: 8), down)
    XCTAssertEqual(rolled({ .numericText(value: Double($0)) }, to: 8), up)
    XCTAssertEqual(rolled({ .numericText(value: -Double($0)) }, to: 8), down)
    XCTAssertEqual(rolled({ _ in .identity }, to: 8), ["8"])
    XCTAssertEqual(rolled({ _ in .interpolate }, to: 8), ["8"])
    XCTAssertEqual(rolled({ _ in .symbolEffect }, to: 8), ["8"])
  }

  func testWithoutAnAnimationItIsThereAtOnce() {
    let number = Setting(7)
    let screen = screen(number) { Text("\($0)").contentTransition(.numericText()) }
    number.value = 8
    screen.settle()
    XCTAssertEqual(drawn(screen), ["8"])
    XCTAssertFalse(screen.window.isAnimating)
  }

  func testAnotherChangeBeginsAnew() {
    let number = Setting(7)
    let screen = screen(number) { Text("\($0)").contentTransition(.opacity) }
    for value in 8...9 {
      withAnimation(linear) { number.value = value }
      screen.settle()
      screen.pass(0.25)
    }
    XCTAssertEqual(drawn(screen), ["8 0.75 1.0 0.0", "9 0.25 1.0 0.0"])
    number.value = 10
    screen.settle()
    screen.pass(0.25)
    XCTAssertEqual(drawn(screen), ["8 0.5 1.0 0.0", "10 0.5 1.0 0.0"])
    screen.pass(1)
    XCTAssertEqual(drawn(screen), ["10"])
  }

  func testASymbolIsReplacedAlsoWithoutAnAnimation() {
    let isOn = Setting(0)
    let screen = screen(isOn) {
      Image(systemName: $0 == 1 ? "pause" : "play").contentTransition(.symbolEffect(.replace))
    }
    isOn.value = 1
    screen.settle()
    XCTAssertEqual(drawn(screen), ["play"])
    screen.pass(0.2)
    XCTAssertEqual(drawn(screen), [])
    screen.pass(0.2)
    XCTAssertEqual(drawn(screen), ["pause"])
    XCTAssertFalse(screen.window.isAnimating)
  }

  func testOneThatGoesMeanwhile() {
    let number = Setting(0)
    let screen = screen(number) { if $0 < 2 { Text("\($0)").contentTransition(.opacity) } }
    withAnimation(linear) { number.value = 1 }
    screen.settle()
    screen.pass(0.5)
    number.value = 2
    screen.settle()
    screen.pass(2)
    XCTAssertFalse(screen.window.isAnimating)
  }

  func testTheEnvironmentHasIt() {
    struct Reader: View {
      @Environment(\.contentTransition) private var transition
      var body: some View { Text(transition == .opacity ? "opacity" : transition == .identity ? "identity" : "other") }
    }
    let screen = show(
      VStack {
        Reader()
        Reader().contentTransition(.opacity)
        Reader().environment(\.contentTransition, .numericText())
      })
    XCTAssertEqual(screen.texts, ["identity", "opacity", "other"])
  }
}
