import Foundation
import HostTree
import ViewKernel
import XCTest

/// Views of lazy stacks come into being when they come into sight.
@MainActor
final class LazyNodeTests: HostTestCase {
  private struct LoggedRow: View {
    let number: Int
    let log: EventLog
    @State private var count = 0

    var body: some View {
      log.ran("body \(number)")
      return Button("row \(number): \(count)") { count += 1 }
        .frame(height: 50)
        .onAppear { log.add("appear \(number)") }
        .onDisappear { log.add("disappear \(number)") }
    }
  }

  private func column(_ count: Int, _ log: EventLog) -> some View {
    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count) { LoggedRow(number: $0, log: log) } } }
  }

  func testOnlyViewsInSightRun() {
    let log = EventLog()
    let screen = show(column(1_000_000, log), height: 100)
    XCTAssertEqual(log.take(), ["body 0", "body 1", "appear 0", "appear 1"])
    XCTAssertEqual(screen.scroll.contentSize.height, 50_000_000)
    screen.scroll(by: 50)
    XCTAssertEqual(log.take(), ["body 2", "disappear 0", "appear 2"])
    XCTAssertEqual(screen.texts, ["row 1: 0", "row 2: 0"])
    XCTAssertEqual(screen.frame("row 1: 0")?.midY, 25)
  }

  func testWhatWasMadeKeepsItsState() {
    let log = EventLog()
    let screen = show(column(100, log), height: 100)
    screen.tap("row 0: 0")
    screen.scroll(by: 1000)
    _ = log.take()
    screen.scroll(by: -1000)
    XCTAssertEqual(screen.texts, ["row 0: 1", "row 1: 0"])
    XCTAssertEqual(log.take(), ["disappear 20", "disappear 21", "appear 0", "appear 1"], "no body ran")
  }

  func testWhatIsKeptIsBroughtUpToDateWhenItIsSeenAgain() {
    let log = EventLog()
    let setting = Setting("old")
    let screen = show(
      Showing(setting) { word in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { number in
              let _ = log.add("\(number)")
              Text("\(word) \(number)").frame(height: 50)
            }
          }
        }
      }, height: 100)
    screen.scroll(by: 500)
    _ = log.take()
    setting.value = "new"
    screen.settle()
    XCTAssertEqual(log.take(), ["10", "11"])
    XCTAssertEqual(screen.texts, ["new 10", "new 11"])
    screen.scroll(by: -500)
    XCTAssertEqual(log.take(), ["0", "1"])
    XCTAssertEqual(screen.texts, ["new 0", "new 1"])
    screen.scroll(by: 1000)
    XCTAssertEqual(screen.texts, ["new 20", "new 21"])
  }

  func testStaticViewsConditionsAndSeveralLists() {
    let log = EventLog()
    let setting = Setting(true)
    func row(_ number: Int) -> LoggedRow { LoggedRow(number: number, log: log) }
    let screen = show(
      Showing(setting) { isOn in
        ScrollView {
          LazyVStack(spacing: 0) {
            row(0)
            if isOn { row(1) }
            ForEach(2..<4) { row($0) }
            Group {
              row(4)
              row(5)
            }
            ForEach(6..<8) { number in
              row(number)
              row(number + 100)
            }
          }
        }
      }, height: 150)
    XCTAssertEqual(log.take(), ["body 0", "body 1", "body 2", "appear 0", "appear 1", "appear 2"])
    XCTAssertEqual(screen.scroll.contentSize.height, 500)
    setting.value = false
    screen.settle()
    XCTAssertEqual(log.take(), ["body 3", "disappear 1", "appear 3"])
    XCTAssertEqual(screen.texts, ["row 0: 0", "row 2: 0", "row 3: 0"])
    screen.scroll(by: 1000)
    XCTAssertEqual(screen.texts, ["row 106: 0", "row 7: 0", "row 107: 0"])
    setting.value = true
    screen.settle()
    XCTAssertEqual(screen.texts, ["row 106: 0", "row 7: 0", "row 107: 0"])
  }

  func testARowInARowOfAColumn() {
    let log = EventLog()
    let screen = show(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { line in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<100) { number in
                  let _ = log.add("\(line).\(number)")
                  Color.red.frame(width: 50, height: 50)
                }
              }
            }
          }
        }
      }, width: 100, height: 100)
    XCTAssertEqual(log.take().sorted(), ["0.0", "0.1", "1.0", "1.1"])
    XCTAssertEqual(screen.hosts(of: HostScrollView.self).map(\.contentSize.width), [100, 5000, 5000])
    screen.hosts(of: HostScrollView.self)[1].contentOffset.x = 1000
    screen.settle()
    XCTAssertEqual(log.take(), ["0.20", "0.21"])
    screen.scroll(by: 50)
    XCTAssertEqual(log.take(), ["2.0", "2.1"])
    screen.scroll(by: -50)
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(screen.hosts(of: HostScrollView.self)[1].contentOffset.x, 1000)
  }

  func testOutsideOfAScrollViewThereAreAllRowsAsInAStack() {
    let log = EventLog()
    let rows = LazyVStack(spacing: 0) { ForEach(0..<30) { LoggedRow(number: $0, log: log) } }
    let screen = show(rows.frame(height: 100, alignment: .top), height: 100)
    XCTAssertEqual(log.take().count, 60)
    XCTAssertEqual(screen.texts.count, 30)
  }

  func testInNoWindowAllViewsCount() {
    let hosting = HostingView(
      rootView: LazyVStack(spacing: 0) { ForEach(1..<31) { Color.red.frame(width: CGFloat($0), height: CGFloat($0)) } })
    XCTAssertEqual(hosting.sizeThatFits(.unspecified), CGSize(width: 1, height: 465), "as wide as the first")
  }

  func testWhatIsNotInSightAtFirstDoesNotAppear() {
    let log = EventLog()
    let screen = show(
      ScrollView {
        Color.red.frame(height: 500)
        LazyVStack(spacing: 0) { ForEach(0..<100) { LoggedRow(number: $0, log: log) } }
      }, height: 100)
    XCTAssertEqual(log.take(), ["body 0"], "measured")
    XCTAssertEqual(screen.scroll.contentSize.height, 508 + 5000)
  }

  func testPreferencesAndEnvironmentOfRows() {
    struct Largest: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
    }
    let log = EventLog()
    let setting = Setting(false)
    let screen = show(
      Showing(setting) { isOff in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<50) { number in
              Button("\(number)") {}.frame(height: 50).preference(key: Largest.self, value: number)
            }
          }
        }.onPreferenceChange(Largest.self) { log.add("\($0)") }.disabled(isOff)
      }, height: 100)
    XCTAssertEqual(log.take().last, "1")
    screen.scroll(by: 500)
    XCTAssertEqual(log.take(), ["11"])
    setting.value = true
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(\.isEnabled), [false, false])
    screen.scroll(by: -500)
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(\.isEnabled), [false, false])
  }

  func testStateIsLostAfterManyOthersHaveGone() {
    let log = EventLog()
    let screen = show(column(1000, log), height: 100)
    screen.tap("row 0: 0")
    for _ in 0..<50 { screen.scroll(by: 100) }
    let nodes = ViewNode.liveCount
    for _ in 0..<50 { screen.scroll(by: 100) }
    XCTAssertEqual(ViewNode.liveCount, nodes, "as many come as go")
    for _ in 0..<10 { screen.scroll(by: -1000) }
    XCTAssertEqual(screen.texts, ["row 0: 0", "row 1: 0"])
  }

  func testADisclosureGroupIsOneView() {
    let screen = show(
      ScrollView { LazyVStack(spacing: 0) { DisclosureGroup("more", isExpanded: .constant(true)) { Text("inside") } } })
    XCTAssertEqual(screen.hosts(of: HostLazyStackView.self)[0].subviews.count, 1)
    XCTAssertEqual(screen.texts.suffix(1), ["inside"])
  }

  func testAModifierAroundSeveralViewsIsAroundEach() {
    let setting = Setting(CGFloat(5))
    let screen = show(
      Showing(setting) { length in
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Text("\($0)") }.padding(length) } }
      }, height: 60)
    XCTAssertEqual(screen.hosts(of: HostPaddingView.self).map(\.frame.height), [30, 30])
    setting.value = 20
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostPaddingView.self).map(\.frame.height), [60])
    XCTAssertEqual(screen.scroll.contentSize.height, 6000)
    screen.scroll(by: 60)
    XCTAssertEqual(screen.texts, ["1"])
  }

  func testRepeatedIdentitiesAreReported() {
    let screen = show(ScrollView { LazyVStack { ForEach(["a", "b", "a"], id: \.self) { Counter($0) } } })
    XCTAssertEqual(screen.texts, ["a 0", "b 0", "a 0"])
    XCTAssertEqual(takeSentences().count, 1)
  }
}
