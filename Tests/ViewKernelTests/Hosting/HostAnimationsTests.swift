import Foundation
import HostTree
import ViewKernel
import XCTest

/// Hosts that an animated layout moves slide to their places.
@MainActor
final class HostAnimationsTests: HostTestCase {
  private let linear = Animation.linear(duration: 1)

  private struct Box: View {
    let color: Color
    var body: some View { color.frame(width: 10, height: 10) }
  }

  private struct Row: View {
    @ObservedObject var isLeading: Setting<Bool>

    var body: some View {
      VStack(alignment: isLeading.value ? .leading : .trailing, spacing: 0) {
        Color.clear.frame(width: 100, height: 10)
        Box(color: .red)
        HStack(spacing: isLeading.value ? 0 : 20) {
          Box(color: .blue)
          Box(color: .green)
        }
      }
    }
  }

  func testAnAlignmentAndASpacingThatChangeMoveWhatIsInside() {
    let isLeading = Setting(true)
    let screen = show(Row(isLeading: isLeading), width: 100, height: 30)
    let before = [CGRect(0, 0, 100, 10), CGRect(0, 10, 10, 10), CGRect(0, 20, 10, 10), CGRect(10, 20, 10, 10)]
    XCTAssertEqual(screen.colorFrames, before)
    withAnimation(linear) { isLeading.value = false }
    screen.settle()
    XCTAssertEqual(screen.colorFrames, before, "all begins where it was")
    screen.pass(0.5)
    XCTAssertEqual(
      screen.colorFrames,
      [CGRect(0, 0, 100, 10), CGRect(45, 10, 10, 10), CGRect(30, 20, 10, 10), CGRect(50, 20, 10, 10)])
    screen.pass(0.5)
    XCTAssertEqual(
      screen.colorFrames,
      [CGRect(0, 0, 100, 10), CGRect(90, 10, 10, 10), CGRect(60, 20, 10, 10), CGRect(90, 20, 10, 10)])
    XCTAssertFalse(screen.window.isAnimating)
  }

  func testItTurnsRoundOnTheWay() {
    let isLeading = Setting(true)
    let screen = show(Row(isLeading: isLeading), width: 100, height: 30)
    withAnimation(linear) { isLeading.value = false }
    screen.settle()
    screen.pass(0.5)
    withAnimation(linear) { isLeading.value = true }
    screen.settle()
    XCTAssertEqual(screen.colorFrames[1].minX, 45)
    screen.pass(0.25)
    // 45 / 2 of the way there are left, and 90 * 3 / 4 of the way back.
    XCTAssertEqual(screen.colorFrames[1].minX, 67.5 - 22.5)
    screen.pass(1)
    XCTAssertEqual(screen.colorFrames[1].minX, 0)
  }

  func testALayoutWithoutAnAnimationMovesOnlyTheGoal() {
    let (isLeading, height) = (Setting(true), Setting<CGFloat>(0))
    let screen = show(
      Showing(height) { height in
        VStack(spacing: 0) {
          Color.clear.frame(height: height)
          Row(isLeading: isLeading)
        }
        .frame(height: 100, alignment: .top)
      }, width: 100, height: 100)
    withAnimation(linear) { isLeading.value = false }
    screen.settle()
    screen.pass(0.5)
    height.value = 20
    screen.settle()
    XCTAssertEqual(screen.colorFrames[2], CGRect(45, 30, 10, 10), "down at once, across as before")
    screen.pass(0.25)
    XCTAssertEqual(screen.colorFrames[2], CGRect(67.5, 30, 10, 10))
  }

  func testNothingSlidesWithoutAnAnimation() {
    let isLeading = Setting(true)
    let screen = show(Row(isLeading: isLeading), width: 100, height: 30)
    isLeading.value = false
    screen.settle()
    XCTAssertEqual(screen.colorFrames[1].minX, 90)
    XCTAssertFalse(screen.window.isAnimating)
  }

  func testWhatFillsTheRoomResizes() {
    let isWide = Setting(false)
    let screen = show(
      Showing(isWide) { isWide in
        HStack(spacing: 0) {
          Color.red
          Color.blue.frame(width: isWide ? nil : 20)
        }
      }, width: 100, height: 10)
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 80, 10), CGRect(80, 0, 20, 10)])
    withAnimation(linear) { isWide.value = true }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 65, 10), CGRect(65, 0, 35, 10)])
    screen.pass(0.5)
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 50, 10), CGRect(50, 0, 50, 10)])
  }

  func testATextHasItsNewSizeAtOnceAndSlides() {
    let text = Setting("aa")
    let screen = show(Showing(text) { Text(verbatim: $0) }, width: 100, height: 20)
    let old = screen.frame("aa")
    withAnimation(linear) { text.value = "aaaaaa" }
    screen.settle()
    let new = screen.frame("aaaaaa")
    XCTAssertEqual(new?.minX, old?.minX)
    XCTAssertEqual(new.map(\.width), old.map { $0.width * 3 })
    screen.pass(1)
    XCTAssertEqual(screen.frame("aaaaaa")?.midX, 50)
  }

  func testOnlyWhatIsInsideOfAnAnimationModifierSlides() {
    let isLeading = Setting(true)
    let linear = linear
    let screen = show(
      Showing(isLeading) { isLeading in
        VStack(alignment: isLeading ? .leading : .trailing, spacing: 0) {
          Color.clear.frame(width: 100, height: 10)
          Box(color: .red).animation(linear, value: isLeading)
          Box(color: .blue)
        }
      }, width: 100, height: 30)
    isLeading.value = false
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(screen.colorFrames.map(\.minX), [0, 45, 90])
  }

  func testWhatAModifierPlacesWithoutAnAnimationIsThereAtOnce() {
    let isLeading = Setting(true)
    let screen = show(
      Showing(isLeading) { isLeading in
        VStack(alignment: isLeading ? .leading : .trailing, spacing: 0) {
          Color.clear.frame(width: 100, height: 10)
          Box(color: .red).animation(nil) { $0.offset(x: isLeading ? 0 : -50) }
          Box(color: .blue).animation(nil) { $0 }
        }
      }, width: 100, height: 30)
    withAnimation(linear) { isLeading.value = false }
    screen.settle()
    XCTAssertEqual(screen.colorFrames.map(\.minX), [0, 40, 0], "the offset is there, its content where it was")
    screen.pass(0.5)
    XCTAssertEqual(screen.colorFrames.map(\.minX), [0, 40, 45])
  }

  func testNewViewsDoNotSlideFromNowhere() {
    let names = Setting(["a"])
    let screen = show(
      Showing(names) { names in
        VStack(spacing: 0) {
          ForEach(names, id: \.self) { Text(verbatim: $0).transition(.identity) }
        }
        .frame(height: 100, alignment: .top)
      }, width: 100, height: 100)
    withAnimation(linear) { names.value = ["b", "a"] }
    screen.settle()
    XCTAssertEqual(screen.frame("b")?.minY, 0)
    XCTAssertEqual(screen.frame("a")?.minY, 0)
    screen.pass(0.5)
    XCTAssertEqual(screen.frame("a")?.minY, 10)
  }

  func testWhoDependsOnPlacesIsToldInEachFrame() {
    let isLeading = Setting(true)
    let log = EventLog()
    let screen = show(
      Showing(isLeading) { isLeading in
        Color.red.frame(width: 10, height: 10)
          .background(
            GeometryReader { proxy in
              let _ = log.add("\(proxy.frame(in: .global).minX)")
              Color.clear
            }
          )
          .frame(width: 100, alignment: isLeading ? .leading : .trailing)
      }, width: 100, height: 10)
    _ = log.take()
    withAnimation(linear) { isLeading.value = false }
    screen.settle()
    screen.pass(0.5)
    screen.pass(0.5)
    XCTAssertEqual(log.take().suffix(2), ["45.0", "90.0"])
  }

  func testAViewThatGoesOnItsWayIsFreed() {
    let (isLeading, isThere) = (Setting(true), Setting(true))
    let screen = show(
      Showing(isThere) { isThere in
        ZStack { if isThere { Row(isLeading: isLeading) } }
      }, width: 100, height: 30)
    withAnimation(linear) { isLeading.value = false }
    screen.settle()
    screen.pass(0.5)
    isThere.value = false
    screen.settle()
    screen.pass(0.1)
    XCTAssertEqual(screen.colorFrames, [])
    XCTAssertFalse(screen.window.isAnimating)
  }
}
