import Foundation
import HostTree
import ViewKernel
import XCTest

/// Which subviews a view has, and when they are made.
@MainActor
final class SubviewsCollectionTests: HostTestCase {
  private struct Pair: View {
    var body: some View {
      Text("one")
      Text("two")
    }
  }

  private struct Counted<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        Text("\(subviews.count)")
        subviews
      }
    }
  }

  func testWhatIsTakenApart() {
    let screen = show(
      VStack {
        Counted {
          Text("text")
          Group {
            Text("in a group")
            Pair()
          }
          .padding(1)
          ForEach(0..<2) { Text("\($0)") }
          if true { AnyView(Pair()) }
          EmptyView()
          VStack { Pair() }
          Section("head") { Text("row") }
        }
      })
    XCTAssertEqual(
      screen.texts,
      ["11", "text", "in a group", "one", "two", "0", "1", "one", "two", "one", "two", "head", "row"])
    XCTAssertEqual(screen.hosts(of: HostPaddingView.self).count, 3)
  }

  func testNoSubviews() {
    let screen = show(Counted {})
    XCTAssertEqual(screen.texts, ["0"])
  }

  func testSlices() {
    let screen = show(
      HStack {
        Group(subviews: ForEach(0..<5) { Text("\($0)") }) { subviews in
          Text("\(subviews[2...].startIndex)")
          subviews[3...]
          subviews.prefix(1)
          ForEach(subviews[1..<3]) { $0.padding() }
        }
      })
    XCTAssertEqual(screen.texts, ["2", "3", "4", "0", "1", "2"])
  }

  func testIndicesOutOfRange() {
    let screen = show(
      Group(subviews: Text("a")) { subviews in
        subviews[2]
        subviews[0..<5]
      })
    XCTAssertEqual(screen.texts, ["a"])
    XCTAssertEqual(
      takeDiagnostics(),
      [
        "The subview at 2 of 1 was asked for: nothing is shown there. Compare the index with the collection's count.",
        "The subviews 0..<5 of 1 were asked for: 1 of them are shown.",
      ])
  }

  private struct Row: View {
    let number: Int
    let log: EventLog
    var body: some View {
      let _ = log.add("\(number)")
      Text("row \(number)").frame(height: 50)
    }
  }

  func testSubviewsInALazyStackAreMadeWhenTheyAreVisible() {
    let log = EventLog()
    let screen = show(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(subviews: ForEach(0..<1_000_000) { Row(number: $0, log: log) }) { $0.border(.red) }
        }
      }, height: 100)
    XCTAssertEqual(log.take(), ["0", "1"])
    screen.hosts(of: HostScrollView.self)[0].scroll(by: CGPoint(x: 0, y: 50 * 5_000))
    screen.settle()
    XCTAssertEqual(log.take(), ["5000", "5001"])
    XCTAssertEqual(screen.texts.suffix(2), ["row 5000", "row 5001"])
  }

  func testSubviewsInAListAreMadeWhenTheyAreVisible() {
    let log = EventLog()
    let screen = show(
      List {
        Group(subviews: ForEach(0..<100_000, id: \.self) { Row(number: $0, log: log) }) { subviews in
          Text("\(subviews.count)")
          subviews
        }
      }.listStyle(.plain), height: 200)
    XCTAssertEqual(screen.texts.first, "100000")
    XCTAssertLessThan(log.take().count, 6)
    screen.hosts(of: HostTableView.self)[0].scrollToRow(at: IndexPath(row: 700, section: 0), at: .top, animated: false)
    screen.settle()
    XCTAssertTrue(screen.texts.contains("row 699"))
    XCTAssertLessThan(log.take().count, 8)
  }

  func testRowsOfALazyStackFollowTheContent() {
    struct Root: View {
      @State private var numbers = Array(0..<100)
      var body: some View {
        VStack {
          Button("Turn") { numbers = [7] + numbers.filter { $0 % 2 == 0 } }
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(subviews: ForEach(numbers, id: \.self) { Text("\($0)").frame(height: 50) }) { $0 }
            }
          }
        }
      }
    }
    let screen = show(Root(), height: 200)
    XCTAssertEqual(screen.texts.prefix(4), ["Turn", "0", "1", "2"])
    screen.tap("Turn")
    XCTAssertEqual(screen.texts, ["Turn", "7", "0", "2", "4"])
  }
}
