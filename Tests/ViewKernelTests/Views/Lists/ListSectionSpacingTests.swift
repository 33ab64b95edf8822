import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class ListSectionSpacingTests: HostTestCase {
  /// How much room there is between the two rows.
  private func room<V: View>(_ list: V, width: CGFloat = 200) -> CGFloat {
    let screen = show(list, width: width, height: 400)
    let cells = screen.table.visibleCells
    return cells[1].frame.minY - cells[0].frame.maxY
  }

  private var sections: some View {
    Group {
      Section { Text("a") }
      Section { Text("b") }
    }
  }

  func testOfALists() {
    XCTAssertEqual(room(List { sections }), 36)
    XCTAssertEqual(room(List { sections }.listSectionSpacing(.default)), 36)
    XCTAssertEqual(room(List { sections }.listSectionSpacing(.compact)), 18)
    XCTAssertEqual(room(List { sections }.listSectionSpacing(.custom(7))), 7)
    XCTAssertEqual(room(List { sections }.listSectionSpacing(0)), 0)
    XCTAssertEqual(room(Form { sections }.listSectionSpacing(50)), 50)
    XCTAssertEqual(room(List { sections }.listStyle(.plain)), 0)
    XCTAssertEqual(room(List { sections }.listStyle(.plain).listSectionSpacing(20)), 20)
  }

  func testAboveTheFirstAndBelowTheLastNothingChanges() {
    let screen = show(List { sections }.listSectionSpacing(7), height: 400)
    XCTAssertEqual(screen.table.visibleCells[0].frame.minY, 35)
    XCTAssertEqual(screen.table.contentSize.height, 35 + 44 + 7 + 44 + 18)
  }

  func testHeadersAndFootersStandOutsideOfTheRoom() {
    let list = List {
      Section {
        Text("a")
      } footer: {
        Text("footer")
      }
      Section("header") { Text("b") }
    }
    let screen = show(list.listSectionSpacing(10), height: 400)
    let views = screen.hosts(of: HostTableViewHeaderFooterView.self).filter { !$0.isHidden && $0.frame.height > 0 }
    let footer = views.first { $0.shape.contains("footer") }
    let header = views.first { $0.shape.contains("HEADER") }
    XCTAssertEqual((header?.frame.minY ?? 0) - (footer?.frame.maxY ?? 0), 10)
    XCTAssertEqual(screen.table.visibleCells[1].frame.minY, header?.frame.maxY)
  }

  func testOfOneSectionTheSmallerOneCounts() {
    let room = Setting(60 as CGFloat)
    let screen = show(
      Showing(room) { room in
        List {
          Section { Text("a") }.listSectionSpacing(room)
          Section { Text("b") }
          Section { Text("c") }
        }
      }, height: 600)
    func rooms() -> [CGFloat] {
      let cells = screen.table.visibleCells
      return zip(cells, cells.dropFirst()).map { $1.frame.minY - $0.frame.maxY }
    }
    XCTAssertEqual(rooms(), [36, 36])
    room.value = 5
    screen.settle()
    XCTAssertEqual(rooms(), [5, 36])
    screen.assertAgreesWithFresh()
  }

  func testSectionsComeAndGo() {
    let count = Setting(3)
    let screen = show(
      Showing(count) { count in
        List {
          ForEach(0..<count, id: \.self) { number in Section { Text("\(number)") }.listSectionSpacing(CGFloat(number)) }
        }
      }, height: 600)
    for value in [5, 1, 4] {
      count.value = value
      screen.settle()
      screen.assertAgreesWithFresh()
    }
  }
}
