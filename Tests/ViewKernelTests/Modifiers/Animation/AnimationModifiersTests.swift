import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class AnimationModifiersTests: HostTestCase {
  private struct Box: View {
    let x: CGFloat
    var body: some View { Color.red.frame(width: 10, height: 10).offset(x: x) }
  }

  private func places<V: View>(_ screen: Screen<V>) -> [CGFloat] {
    screen.colorFrames.map { ($0.minX * 1000).rounded() / 1000 }
  }

  private let linear = Animation.linear(duration: 1)

  // MARK: animation(_:body:)

  func testABodyOfModifiersIsAnimatedAndTheViewInsideIsNot() {
    let place = Setting<CGFloat>(0)
    let linear = linear
    let screen = show(
      Showing(place) { x in Box(x: x).animation(linear) { $0.padding(.leading, x).opacity(x == 0 ? 1 : 0.5) } },
      width: 300, height: 10)
    place.value = 100
    screen.settle()
    screen.pass(0.5)
    // Half of the way of the padding, all of the way of the box's own offset.
    let opacity = screen.hosts(of: HostView.self).map(\.alpha).filter { $0 < 1 }
    XCTAssertEqual(opacity.map { ($0 * 1000).rounded() / 1000 }, [0.75])
    screen.pass(0.6)
    XCTAssertFalse(screen.window.isAnimating)
  }

  func testAnAnimationFromOutsideGoesOnToTheViewInside() {
    let place = Setting<CGFloat>(0)
    let linear = linear
    let screen = show(
      Showing(place) { x in Box(x: x).animation(nil) { $0.opacity(x == 0 ? 1 : 0.5) } }, width: 10, height: 10)
    withAnimation(linear) { place.value = 100 }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(places(screen), [50])
    XCTAssertEqual(screen.hosts(of: HostView.self).map(\.alpha).filter { $0 < 1 }, [0.5], "it jumps")
    screen.pass(0.6)
  }

  func testAViewInsideThatChangesItselfIsNotAnimated() {
    let place = Setting<CGFloat>(0)
    let linear = linear
    let screen = show(
      Showing(place) { x in Box(x: x) }.animation(linear) { $0.offset(x: 10) }, width: 10, height: 10)
    place.value = 100
    screen.settle()
    XCTAssertEqual(places(screen), [110])
    XCTAssertFalse(screen.window.isAnimating)
  }

  func testABodyMayShowAnotherBranchWithTheNewestView() {
    let place = Setting<CGFloat>(0)
    let screen = show(
      Showing(place) { x in
        Text("\(Int(x))").transaction({ $0.animation = nil }) { content in
          if x > 5 { content.padding() } else { content }
        }
      })
    XCTAssertEqual(screen.texts, ["0"])
    place.value = 3
    screen.settle()
    XCTAssertEqual(screen.texts, ["3"])
    place.value = 10
    screen.settle()
    XCTAssertEqual(screen.texts, ["10"])
    place.value = 11
    screen.settle()
    XCTAssertEqual(screen.texts, ["11"])
  }

  func testOffsetsOfABodyOfModifiers() {
    let place = Setting<CGFloat>(0)
    let linear = linear
    let screen = show(Showing(place) { x in Box(x: x).animation(linear) { $0.offset(x: x) } }, width: 10, height: 10)
    place.value = 100
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(places(screen), [150], "half of the way of the body, all of the box's own")
    screen.pass(0.6)
    XCTAssertEqual(places(screen), [200])
  }

  func testAModifierIsAnimatedAndTheContentIsNot() {
    struct Moved: ViewModifier {
      let x: CGFloat
      func body(content: Content) -> some View { content.offset(x: x) }
    }
    let place = Setting<CGFloat>(0)
    let linear = linear
    let screen = show(Showing(place) { x in Box(x: x).modifier(Moved(x: x).animation(linear)) }, width: 10, height: 10)
    place.value = 100
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(places(screen), [150], "half of the way of the modifier, all of the box's own")
    screen.pass(0.6)
    XCTAssertEqual(places(screen), [200])
  }

  func testTheTransactionOfAModifier() {
    struct Faded: ViewModifier {
      let isFaded: Bool
      func body(content: Content) -> some View { content.opacity(isFaded ? 0.5 : 1) }
    }
    let place = Setting<CGFloat>(0)
    let linear = linear
    let screen = show(
      Showing(place) { x in Box(x: x).modifier(Faded(isFaded: x > 0).transaction { $0.animation = nil }) }, width: 10,
      height: 10)
    withAnimation(linear) { place.value = 100 }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(places(screen), [50], "the content is animated")
    XCTAssertEqual(screen.hosts(of: HostView.self).map(\.alpha).filter { $0 < 1 }, [0.5], "the modifier is not")
    screen.pass(0.6)
  }

  // MARK: animation(_:value:)

  func testAValueThatChangesAnimatesWhatIsInside() {
    let place = Setting<CGFloat>(0)
    let linear = linear
    let screen = show(
      Showing(place) { x in
        ZStack {
          Box(x: x).animation(linear, value: x)
          Box(x: x)
        }
      }, width: 10, height: 10)
    place.value = 100
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(places(screen), [50, 100])
  }

  func testOtherChangesAreNotAnimated() {
    let (place, other) = (Setting<CGFloat>(0), Setting(0))
    let linear = linear
    let screen = show(
      Showing(other) { other in
        Showing(place) { Box(x: $0) }.animation(linear, value: other)
      }, width: 10, height: 10)
    place.value = 100
    screen.settle()
    XCTAssertEqual(places(screen), [100])
    other.value = 1
    screen.settle()
    XCTAssertFalse(screen.window.isAnimating)
    // In the same update as the value, it is, although another view has read it.
    other.value = 2
    place.value = 0
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(places(screen), [50])
  }

  func testTheInnerModifierCountsAndNilLetsItJump() {
    let place = Setting<CGFloat>(0)
    let linear = linear
    let screen = show(
      Showing(place) { x in
        ZStack {
          Box(x: x).animation(linear, value: x)
          Box(x: x).animation(nil, value: x)
          Box(x: x)
        }
        .animation(.linear(duration: 2), value: x)
      }, width: 10, height: 10)
    place.value = 100
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(places(screen), [50, 100, 25])
    withAnimation(.linear(duration: 10)) { place.value = 0 }
    screen.settle()
    screen.pass(0.5)
    // The first has two animations that add up, the third too.
    XCTAssertEqual(places(screen)[1], 0)
  }

  func testTransactionsCanDisableIt() {
    let place = Setting<CGFloat>(0)
    let linear = linear
    let screen = show(Showing(place) { x in Box(x: x).animation(linear, value: x) }, width: 10, height: 10)
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { place.value = 100 }
    screen.settle()
    XCTAssertEqual(places(screen), [100])
    transaction.animation = .linear(duration: 2)
    withTransaction(transaction) { place.value = 0 }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(places(screen), [75], "what the transaction itself says still counts")
  }

  // MARK: animation(_:)

  @available(*, deprecated)
  func testEveryChangeCanBeAnimated() {
    let place = Setting<CGFloat>(0)
    let screen = show(Showing(place) { Box(x: $0) }.animation(linear), width: 10, height: 10)
    XCTAssertFalse(screen.window.isAnimating)
    place.value = 100
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(places(screen), [50])
  }

  func testAViewCanBeItsOwnValue() {
    struct Place: View, Equatable {
      let x: CGFloat
      var body: some View { Box(x: x) }
      nonisolated static func == (a: Place, b: Place) -> Bool { a.x == b.x }
      struct Box: View {
        let x: CGFloat
        var body: some View { Color.red.frame(width: 10, height: 10).offset(x: x) }
      }
    }
    let place = Setting<CGFloat>(0)
    let linear = linear
    let screen = show(Showing(place) { Place(x: $0).animation(linear) }, width: 10, height: 10)
    place.value = 100
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(places(screen), [50])
  }

  // MARK: transaction(_:)

  func testATransactionIsChangedOnItsWay() {
    let place = Setting<CGFloat>(0)
    let screen = show(
      ZStack {
        Showing(place) { Box(x: $0) }.transaction { $0.animation = $0.animation?.speed(0.5) }
        Showing(place) { Box(x: $0) }.transaction { $0.animation = nil }
        Showing(place) { Box(x: $0) }
      }, width: 10, height: 10)
    withAnimation(linear) { place.value = 100 }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(places(screen), [25, 100, 50])
  }

  func testATransactionIsChangedWithAValue() {
    let place = Setting<CGFloat>(0)
    let linear = linear
    let screen = show(
      Showing(place) { x in
        Box(x: x).transaction(value: x > 50) { $0.animation = linear }
      }, width: 10, height: 10)
    place.value = 20
    screen.settle()
    XCTAssertEqual(places(screen), [20])
    place.value = 60
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(places(screen), [40])
  }
}
