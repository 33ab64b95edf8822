import Foundation
import HostTree
import ViewKernel
import XCTest

/// What animated updates present in each frame.
@MainActor
final class AnimatorTests: HostTestCase {
  /// A dot at a place that a button changes.
  private struct Dot: View {
    let place: Setting<CGFloat>
    var log: EventLog?

    var body: some View {
      Showing(place) { x in
        let _ = log?.ran("body")
        Color.red.frame(width: 10, height: 10).offset(x: x)
      }
    }
  }

  private func showDot(at x: CGFloat = 0, _ log: EventLog? = nil) -> (Screen<Dot>, Setting<CGFloat>) {
    let place = Setting(x)
    return (show(Dot(place: place, log: log), width: 10, height: 10), place)
  }

  private func x<V: View>(_ screen: Screen<V>) -> Double { (screen.colorFrames[0].minX * 1000).rounded() / 1000 }

  // MARK: Frames

  func testAValueMovesAlongTheCurve() {
    let (screen, place) = showDot()
    withAnimation(.easeInOut(duration: 1)) { place.value = 100 }
    screen.settle()
    XCTAssertEqual(x(screen), 0, "it begins where it was")
    let curve = UnitCurve.easeInOut
    for step in 1...4 {
      screen.pass(0.2)
      XCTAssertEqual(screen.colorFrames[0].minX, 100 * curve.value(at: 0.2 * Double(step)), accuracy: 1e-6)
      XCTAssertTrue(screen.window.isAnimating)
    }
    screen.pass(0.2)
    XCTAssertEqual(x(screen), 100)
    XCTAssertFalse(screen.window.isAnimating)
    screen.pass(5)
    XCTAssertEqual(x(screen), 100)
  }

  func testAnAnimationThatTakesOverKeepsTheVelocity() {
    for former in [Animation.spring(duration: 1), .linear(duration: 1), .default, .bouncy(duration: 1)] {
      for next in [Animation.spring(duration: 1), .bouncy, .interactiveSpring] {
        let (screen, place) = showDot()
        withAnimation(former) { place.value = 100 }
        screen.settle()
        screen.pass(0.2)
        let step = 1e-4
        screen.pass(step)
        let before = screen.colorFrames[0].minX
        screen.pass(step)
        let middle = screen.colorFrames[0].minX
        withAnimation(next) { place.value = -50 }
        screen.settle()
        XCTAssertEqual(screen.colorFrames[0].minX, middle, accuracy: 1e-9)
        screen.pass(step)
        let speeds = ((middle - before) / step, (screen.colorFrames[0].minX - middle) / step)
        XCTAssertEqual(speeds.0, speeds.1, accuracy: 20, "\(former) then \(next)")
      }
    }
  }

  /// Half of the way is shown at once, the rest after as many seconds as the environment says.
  private struct Pause: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      guard time < Double(context.environment.lineSpacing) else { return nil }
      var half = value
      half.scale(by: 0.5)
      return half
    }
  }

  func testAnAnimationReadsTheEnvironmentOfTheViewThatIsAnimated() {
    let place = Setting<CGFloat>(0)
    let screen = show(
      VStack(spacing: 0) {
        Dot(place: place).environment(\.lineSpacing, 1)
        Dot(place: place).environment(\.lineSpacing, 3)
        Dot(place: place)
      }
      .environment(\.lineSpacing, 2), width: 10, height: 30)
    func places() -> [CGFloat] { screen.colorFrames.map(\.minX) }
    withAnimation(Animation(Pause())) { place.value = 100 }
    screen.settle()
    XCTAssertEqual(places(), [50, 50, 50])
    screen.pass(1)
    XCTAssertEqual(places(), [100, 50, 50])
    screen.pass(1)
    XCTAssertEqual(places(), [100, 50, 100])
    screen.pass(1)
    XCTAssertEqual(places(), [100, 100, 100])
  }

  func testAFadeReadsTheEnvironmentOfTheViewThatFades() {
    let isShown = Setting(true)
    let screen = show(
      Showing(isShown) { isShown in
        VStack {
          if isShown { Color.red }
        }
        .environment(\.lineSpacing, 2)
      }, width: 10, height: 10)
    withAnimation(Animation(Pause())) { isShown.value = false }
    screen.settle()
    screen.pass(1.9)
    XCTAssertEqual(screen.colorFrames.count, 1)
    screen.pass(0.2)
    XCTAssertEqual(screen.colorFrames.count, 0)
  }

  func testASettleAtTheSameTimeChangesNothing() {
    let (screen, place) = showDot()
    withAnimation(.linear(duration: 1)) { place.value = 100 }
    screen.settle()
    screen.pass(0.25)
    XCTAssertEqual(x(screen), 25)
    screen.settle()
    screen.settle()
    XCTAssertEqual(x(screen), 25)
  }

  func testAChangeWithoutAnAnimationJumps() {
    let (screen, place) = showDot()
    place.value = 50
    screen.settle()
    XCTAssertEqual(x(screen), 50)
    withAnimation(nil) { place.value = 70 }
    screen.settle()
    XCTAssertEqual(x(screen), 70)
    XCTAssertFalse(screen.window.isAnimating)
  }

  func testTheFirstAppearanceIsNotAnimated() {
    let place = Setting<CGFloat>(30)
    let screen = withAnimation(.linear(duration: 1)) { show(Dot(place: place), width: 10, height: 10) }
    XCTAssertEqual(x(screen), 30)
    XCTAssertFalse(screen.window.isAnimating)
  }

  func testBodiesDoNotRunInFrames() {
    let log = EventLog()
    let (screen, place) = showDot(log)
    XCTAssertEqual(log.take(), ["body"])
    withAnimation(.linear(duration: 1)) { place.value = 100 }
    screen.settle()
    XCTAssertEqual(log.take(), ["body"])
    for _ in 0..<5 { screen.pass(0.3) }
    XCTAssertEqual(log.take(), [])
  }

  private func showDot(_ log: EventLog) -> (Screen<Dot>, Setting<CGFloat>) { showDot(at: 0, log) }

  // MARK: Changes on the way

  func testCurvesAddUpWhenTheGoalChanges() {
    let (screen, place) = showDot()
    withAnimation(.linear(duration: 1)) { place.value = 100 }
    screen.settle()
    screen.pass(0.5)
    withAnimation(.linear(duration: 1)) { place.value = 0 }
    screen.settle()
    XCTAssertEqual(x(screen), 50, "it goes on from where it is")
    screen.pass(0.25)
    // The first has 25 left to go, the second 75 of its way back.
    XCTAssertEqual(x(screen), 0 - 25 + 75)
    screen.pass(0.25)
    XCTAssertEqual(x(screen), 50)
    screen.pass(0.25)
    XCTAssertEqual(x(screen), 25)
    screen.pass(0.25)
    XCTAssertEqual(x(screen), 0)
    XCTAssertFalse(screen.window.isAnimating)
  }

  func testSpringsKeepTheirSpeedWhenTheGoalChanges() {
    let (screen, place) = showDot()
    let spring = Spring(duration: 0.5, bounce: 0.2)
    withAnimation(.spring(spring)) { place.value = 100 }
    screen.settle()
    screen.pass(0.1)
    let (at, speed) = (
      spring.value(target: 100.0, time: 0.1), spring.velocity(target: 100.0, time: 0.1)
    )
    XCTAssertEqual(screen.colorFrames[0].minX, at, accuracy: 1e-9)
    withAnimation(.spring(spring)) { place.value = -40 }
    screen.settle()
    XCTAssertEqual(screen.colorFrames[0].minX, at, accuracy: 1e-9)
    for step in 1...4 {
      screen.pass(0.05)
      XCTAssertEqual(
        screen.colorFrames[0].minX,
        at + spring.value(target: -40 - at, initialVelocity: speed, time: 0.05 * Double(step)), accuracy: 1e-9)
    }
    screen.pass(10)
    XCTAssertEqual(x(screen), -40)
  }

  func testAJumpEndsWhatIsUnderWay() {
    let (screen, place) = showDot()
    withAnimation(.linear(duration: 1).repeatForever()) { place.value = 100 }
    screen.settle()
    screen.pass(1.5)
    XCTAssertEqual(x(screen), 50)
    place.value = 20
    screen.settle()
    XCTAssertEqual(x(screen), 20)
    screen.pass(0.5)
    XCTAssertEqual(x(screen), 20)
    XCTAssertFalse(screen.window.isAnimating)
  }

  func testOtherUpdatesOnTheWayDoNotDisturb() {
    struct Two: View {
      @ObservedObject var place: Setting<CGFloat>
      @ObservedObject var text: Setting<String>
      var body: some View {
        VStack(spacing: 0) {
          Text(text.value)
          Color.red.frame(width: 10, height: 10).offset(x: place.value)
        }
      }
    }
    let (place, text) = (Setting<CGFloat>(0), Setting("a"))
    let screen = show(Two(place: place, text: text), width: 10, height: 100)
    withAnimation(.linear(duration: 1)) { place.value = 100 }
    screen.settle()
    screen.pass(0.5)
    text.value = "b"
    screen.settle()
    XCTAssertEqual(screen.texts, ["b"])
    XCTAssertEqual(x(screen), 50)
    screen.pass(0.25)
    XCTAssertEqual(x(screen), 75)
  }

  // MARK: What can be animated

  func testLayoutFollowsInEachFrame() {
    struct Row: View {
      @ObservedObject var wide: Setting<Bool>
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: wide.value ? 30 : 10, height: 10).padding(.leading, wide.value ? 20 : 0)
          Color.blue.frame(width: 10, height: 10)
        }
        .frame(width: 100, alignment: .leading)
      }
    }
    let wide = Setting(false)
    let screen = show(Row(wide: wide), width: 100, height: 10)
    withAnimation(.linear(duration: 1)) { wide.value = true }
    screen.settle()
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 10, 10), CGRect(10, 0, 10, 10)])
    screen.pass(0.5)
    XCTAssertEqual(screen.colorFrames, [CGRect(10, 0, 20, 10), CGRect(30, 0, 10, 10)])
    screen.pass(0.5)
    XCTAssertEqual(screen.colorFrames, [CGRect(20, 0, 30, 10), CGRect(50, 0, 10, 10)])
  }

  func testALengthThatWasOpenHasNoWay() {
    let width = Setting<CGFloat?>(nil)
    let screen = show(Showing(width) { Color.red.frame(width: $0, height: 10) }, width: 100, height: 10)
    withAnimation(.linear(duration: 1)) { width.value = 40 }
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostFrameView.self)[0].width, 40)
    screen.pass(2)
    withAnimation(.linear(duration: 1)) { width.value = 60 }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(screen.hosts(of: HostFrameView.self)[0].width, 50)
  }

  func testFlexibleFramesMoveWhereTheyAreFinite() {
    let width = Setting<CGFloat>(20)
    let screen = show(
      Showing(width) { Color.red.frame(minWidth: $0, maxWidth: .infinity) }.frame(width: 10, height: 10), width: 10,
      height: 10)
    withAnimation(.linear(duration: 1)) { width.value = 40 }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(screen.colorFrames[0].width, 30)
  }

  func testOpacityAndColors() {
    struct Look: View {
      @ObservedObject var isOn: Setting<Bool>
      var body: some View {
        VStack {
          Text("a").opacity(isOn.value ? 1 : 0)
          Text("b").foregroundColor(isOn.value ? .red : .black)
          Text("c").background(isOn.value ? Color.white : .black)
          Text("d").border(Color.black, width: isOn.value ? 5 : 1)
          (isOn.value ? Color.white : .black)
        }
      }
    }
    let isOn = Setting(false)
    let screen = show(Look(isOn: isOn))
    withAnimation(.linear(duration: 1)) { isOn.value = true }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(screen.hosts(of: HostOpacityView.self)[0].alpha, 0.5)
    XCTAssertEqual(
      screen.hosts(of: HostColorView.self).map { $0.backgroundColor?.description }, ["#808080", "#808080"])
    XCTAssertEqual(screen.hosts(of: HostBorderView.self)[0].width, 3)
    screen.pass(0.5)
    XCTAssertEqual(screen.hosts(of: HostColorView.self).map { $0.backgroundColor?.description }, ["white", "white"])
  }

  func testTheEnvironmentsColorMoves() {
    let isOn = Setting(false)
    let screen = show(
      Showing(isOn) { isOn in
        VStack { Text(verbatim: "a") }.foregroundColor(isOn ? .white : .black)
      })
    withAnimation(.linear(duration: 1)) { isOn.value = true }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(screen.hosts(of: HostLabel.self)[0].textColor?.description, "#808080")
    screen.pass(0.5)
    XCTAssertEqual(screen.hosts(of: HostLabel.self)[0].textColor?.description, "white")
  }

  // MARK: Views of one's own

  private struct Number: View, Animatable {
    var value: Double
    let log: EventLog
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View {
      let _ = log.ran("Number \(value)")
      Text("\(Int(value.rounded()))")
    }
  }

  func testTheBodyOfAnAnimatableViewRunsInEachFrame() {
    struct Outer: View {
      @ObservedObject var goal: Setting<Double>
      let log: EventLog
      var body: some View {
        let _ = log.ran("Outer")
        Number(value: goal.value, log: log)
      }
    }
    let (goal, log) = (Setting(0.0), EventLog())
    let screen = show(Outer(goal: goal, log: log))
    XCTAssertEqual(log.take(), ["Outer", "Number 0.0"])
    withAnimation(.linear(duration: 1)) { goal.value = 10 }
    screen.settle()
    XCTAssertEqual(log.take(), ["Outer", "Number 0.0"])
    var shown = screen.texts
    for _ in 0..<5 {
      screen.pass(0.25)
      shown += screen.texts
    }
    XCTAssertEqual(shown, ["0", "3", "5", "8", "10", "10"])
    XCTAssertEqual(log.take(), ["Number 2.5", "Number 5.0", "Number 7.5", "Number 10.0"])
  }

  private struct Shift: AnimatableModifier {
    var amount: CGFloat
    let log: EventLog
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func body(content: Content) -> some View {
      let _ = log.ran("Shift \(amount)")
      content.padding(.leading, amount)
    }
  }

  func testTheBodyOfAnAnimatableModifierRunsInEachFrame() {
    let (amount, log) = (Setting<CGFloat>(0), EventLog())
    let screen = show(
      Showing(amount) { Color.red.frame(width: 10, height: 10).modifier(Shift(amount: $0, log: log)) }
        .frame(width: 100, alignment: .leading), width: 100, height: 10)
    withAnimation(.linear(duration: 1)) { amount.value = 40 }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(screen.colorFrames, [CGRect(20, 0, 10, 10)])
    screen.pass(0.5)
    XCTAssertEqual(log.take(), ["Shift 0.0", "Shift 0.0", "Shift 20.0", "Shift 40.0"])
  }

  func testAViewThatGoesOnItsWayIsGone() {
    struct Going: View {
      @ObservedObject var place: Setting<CGFloat>
      @ObservedObject var isThere: Setting<Bool>
      var body: some View {
        if isThere.value { Color.red.frame(width: 10, height: 10).offset(x: place.value) }
      }
    }
    let (place, isThere) = (Setting<CGFloat>(0), Setting(true))
    let screen = show(Going(place: place, isThere: isThere))
    withAnimation(.linear(duration: 1)) { place.value = 100 }
    screen.settle()
    isThere.value = false
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(screen.colorFrames, [])
    XCTAssertFalse(screen.window.isAnimating)
  }
}
