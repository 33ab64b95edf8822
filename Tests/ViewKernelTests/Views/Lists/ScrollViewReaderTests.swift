import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ScrollViewReaderTests: HostTestCase {
  private struct Page<Content: View>: View {
    let target: Int
    let anchor: UnitPoint?
    @ViewBuilder let content: Content

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          content
          Button("go") { proxy.scrollTo(target, anchor: anchor) }
        }
      }
    }
  }

  private func offset<V: View>(_ target: Int, _ anchor: UnitPoint?, _ content: V) -> CGFloat {
    let screen = show(Page(target: target, anchor: anchor) { content }, height: 220)
    screen.tap("go")
    return screen.hosts(of: HostScrollView.self)[0].contentOffset.y
  }

  func testAnotherThreadScrollsInTheNextSettle() throws {
    var kept: ScrollViewProxy?
    let screen = show(
      ScrollViewReader { proxy in
        let _ = kept = proxy
        List(0..<1000) { Text("\($0)") }.listStyle(.plain)
      }, height: 220)
    let proxy = try XCTUnwrap(kept)
    onThreads(1) { _ in proxy.scrollTo(500, anchor: .top) }
    let table = screen.hosts(of: HostScrollView.self)[0]
    XCTAssertEqual(table.contentOffset.y, 0)
    screen.settle()
    XCTAssertEqual(table.contentOffset.y, 22_000)
  }

  func testRowsOfAList() {
    let list = List(0..<1000) { Text("\($0)") }.listStyle(.plain)
    XCTAssertEqual(offset(500, .top, list), 22_000)
    XCTAssertEqual(offset(500, .center, list), 22_000 - 78)
    XCTAssertEqual(offset(500, nil, list), 22_000 - 156)
    XCTAssertEqual(offset(2, nil, list), 0)
    XCTAssertEqual(offset(5000, .top, list), 0)
  }

  func testIdentifiedRows() {
    let list = List {
      ForEach(0..<3) { number in Section { Text("\(number)").id(number * 10) } }
      Text("last").frame(height: 300).id(99)
    }.listStyle(.plain)
    XCTAssertEqual(offset(99, .top, list), 132)
    XCTAssertEqual(offset(20, .top, list), 88)
  }

  func testViewsInAScrollView() {
    let content = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<20) { Text("\($0)").frame(height: 50) }
        Text("end").frame(height: 30).id(77)
      }
    }
    XCTAssertEqual(offset(10, .top, content), 500)
    XCTAssertEqual(offset(10, .bottom, content), 350)
    XCTAssertEqual(offset(77, nil, content), 830)
  }

  func testViewsOfALazyStackThatWereNeverShown() {
    func column(_ height: @escaping (Int) -> CGFloat) -> some View {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Text("\($0)").frame(height: height($0)) } } }
    }
    XCTAssertEqual(offset(500, .top, column { _ in 40 }), 20_000)
    XCTAssertEqual(offset(500, .center, column { _ in 40 }), 20_000 - 80)
    XCTAssertEqual(offset(500, nil, column { _ in 40 }), 20_000 - 160)
    XCTAssertEqual(offset(2, nil, column { _ in 40 }), 0)
    XCTAssertEqual(offset(999, .top, column { _ in 40 }), 39_800)
    XCTAssertEqual(offset(5000, .top, column { _ in 40 }), 0)
    for anchor in [UnitPoint.top, .center, .bottom] {
      let screen = show(
        Page(target: 700, anchor: anchor) { column { $0 < 50 ? 30 : CGFloat($0 % 7) * 10 + 20 } }, height: 220)
      screen.tap("go")
      let frame = screen.host("700")?.superview.map { $0.convert($0.bounds, to: nil) }
      XCTAssertEqual(frame?.minY, anchor.y * 180, "\(anchor)")
    }
  }

  func testIdentifiedViewsOfALazyStack() {
    let content = ScrollView {
      Color.red.frame(height: 1000)
      LazyVStack(spacing: 0) {
        ForEach(0..<30) { Text("\($0)").frame(height: 50) }
        Text("end").frame(height: 300).id(77)
      }
    }
    XCTAssertEqual(offset(77, .top, content), 1008 + 1500)
  }

  func testItFindsWhatTheSameActionHasAdded() {
    struct Chat: View {
      @State private var count = 50
      var body: some View {
        ScrollViewReader { proxy in
          List(0..<count) { Text("\($0)") }.listStyle(.plain)
          Button("add") {
            count += 1
            proxy.scrollTo(count - 1, anchor: .bottom)
          }
        }
      }
    }
    let screen = show(Chat(), height: 300)
    screen.tap("add")
    XCTAssertEqual(screen.rowTexts.last, "50")
  }
}
