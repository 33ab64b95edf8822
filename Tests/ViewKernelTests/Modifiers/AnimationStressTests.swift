import Foundation
import HostTree
import ViewKernel
import XCTest

/// What programmers do to animations that is not in the books.
@MainActor
final class AnimationStressTests: HostTestCase {
  private let oddAnimations: [Animation] = [
    .linear(duration: 0), .linear(duration: -1), .linear(duration: .nan), .linear(duration: .infinity),
    .easeInOut(duration: 1e-300), .spring(response: 0, dampingFraction: 0.5), .spring(response: -1, dampingFraction: 1),
    .spring(response: .nan, dampingFraction: .nan), .spring(response: 1, dampingFraction: 0),
    .spring(duration: 0, bounce: 2), .spring(duration: .infinity, bounce: -2), .spring(duration: 1, bounce: .nan),
    .interpolatingSpring(mass: 0, stiffness: 0, damping: 0, initialVelocity: .infinity),
    .interpolatingSpring(mass: .nan, stiffness: .nan, damping: .nan, initialVelocity: .nan),
    .interpolatingSpring(stiffness: 1e300, damping: 1e300),
    .timingCurve(.nan, .infinity, -.infinity, 7, duration: 1), .linear.delay(-1), .linear.delay(.nan),
    .linear.repeatCount(0), .linear.repeatCount(-1), .linear(duration: 0).repeatForever(), .spring.repeatForever(),
    .linear.speed(1e300), .linear(duration: 1).logicallyComplete(after: .nan), .linear.delay(.infinity),
    .spring(response: 1e300, dampingFraction: 0.1).repeatCount(3), .linear(duration: 1e-300).repeatForever(),
  ]

  func testOddAnimations() {
    for (number, animation) in oddAnimations.enumerated() {
      let place = Setting(CGFloat(0))
      let screen = show(Showing(place) { Text("a").offset(x: $0).opacity($0 > 0 ? 0.5 : 1) })
      withAnimation(animation) { place.value = 50 }
      screen.settle()
      for _ in 0..<5 {
        screen.pass(0.1)
        let x = screen.frame("a")?.minX ?? .nan
        XCTAssertTrue(x.isFinite, "animation \(number) \(animation): \(x)")
      }
      // Nothing that is out of step may be kept by one that follows at once.
      place.value = 10
      screen.settle()
      XCTAssertEqual(screen.frame("a")?.midX, 110, "animation \(number)")
    }
    _ = takeSentences()
  }

  func testOddAnimationsOfWhatComesAndGoes() {
    for (number, animation) in oddAnimations.enumerated() {
      let isThere = Setting(true)
      let screen = show(
        Showing(isThere) { isThere in
          VStack {
            if isThere { Text("a").transition(.scale.combined(with: .slide)) }
            Text("b")
          }
        })
      withAnimation(animation) { isThere.value = false }
      screen.settle()
      screen.pass(0.1)
      isThere.value = true
      screen.settle()
      screen.pass(0.1)
      XCTAssertTrue(screen.frame("a")?.minY.isFinite ?? false, "animation \(number)")
      withAnimation(animation) { isThere.value = false }
      screen.settle()
      screen.pass(0.1)
    }
    _ = takeSentences()
  }

  func testOddValues() {
    let value = Setting(CGFloat(0))
    let screen = show(
      Showing(value) { value in
        Text("a").opacity(value).frame(width: value, height: 20).frame(maxWidth: value).padding(value)
          .offset(x: value, y: value).scaleEffect(value).rotationEffect(.degrees(value)).position(x: value, y: 3)
      })
    for new in [CGFloat.nan, .infinity, 1, -.infinity, .nan, 1e308, -1e308, 2] {
      withAnimation(.linear(duration: 1)) { value.value = new }
      screen.settle()
      screen.pass(0.4)
    }
    screen.pass(3)
    _ = takeSentences()
    XCTAssertEqual(screen.host("a")?.bounds.width.isFinite, true)
  }

  func testTheWindowGoesWhileViewsMove() {
    weak var window: HostWindow?
    do {
      let state = Setting(false)
      let screen = show(
        Showing(state) { isOn in
          HStack {
            if isOn { Text("new").transition(.move(edge: .leading)) } else { Text("old") }
            Color.red.frame(width: isOn ? 50 : 10)
          }
        })
      withAnimation(.linear(duration: 10)) { state.value = true }
      screen.settle()
      screen.pass(1)
      window = screen.window
    }
    XCTAssertNil(window)
  }

  func testTheHostingViewGoesWhileViewsMove() {
    let state = Setting(false)
    let log = EventLog()
    let screen = show(
      Showing(state) { isOn in
        if isOn { Text("new") } else { Text("old").onDisappear { log.add("gone") } }
      })
    withAnimation(.linear(duration: 10), { state.value = true }, completion: { log.add("complete") })
    screen.settle()
    screen.pass(1)
    screen.close()
    screen.pass(20)
    XCTAssertEqual(log.take(), ["gone"], "who waits for the end is told when there is a window again")
  }

  func testSettlingInAnActionAndInACompletion() {
    let state = Setting(0)
    let log = EventLog()
    var screen: Screen<AnyView>!
    screen = show(
      AnyView(
        Showing(state) { value in
          Button("go \(value)") {
            withAnimation(.linear(duration: 1), { state.value += 1 }) {
              log.add("complete")
              screen.window.settle()
              state.value += 10
            }
            screen.window.settle()
          }
          .onAppear { screen?.window.settle() }
          .onChange(of: value) { _, _ in screen.window.settle() }
        }))
    screen.tap("go 0")
    screen.pass(2)
    screen.pass(2)
    XCTAssertEqual(state.value, 11)
    XCTAssertEqual(log.take(), ["complete"])
    screen = nil
    _ = takeSentences()
  }

  func testIdentityChangesInEachFrame() {
    let id = Setting(0)
    let screen = show(
      Showing(id) { id in
        Text("t\(id)").id(id).transition(.asymmetric(insertion: .move(edge: .top), removal: .opacity))
      })
    for next in 1..<30 {
      withAnimation(.linear(duration: 1)) { id.value = next % 7 }
      screen.settle()
      screen.pass(0.05)
    }
    screen.pass(2)
    XCTAssertEqual(screen.texts, ["t1"])
  }

  func testForeverGoesWithItsView() {
    struct Pulsing: View {
      @State private var isBig = false
      var body: some View {
        Text("p").scaleEffect(isBig ? 2 : 1)
          .onAppear { withAnimation(.easeInOut(duration: 1).repeatForever()) { isBig = true } }
      }
    }
    let isThere = Setting(true)
    let screen = show(Showing(isThere) { if $0 { Pulsing() } else { Text("rest") } })
    screen.pass(0.3)
    screen.pass(10.3)
    isThere.value = false
    screen.settle()
    screen.pass(0.1)
    XCTAssertFalse(screen.window.isAnimating)
  }

  func testPhasesOfNothing() {
    let screen = show(
      VStack {
        Text("a").phaseAnimator([Int]()) { view, phase in view.opacity(Double(phase)) }
        Text("b").phaseAnimator([1]) { view, phase in view.opacity(Double(phase)) }
      })
    screen.pass(1)
    screen.pass(1)
    _ = takeSentences()
    XCTAssertTrue(screen.texts.contains("b"))
  }

  func testDisappearingWritesState() {
    struct Flip: View {
      @State private var isThere = true
      @State private var count = 0
      var body: some View {
        VStack {
          Button("flip \(count)") { withAnimation(.linear(duration: 1)) { isThere = false } }
          if isThere {
            Text("x").onDisappear {
              count += 1; if count < 3 { isThere = true }
            }
          }
        }
      }
    }
    let screen = show(Flip())
    screen.tap("flip 0")
    screen.pass(1.5)
    screen.tap("flip 1")
    screen.pass(1.5)
    XCTAssertEqual(screen.texts.first, "flip 2")
  }
}
