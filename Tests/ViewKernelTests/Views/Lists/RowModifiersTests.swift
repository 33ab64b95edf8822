import Foundation
import HostTree
import ViewKernel
import XCTest

/// Modifiers around several rows of a list: each row is modified by itself.
@MainActor
final class RowModifiersTests: HostTestCase {
  /// What is in the cells, by types and texts.
  private func shapes<V: View>(_ screen: Screen<V>) -> [String] {
    screen.table.visibleCells.map { $0.contentView.subviews.map(\.shape).joined(separator: ", ") }
  }

  func testRowsOfAForEachAreMadeAsTheyComeIntoSight() {
    let log = EventLog()
    let screen = show(
      List {
        ForEach(0..<100) { number in
          let _ = log.ran("row \(number)")
          Text("\(number)")
        }
        .opacity(0.5).padding(1)
      }
      .listStyle(.plain), height: 88)
    XCTAssertEqual(shapes(screen), ["Padding[Opacity[Label \"0\"]]", "Padding[Opacity[Label \"1\"]]"])
    XCTAssertEqual(log.take(), ["row 0", "row 1"])
    screen.scrollTable(44)
    XCTAssertEqual(shapes(screen), ["Padding[Opacity[Label \"1\"]]", "Padding[Opacity[Label \"2\"]]"])
    XCTAssertEqual(log.take(), ["row 2"])
  }

  func testWhatIsOnAPageInARowSetsNothingOfTheRow() {
    let setting = Setting(0)
    let screen = show(
      Showing(setting) { number in
        List {
          TabView(selection: .constant(min(number, 1))) {
            Text("a").tabItem { Text("A") }.tag(0)
            Text("b \(number)").listRowBackground(Color.red).tabItem { Text("B") }.tag(1)
          }
          // The row reads its modifiers again.
          .listRowInsets(EdgeInsets(top: CGFloat(number), leading: 0, bottom: 0, trailing: 0))
        }
      })
    for number in 1...3 {
      setting.value = number
      screen.settle()
      XCTAssertTrue(screen.texts.contains("b \(number)"))
      XCTAssertEqual(screen.table.visibleCells.map { $0.backgroundView == nil }, [true])
    }
  }

  func testASectionStaysASection() {
    let screen = show(
      List {
        Section {
          Text("a")
          ForEach(0..<2) { Text("\($0)") }
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
        .opacity(0.5)
        Section { Text("b") }
      }, height: 600)
    XCTAssertEqual(screen.table.numberOfSections, 2)
    XCTAssertEqual(
      shapes(screen), ["Opacity[Label \"a\"]", "Opacity[Label \"0\"]", "Opacity[Label \"1\"]", "Label \"b\""])
    XCTAssertEqual(
      screen.hosts(of: HostTableViewHeaderFooterView.self).filter { !$0.contentView.subviews.isEmpty }.count, 2)
  }

  func testAModifierThatChangesReachesRowsThatDidNot() {
    let setting = Setting(1)
    let screen = show(
      Showing(setting) { number in
        List {
          Group {
            Counter("a")
            ForEach(0..<2) { Counter("\($0)") }
          }
          .opacity(number == 1 ? 0.5 : 0.25).accessibilityLabel("label \(number)")
        }
        .listStyle(.plain)
      }, height: 400)
    func looks() -> [String] {
      screen.hosts(of: HostOpacityView.self).map { "\($0.alpha) \($0.accessibilityLabel ?? "")" }
    }
    screen.tap("0 0")
    XCTAssertEqual(looks(), ["0.5 label 1", "0.5 label 1", "0.5 label 1"])
    setting.value = 2
    screen.settle()
    XCTAssertEqual(looks(), ["0.25 label 2", "0.25 label 2", "0.25 label 2"])
    XCTAssertEqual(screen.rowTexts, ["a 0", "0 1", "1 0"], "the rows have kept their state")
  }

  func testRowsThatComeGoAndMove() {
    let setting = Setting([1, 2, 3])
    let screen = show(
      Showing(setting) { numbers in
        List { ForEach(numbers, id: \.self) { Counter("\($0)") }.opacity(0.5) }.listStyle(.plain)
      }, height: 400)
    screen.tap("2 0")
    setting.value = [4, 3, 2]
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["4 0", "3 0", "2 1"])
    XCTAssertEqual(screen.hosts(of: HostOpacityView.self).count, 3)
    setting.value = []
    screen.settle()
    XCTAssertEqual(screen.rowTexts, [])
  }

  func testAConditionInAModifierIsNoRowOrOne() {
    let setting = Setting(false)
    let screen = show(
      Showing(setting) { isThere in
        List {
          Group {
            if isThere { Text("there") }
            AnyView(Text("always"))
          }
          .padding(1)
        }
        .listStyle(.plain)
      }, height: 400)
    XCTAssertEqual(screen.rowTexts, ["always"])
    setting.value = true
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["there", "always"])
    XCTAssertEqual(screen.hosts(of: HostPaddingView.self).count, 2)
  }

  func testAGestureOfAForEachIsOfEachRow() {
    let log = EventLog()
    let screen = show(
      List { ForEach(["a", "b"], id: \.self) { Text($0) }.onTapGesture { log.add("tap") } }.listStyle(.plain),
      height: 400)
    XCTAssertEqual(shapes(screen), ["Gesture[Label \"a\"]", "Gesture[Label \"b\"]"])
    let frame = screen.frame("b")!
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
    XCTAssertEqual(log.take(), ["tap"])
  }
}
