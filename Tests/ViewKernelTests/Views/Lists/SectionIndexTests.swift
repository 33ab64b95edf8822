import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// The index at the trailing edge of a list.
@MainActor
final class SectionIndexTests: HostTestCase {
  private struct Names: View {
    var count = 5
    var visibility = Visibility.automatic
    var labels = ["A", "B", nil, "D", "E"]
    var body: some View {
      List {
        ForEach(0..<count, id: \.self) { section in
          Section("section \(section)") { ForEach(0..<6) { Text("\(section).\($0)") } }
            .sectionIndexLabel(labels[section % 5])
        }
      }
      .listStyle(.plain).listSectionIndexVisibility(visibility)
    }
  }

  private func index<V: View>(_ screen: Screen<V>) -> HostSectionIndexView? { screen.table.sectionIndexView }

  func testTheTitlesStandAtTheTrailingEdge() {
    let screen = show(Names(), width: 200, height: 300)
    XCTAssertEqual(index(screen)?.titles, ["A", "B", "D", "E"])
    XCTAssertEqual(index(screen)?.frame, CGRect(x: 184, y: 0, width: 16, height: 300))
    XCTAssertEqual(screen.table.visibleCells.first?.frame.width, 184)
    XCTAssertEqual(index(screen)?.visibleTitles, ["A", "B", "D", "E"])
  }

  func testATouchJumpsToASection() {
    let screen = show(Names(), width: 200, height: 300)
    // The titles are 14 points high each, in the middle.
    let touch = screen.window.beginTouch(at: CGPoint(x: 192, y: 150 + 7))
    screen.settle()
    XCTAssertEqual(screen.texts.first { $0.contains(".") }, "3.0")
    touch.move(to: CGPoint(x: 192, y: 150 - 7))
    screen.settle()
    XCTAssertEqual(screen.texts.first { $0.contains(".") }, "1.0")
    touch.move(to: CGPoint(x: 192, y: 0))
    screen.settle()
    XCTAssertEqual(screen.table.contentOffset.y, 0)
    touch.end()
    XCTAssertEqual(index(screen)?.accessibilityValue, "A")
    XCTAssertEqual(index(screen)?.accessibilityIncrement(), true)
    screen.settle()
    XCTAssertEqual(screen.texts.first { $0.contains(".") }, "1.0")
  }

  func testWithoutLabelsOrHiddenThereIsNone() {
    XCTAssertNil(index(show(Names(visibility: .hidden), width: 200, height: 300)))
    XCTAssertNil(index(show(Names(labels: [nil, nil, nil, nil, nil]), width: 200, height: 300)))
    let setting = Setting(Visibility.hidden)
    let screen = show(Showing(setting) { Names(visibility: $0) }, width: 200, height: 300)
    setting.value = .visible
    screen.settle()
    XCTAssertEqual(index(screen)?.titles.count, 4)
    setting.value = .hidden
    screen.settle()
    XCTAssertNil(index(screen))
    XCTAssertEqual(screen.table.visibleCells.first?.frame.width, 200)
  }

  func testDotsStandForTitlesWithoutRoom() {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    let screen = show(
      List {
        ForEach(letters, id: \.self) { letter in Section(letter) { Text(letter) }.sectionIndexLabel(Text(letter)) }
      },
      width: 200, height: 14 * 9)
    XCTAssertEqual(index(screen)?.visibleTitles, ["A", nil, "G", nil, "M", nil, "S", nil, "Z"])
    XCTAssertEqual(screen.table.visibleCells.first?.frame.maxX, 184)
  }
}
