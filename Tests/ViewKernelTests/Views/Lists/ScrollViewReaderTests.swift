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
