import Foundation
import HostTree
import ViewKernel
import XCTest

/// What each transition shows on the way in and out.
@MainActor
final class TransitionNodeTests: HostTestCase {
  private struct Stage<Content: View>: View {
    @ObservedObject var isThere: Setting<Bool>
    let content: Content

    var body: some View {
      ZStack {
        Color.clear
        if isThere.value { content }
      }
    }
  }

  private struct Box: View {
    var body: some View { Color.red.frame(width: 20, height: 10) }
  }

  private let linear = Animation.linear(duration: 1)

  /// The frame of the box in a window of 100 x 100 points, where it is in the middle, and how opaque it is, half way in
  /// and a quarter of the way out.
  private func ways<V: View>(_ content: V, animated: Bool = true, line: UInt = #line) -> [String] {
    let isThere = Setting(false)
    let screen = show(Stage(isThere: isThere, content: content), width: 100, height: 100)
    func look() -> String {
      guard let box = screen.hosts(of: HostColorView.self).first(where: { $0.backgroundColor == .red }) else {
        return "none"
      }
      let frame = box.convert(box.bounds, to: nil)
      var (alpha, next) = (CGFloat(1), box as HostView?)
      while let host = next {
        alpha *= host.alpha
        next = host.superview
      }
      return "(\(frame.minX), \(frame.minY)) \((alpha * 100).rounded() / 100)"
    }
    func change(_ value: Bool) {
      if animated { withAnimation(linear) { isThere.value = value } } else { isThere.value = value }
      screen.settle()
    }
    change(true)
    var looks = [look()]
    screen.pass(0.5)
    looks.append(look())
    screen.pass(1)
    looks.append(look())
    change(false)
    looks.append(look())
    screen.pass(0.25)
    looks.append(look())
    screen.pass(1)
    looks.append(look())
    XCTAssertFalse(screen.window.isAnimating, line: line)
    return looks
  }

  private let middle = "(40.0, 45.0) 1.0"

  func testWithoutATransitionAViewFades() {
    XCTAssertEqual(
      ways(Box()),
      ["(40.0, 45.0) 0.0", "(40.0, 45.0) 0.5", middle, middle, "(40.0, 45.0) 0.75", "none"])
  }

  func testWithoutAnAnimationItComesAndGoesAtOnce() {
    let atOnce = [middle, middle, middle, "none", "none", "none"]
    XCTAssertEqual(ways(Box(), animated: false), atOnce)
    XCTAssertEqual(ways(Box().transition(.slide), animated: false), atOnce)
    XCTAssertEqual(ways(Box().transition(.identity)), atOnce)
  }

  func testOpacity() {
    XCTAssertEqual(
      ways(Box().transition(.opacity)),
      ["(40.0, 45.0) 0.0", "(40.0, 45.0) 0.5", middle, middle, "(40.0, 45.0) 0.75", "none"])
  }

  func testBlurringAndSymbolEffectsFadeAndScale() {
    XCTAssertEqual(ways(Box().transition(.blurReplace)), ways(Box().transition(Grown(before: 0.8, after: 0.8))))
    XCTAssertEqual(
      ways(Box().transition(.blurReplace(.upUp))), ways(Box().transition(Grown(before: 0.8, after: 1.2))))
    XCTAssertEqual(ways(Box().transition(.symbolEffect)), ways(Box().transition(Grown(before: 0.5, after: 0.5))))
    XCTAssertEqual(
      ways(Box().transition(.symbolEffect(.disappear.up))), ways(Box().transition(Grown(before: 1.5, after: 1.5))))
  }

  private struct Grown: Transition {
    let before, after: CGFloat
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.scaleEffect(phase.isIdentity ? 1 : phase == .willAppear ? before : after)
        .opacity(phase.isIdentity ? 1 : 0)
    }
  }

  func testMovingFromAnEdgeGoesByTheViewsOwnSize() {
    XCTAssertEqual(
      ways(Box().transition(.move(edge: .leading))),
      ["(20.0, 45.0) 1.0", "(30.0, 45.0) 1.0", middle, middle, "(35.0, 45.0) 1.0", "none"])
    XCTAssertEqual(ways(Box().transition(.move(edge: .trailing)))[0...1], ["(60.0, 45.0) 1.0", "(50.0, 45.0) 1.0"])
    XCTAssertEqual(ways(Box().transition(.move(edge: .top)))[0...1], ["(40.0, 35.0) 1.0", "(40.0, 40.0) 1.0"])
    XCTAssertEqual(ways(Box().transition(.move(edge: .bottom)))[0...1], ["(40.0, 55.0) 1.0", "(40.0, 50.0) 1.0"])
  }

  func testSlidingGoesOn() {
    XCTAssertEqual(
      ways(Box().transition(.slide)),
      ["(20.0, 45.0) 1.0", "(30.0, 45.0) 1.0", middle, middle, "(45.0, 45.0) 1.0", "none"])
  }

  func testPushing() {
    XCTAssertEqual(
      ways(Box().transition(.push(from: .trailing))),
      ["(60.0, 45.0) 0.0", "(50.0, 45.0) 0.5", middle, middle, "(35.0, 45.0) 0.75", "none"])
  }

  func testScaling() {
    XCTAssertEqual(
      ways(Box().transition(.scale)),
      ["(50.0, 50.0) 1.0", "(45.0, 47.5) 1.0", middle, middle, "(42.5, 46.25) 1.0", "none"])
    XCTAssertEqual(
      ways(Box().transition(.scale(scale: 0.5, anchor: .topLeading)))[0...1], [middle, middle],
      "the upper left corner stays where it is")
  }

  func testOffset() {
    XCTAssertEqual(
      ways(Box().transition(.offset(x: 40, y: -20))),
      ["(80.0, 25.0) 1.0", "(60.0, 35.0) 1.0", middle, middle, "(50.0, 40.0) 1.0", "none"])
  }

  func testCombinedAndAsymmetric() {
    XCTAssertEqual(
      ways(Box().transition(.opacity.combined(with: .offset(x: 40)))),
      ["(80.0, 45.0) 0.0", "(60.0, 45.0) 0.5", middle, middle, "(50.0, 45.0) 0.75", "none"])
    XCTAssertEqual(
      ways(Box().transition(.asymmetric(insertion: .offset(x: 40), removal: .opacity))),
      ["(80.0, 45.0) 1.0", "(60.0, 45.0) 1.0", middle, middle, "(40.0, 45.0) 0.75", "none"])
    XCTAssertEqual(
      ways(Box().transition(.asymmetric(insertion: .identity, removal: .slide))),
      [middle, middle, middle, middle, "(45.0, 45.0) 1.0", "none"])
  }

  private struct Shift: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x).opacity(x == 0 ? 1 : 0.5) }
  }

  func testAModifierBeforeAndAfter() {
    XCTAssertEqual(
      ways(Box().transition(.modifier(active: Shift(x: 40), identity: Shift(x: 0)))),
      ["(80.0, 45.0) 0.5", "(60.0, 45.0) 0.75", middle, middle, "(50.0, 45.0) 0.88", "none"])
  }

  /// In from the left, out to the right.
  private struct Across: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.value * 40)
    }
  }

  func testATransitionOfOnesOwn() {
    let looks = ["(0.0, 45.0) 1.0", "(20.0, 45.0) 1.0", middle, middle, "(50.0, 45.0) 1.0", "none"]
    XCTAssertEqual(ways(Box().transition(Across())), looks)
    XCTAssertEqual(
      ways(Box().transition(Across().combined(with: .opacity)))[0...1], ["(0.0, 45.0) 0.0", "(20.0, 45.0) 0.5"])
    XCTAssertEqual(ways(Box().transition(AsymmetricTransition(insertion: Across(), removal: .identity))).last, "none")
  }

  func testATransitionCanHaveAnAnimationOfItsOwn() {
    let slow = Box().transition(.opacity.animation(.linear(duration: 0.5)))
    XCTAssertEqual(
      ways(slow, animated: false),
      ["(40.0, 45.0) 0.0", middle, middle, middle, "(40.0, 45.0) 0.5", "none"])
    XCTAssertEqual(ways(slow), ways(slow, animated: false))
  }

  func testATransitionReachesThroughModifiersAndViewsOfOnesOwn() {
    struct Inner: View {
      var body: some View { Box().transition(.offset(x: 40)).padding(1).accessibilityLabel("box") }
    }
    XCTAssertEqual(
      ways(Inner().padding(1)),
      ["(80.0, 45.0) 1.0", "(60.0, 45.0) 1.0", middle, middle, "(50.0, 45.0) 1.0", "none"])
  }

  func testATransitionInsideOfAContainerThatComesIsNotItsOwn() {
    XCTAssertEqual(ways(ZStack { Box().transition(.offset(x: 40)) })[0...1], ["(40.0, 45.0) 0.0", "(40.0, 45.0) 0.5"])
  }

  func testAViewKeepsItsStateUnderAnotherTransitionAndGoesByItsOwn() {
    let (isThere, edge) = (Setting(true), Setting<AnyTransition>(.offset(x: 40)))
    let screen = show(
      Showing(edge) { transition in
        Showing(isThere) { isThere in
          if isThere { Counter("Box").transition(transition) }
        }
      }, width: 100, height: 100)
    screen.tap("Box 0")
    edge.value = .offset(x: 80)
    screen.settle()
    edge.value = .slide
    screen.settle()
    XCTAssertEqual(screen.texts, ["Box 1"], "the view kept its state")
    let before = screen.frame("Box 1") ?? .zero
    withAnimation(linear) { isThere.value = false }
    screen.settle()
    XCTAssertEqual(screen.frame("Box 1"), before)
    screen.pass(0.5)
    XCTAssertEqual(screen.frame("Box 1"), before.offsetBy(dx: 20, dy: 0), "it goes by the one that it came with")
    screen.pass(1)
    withAnimation(linear) { isThere.value = true }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(screen.frame("Box 0")?.minX, before.minX - before.width / 2, "it comes by the new one")
    screen.pass(1)
  }

  /// What comes back while it goes shows the newest transition again, as a fresh window.
  func testTurnedRound() {
    let (isThere, transition) = (Setting(true), Setting<AnyTransition>(.offset(x: 40)))
    let screen = show(
      Showing(transition) { transition in
        Showing(isThere) { isThere in
          HStack { if isThere { Counter("Box").transition(transition).padding(2) } }
        }
      }, width: 100, height: 100)
    screen.tap("Box 0")
    transition.value = .scale
    screen.settle()
    withAnimation(linear) { isThere.value = false }
    screen.settle()
    screen.pass(0.5)
    withAnimation(linear) { isThere.value = true }
    screen.settle()
    screen.pass(2)
    XCTAssertEqual(screen.texts, ["Box 1"])
    screen.tap("Box 1")
    XCTAssertEqual(screen.texts, ["Box 2"])
    XCTAssertEqual(screen.window.checkInvariants(), [])
  }

  /// Reports the phases of a transition.
  private struct Reporting: Transition {
    let name: String
    let report: @MainActor (String) -> Void
    func body(content: Content, phase: TransitionPhase) -> some View {
      let _ = phase == .didDisappear ? report(name) : ()
      content.opacity(phase.isIdentity ? 1 : 0)
    }
  }

  /// `transition(flag ? A : B)`: the one that the view came with gets `didDisappear`.
  func testOneOfTwoTransitions() {
    let (isThere, flag) = (Setting(false), Setting(false))
    var gone: [String] = []
    let screen = show(
      Showing(flag) { flag in
        Showing(isThere) { isThere in
          if isThere { Box().transition(Reporting(name: flag ? "A" : "B") { gone.append($0) }) }
        }
      }, width: 100, height: 100)
    func change(_ setting: Setting<Bool>, _ value: Bool) {
      withAnimation(linear) { setting.value = value }
      screen.settle()
      screen.pass(2)
    }
    change(isThere, true)
    change(flag, true)
    change(isThere, false)
    XCTAssertEqual(Set(gone), ["B"])
    gone = []
    change(isThere, true)
    change(flag, false)
    change(isThere, false)
    XCTAssertEqual(Set(gone), ["A"])
  }
}
