import Foundation
import HostTree
import ViewKernel
import XCTest

/// How a change of state carries its transaction to what depends on it, and who is told when all is done.
@MainActor
final class TransactionTests: HostTestCase {
  private struct Box: View {
    let x: CGFloat
    var body: some View { Color.red.frame(width: 10, height: 10).offset(x: x) }
  }

  /// Two boxes, each of which reads a setting of its own.
  private struct Two: View {
    let first: Setting<CGFloat>
    let second: Setting<CGFloat>

    var body: some View {
      ZStack {
        Showing(first) { Box(x: $0) }
        Showing(second) { Box(x: $0) }
      }
    }
  }

  private func showTwo() -> (Screen<Two>, Setting<CGFloat>, Setting<CGFloat>) {
    let (first, second) = (Setting<CGFloat>(0), Setting<CGFloat>(0))
    return (show(Two(first: first, second: second), width: 10, height: 10), first, second)
  }

  private func places<V: View>(_ screen: Screen<V>) -> [CGFloat] {
    screen.colorFrames.map { ($0.minX * 1000).rounded() / 1000 }
  }

  func testOneAnimationForTwoStates() {
    let (screen, first, second) = showTwo()
    withAnimation(.linear(duration: 1)) {
      first.value = 100
      second.value = 40
    }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(places(screen), [50, 20])
  }

  func testATransactionThatOnlyTracksVelocityIsCarriedToModifiers() {
    let log = EventLog()
    let x = Setting<CGFloat>(0)
    let screen = show(
      Showing(x) { Box(x: $0) }.transaction { log.add("\($0.tracksVelocity) \($0.isContinuous)") }, width: 10,
      height: 10)
    _ = log.take()
    var transaction = Transaction()
    transaction.tracksVelocity = true
    withTransaction(transaction) { x.value = 10 }
    screen.settle()
    XCTAssertEqual(log.take(), ["true false"])
    x.value = 20
    withTransaction(transaction) { x.value = 30 }
    screen.settle()
    XCTAssertTrue(log.take().contains("true false"))
  }

  func testEachStateHasItsOwnAnimation() {
    let (screen, first, second) = showTwo()
    withAnimation(.linear(duration: 1)) { first.value = 100 }
    withAnimation(.linear(duration: 2)) { second.value = 100 }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(places(screen), [50, 25])
  }

  func testWhatIsNotChangedInsideJumps() {
    let (screen, first, second) = showTwo()
    withAnimation(.linear(duration: 1)) { first.value = 100 }
    second.value = 100
    screen.settle()
    XCTAssertEqual(places(screen), [0, 100])
  }

  func testTheInnermostTransactionCounts() {
    let (screen, first, second) = showTwo()
    withAnimation(.linear(duration: 1)) {
      first.value = 100
      withAnimation(nil) { second.value = 100 }
    }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(places(screen), [50, 100])
    var transaction = Transaction(animation: .linear(duration: 1))
    withTransaction(transaction) { second.value = 0 }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(places(screen), [100, 50])
    transaction.animation = nil
    withTransaction(transaction) { second.value = 10 }
    screen.settle()
    XCTAssertEqual(places(screen), [100, 10])
  }

  func testAnErrorLeavesNoTransactionBehind() {
    struct Stop: Error {}
    let (screen, first, _) = showTwo()
    XCTAssertThrowsError(try withAnimation(.linear(duration: 1)) { throw Stop() })
    XCTAssertEqual(withAnimation { 7 }, 7)
    first.value = 100
    screen.settle()
    XCTAssertEqual(places(screen), [100, 0])
  }

  func testAnotherValueTravelsAlong() {
    let seen = EventLog()
    let (first, second) = (Setting<CGFloat>(0), Setting<CGFloat>(0))
    let screen = show(
      Two(first: first, second: second).transaction { seen.add("\($0[Source.self]) \($0.animation != nil)") })
    withTransaction(\.source, "finger") { first.value = 1 }
    screen.settle()
    XCTAssertEqual(seen.take(), ["finger false"])
    withAnimation { withTransaction(\.source, "key") { first.value = 2 } }
    screen.settle()
    XCTAssertEqual(seen.take(), ["key true"])
    second.value = 1
    screen.settle()
    XCTAssertEqual(seen.take(), ["nobody false"])
  }

  func testWhatModifiersChangeHoldsForAViewThatReadsTheStateAsWell() {
    let seen = EventLog()
    let place = Setting<CGFloat>(0)
    /// Is updated by the view around it, and reads the state itself.
    func reader(_ x: CGFloat) -> some View {
      Showing(place) {
        Box(x: ($0 + x) / 2).transaction { seen.add("\($0.isContinuous) \($0.animation != nil)") }
      }
    }
    let screen = show(
      VStack {
        Showing(place) { reader($0).transaction { $0.isContinuous = true } }
        Showing(place) { reader($0).transaction { $0.animation = nil } }
      }, width: 10, height: 50)
    withAnimation(.linear(duration: 1)) { place.value = 100 }
    screen.settle()
    XCTAssertEqual(seen.take().prefix(2), ["true true", "false false"])
    screen.pass(0.5)
    XCTAssertEqual(places(screen), [50, 100])
  }

  func testAnAnimationReachesWhatAPreferenceMoves() {
    struct Key: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }
    let place = Setting<CGFloat>(0)
    let screen = show(
      Showing(place) { Color.clear.preference(key: Key.self, value: $0) }
        .overlayPreferenceValue(Key.self) { Box(x: $0) }, width: 10, height: 10)
    withAnimation(.linear(duration: 1)) { place.value = 100 }
    screen.settle()
    screen.pass(0.25)
    XCTAssertEqual(places(screen).last, 25)
  }

  func testAnAnimationReachesWhatAGeometryReaderMoves() {
    let wide = Setting(false)
    let screen = show(
      Showing(wide) { wide in
        // From a width to none there is no way, so the reader has its new size at once.
        GeometryReader { proxy in Box(x: proxy.size.width) }.frame(width: wide ? nil : 10).padding(.leading, 0)
      }
      .frame(width: 100, height: 10, alignment: .leading), width: 100, height: 10)
    XCTAssertEqual(places(screen), [10])
    withAnimation(.linear(duration: 1)) { wide.value = true }
    screen.settle()
    XCTAssertEqual(places(screen), [10])
    screen.pass(0.5)
    XCTAssertEqual(places(screen), [55])
  }

  func testARootViewCanBeReplacedWithAnAnimation() {
    let screen = show(Box(x: 0), width: 10, height: 10)
    withAnimation(.linear(duration: 1)) { screen.view = Box(x: 100) }
    screen.pass(0.5)
    XCTAssertEqual(places(screen), [50])
  }

  // MARK: Completion

  func testCompletionComesAfterTheLastAnimation() {
    let log = EventLog()
    let (screen, first, second) = showTwo()
    withAnimation(.linear(duration: 1)) {
      first.value = 100
      second.value = 100
    } completion: {
      log.add("done")
    }
    XCTAssertEqual(log.take(), [])
    screen.settle()
    screen.pass(0.9)
    XCTAssertEqual(log.take(), [])
    screen.pass(0.1)
    XCTAssertEqual(log.take(), ["done"])
    screen.pass(1)
    XCTAssertEqual(log.take(), [])
  }

  func testCompletionComesInAnyCase() {
    let log = EventLog()
    let (screen, first, _) = showTwo()
    withAnimation {
    } completion: {
      log.add("nothing changed")
    }
    XCTAssertEqual(log.take(), ["nothing changed"])
    withAnimation(nil) {
      first.value = 10
    } completion: {
      log.add("jumped")
    }
    XCTAssertEqual(log.take(), [])
    screen.settle()
    XCTAssertEqual(log.take(), ["jumped"])
    withAnimation(.linear(duration: 1)) {
      first.value = 20
    } completion: {
      log.add("was cut short")
    }
    screen.settle()
    first.value = 30
    screen.settle()
    XCTAssertEqual(log.take(), ["was cut short"])
    withAnimation(.linear(duration: 1)) {
      first.value = 20
    } completion: {
      log.add("went")
    }
    screen.settle()
    screen.close()
    XCTAssertEqual(log.take(), [])
  }

  func testASpringIsLogicallyCompleteBeforeItIsAtRest() {
    let log = EventLog()
    let (screen, first, _) = showTwo()
    var transaction = Transaction(animation: .spring(duration: 1))
    transaction.addAnimationCompletion { log.add("logically") }
    transaction.addAnimationCompletion(criteria: .removed) { log.add("removed") }
    withTransaction(transaction) { first.value = 100 }
    screen.settle()
    screen.pass(0.99)
    XCTAssertEqual(log.take(), [])
    screen.pass(0.01)
    XCTAssertEqual(log.take(), ["logically"])
    XCTAssertTrue(screen.window.isAnimating)
    screen.pass(2)
    XCTAssertEqual(log.take(), ["removed"])
  }

  func testWhoWaitsForRestWaitsForLaterAnimationsToo() {
    let log = EventLog()
    let (screen, first, _) = showTwo()
    for animation in [Animation.linear(duration: 1), .spring(duration: 1)] {
      withAnimation(animation) {
        first.value += 100
      } completion: {
        log.add("logically")
      }
      screen.settle()
      withAnimation(animation, completionCriteria: .removed) {
        first.value += 100
      } completion: {
        log.add("removed")
      }
      screen.settle()
      screen.pass(0.5)
      withAnimation(animation) { first.value = 0 }
      screen.settle()
      screen.pass(0.5)
      XCTAssertEqual(log.take(), ["logically"], "\(animation)")
      screen.pass(3)
      XCTAssertEqual(log.take(), ["removed"], "\(animation)")
    }
  }

  func testATransactionCanCarryACompletion() {
    let log = EventLog()
    let (screen, first, _) = showTwo()
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.addAnimationCompletion { log.add("done") }
    withTransaction(transaction) { first.value = 1 }
    screen.settle()
    screen.pass(1)
    XCTAssertEqual(log.take(), ["done"])
  }
}

private enum Source: TransactionKey { static var defaultValue: String { "nobody" } }

extension Transaction {
  fileprivate var source: String {
    get { self[Source.self] }
    set { self[Source.self] = newValue }
  }
}
