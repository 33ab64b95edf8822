import Foundation
import HostTree
import ViewKernel
import XCTest

/// What is in sight of a lazy stack stays where it is.
@MainActor
final class LazyNodePlaceTests: HostTestCase {
  private func column(_ count: Int) -> some View {
    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count) { Text("\($0)").frame(height: 50) } } }
  }

  func testLengthsThatDifferFromTheEstimateMoveNothingInSight() {
    let screen = show(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { Text("\($0)").frame(height: $0 < 10 ? 20 : CGFloat($0 % 5) * 20 + 20) }
        }
      }, height: 100)
    XCTAssertEqual(screen.scroll.contentSize.height, 20_000)
    screen.scroll(by: 10_000)
    XCTAssertEqual(screen.texts.first, "500")
    let before = screen.frame("501")
    screen.scroll(by: -30)
    XCTAssertEqual(screen.texts.first, "499", "which is 100 high")
    XCTAssertEqual(screen.frame("501")?.minY, before.map { $0.minY + 30 })
    for _ in 0..<600 { screen.scroll(by: -90) }
    XCTAssertEqual(screen.scroll.contentOffset.y, 0)
    XCTAssertEqual(screen.texts, ["0", "1", "2", "3", "4"])
  }

  func testAFingerGoesOnFromWhereTheOffsetWasCorrected() {
    func check<V: View>(_ rows: V, _ name: String) {
      let screen = show(rows, height: 100)
      screen.scroll.contentOffset.y = 2000
      screen.settle()
      let touch = screen.window.beginTouch(at: CGPoint(x: 100, y: 10))
      let first = screen.texts[0]
      var top: CGFloat?
      for y in [30, 50, 70, 90] as [CGFloat] {
        touch.move(to: CGPoint(x: 100, y: y))
        screen.settle()
        let now = screen.frame(first)?.minY
        if let top { XCTAssertEqual(now, top + 20, "\(name) at \(y)") }
        top = now
      }
      touch.end()
    }
    func row(_ number: Int) -> some View { Text("\(number)").frame(height: number < 5 ? 20 : 35) }
    check(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { row($0) } } }, "lazy stack")
    check(List(0..<1000) { row($0).listRowInsets(EdgeInsets()) }.listStyle(.plain), "list")
  }

  func testTheEndIsReached() {
    let screen = show(
      ScrollView { LazyVStack { ForEach(0..<300) { Text("\($0)").frame(height: CGFloat($0 % 7) * 10) } } }, height: 100)
    for _ in 0..<200 { screen.scroll(by: 90) }
    XCTAssertEqual(screen.texts.last, "299")
    XCTAssertEqual(screen.frame("299")?.midY, 75, "it is 50 high")
    let heights = (0..<300).map { CGFloat($0 % 7) * 10 }
    XCTAssertEqual(screen.scroll.contentSize.height, heights.reduce(0, +) + 299 * 8, "all is known")
  }

  func testThePlaceIsKeptWhileDataChange() {
    let setting = Setting(Array(0..<1000))
    let screen = show(
      Showing(setting) { numbers in
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Counter("\($0):").frame(height: 50) } }
        }
      }, height: 100)
    screen.scroll(by: 500)
    screen.tap("10: 0")
    setting.value = [2000] + setting.value.filter { $0 != 3 && $0 != 4 } + [2001]
    screen.settle()
    XCTAssertEqual(screen.texts, ["10: 1", "11: 0"], "one came above, two went above")
    XCTAssertEqual(screen.scroll.contentOffset.y, 450)
    XCTAssertEqual(screen.scroll.contentSize.height, 50_000)
    setting.value = [5, 11, 10]
    screen.settle()
    XCTAssertEqual(screen.texts, ["5: 0", "11: 0"], "11 stays where it is, and 10 comes after it")
    screen.scroll(by: 50)
    XCTAssertEqual(screen.texts, ["11: 0", "10: 1"])
    setting.value = []
    screen.settle()
    XCTAssertEqual(screen.texts, [])
    XCTAssertEqual(screen.scroll.contentSize.height, 0)
    setting.value = [1, 2]
    screen.settle()
    XCTAssertEqual(screen.texts, ["1: 0", "2: 0"])
  }

  func testThePlaceIsKeptAtTheEnd() {
    let setting = Setting(Array(0..<100))
    let screen = show(
      Showing(setting) { numbers in
        ScrollView { LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Text("\($0)").frame(height: 50) } } }
      }, height: 100)
    screen.scroll.contentOffset.y = 4900
    screen.settle()
    setting.value.removeFirst(3)
    screen.settle()
    XCTAssertEqual(screen.texts, ["98", "99"])
    XCTAssertEqual(screen.scroll.contentOffset.y, 4750)
    setting.value.removeLast()
    screen.settle()
    XCTAssertEqual(screen.texts, ["97", "98"], "the end has come up")
  }

  func testWhatComesBeforeTheBeginningInSightIsSeen() {
    let setting = Setting(["a", "b"])
    let screen = show(
      Showing(setting) { names in ScrollView { LazyVStack { ForEach(names, id: \.self) { Text($0) } } } })
    setting.value = ["c", "a", "b"]
    screen.settle()
    XCTAssertEqual(screen.texts, ["c", "a", "b"])
    XCTAssertEqual(screen.frame("c")?.minY, 0)
  }

  func testAViewBesideTheStackPushesWhatIsInSight() {
    let setting = Setting(CGFloat(0))
    let screen = show(
      Showing(setting) { height in
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: height)
            LazyVStack(spacing: 0) { ForEach(0..<100) { Text("row \($0)").frame(height: 50) } }
          }
        }
      }, height: 100)
    setting.value = 50
    screen.settle()
    XCTAssertEqual(screen.texts, ["row 0"])
    setting.value = 500
    screen.settle()
    XCTAssertEqual(screen.texts, [])
    XCTAssertEqual(screen.scroll.contentSize.height, 5500)
    screen.scroll(by: 450)
    XCTAssertEqual(screen.texts, ["row 0"])
  }

  func testALargerWindowShowsMore() {
    let screen = show(column(100), height: 100)
    screen.scroll(by: 200)
    screen.window.frame.size.height = 200
    screen.hosting.frame = screen.window.bounds
    screen.settle()
    XCTAssertEqual(screen.texts, ["4", "5", "6", "7"])
  }

  func testAnotherWidthKeepsThePlace() {
    let screen = show(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { number in
            GeometryReader { Text("\(number): \(Int($0.size.width))") }.aspectRatio(2, contentMode: .fit)
          }
        }
      }, width: 100, height: 100)
    XCTAssertEqual(screen.scroll.contentSize.height, 5000)
    screen.scroll(by: 1000)
    XCTAssertEqual(screen.texts, ["20: 100", "21: 100"])
    screen.window.frame.size.width = 200
    screen.hosting.frame = screen.window.bounds
    screen.settle()
    XCTAssertEqual(screen.texts, ["20: 200"])
    XCTAssertEqual(screen.scroll.contentSize.height, 10_000)
    XCTAssertEqual(screen.scroll.contentOffset.y, 2000)
  }

  func testAColumnOfColumns() {
    let screen = show(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<6) { part in
            LazyVStack(spacing: 0) {
              ForEach(0..<50) { Text("\(part).\($0)").frame(height: CGFloat((part + $0) % 4) * 10 + 10) }
            }
          }
        }
      }, height: 100)
    func check(_ distance: CGFloat) {
      var last = screen.texts[0]
      for _ in 0..<150 where screen.texts.contains(last) {
        let before = screen.frame(last)?.minY
        let limit = screen.scroll.contentSize.height - 100
        let isFree = (0...limit).contains(screen.scroll.contentOffset.y + distance)
        screen.scroll(by: distance)
        guard let after = screen.frame(last)?.minY else {
          last = screen.texts[0]
          continue
        }
        if isFree { XCTAssertEqual(after + distance, before ?? .nan, accuracy: 0.001, last) }
        last = screen.texts[0]
      }
    }
    XCTAssertEqual(screen.texts.first, "0.0")
    check(70)
    XCTAssertEqual(screen.texts.last, "5.49")
    XCTAssertEqual(screen.frame("5.49")?.midY ?? 0, 100 - 15, accuracy: 0.001, "it is 30 high")
    check(-70)
    XCTAssertEqual(screen.texts.first, "0.0")
    XCTAssertEqual(screen.scroll.contentOffset.y, 0)
  }
}
