import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class ListSectionMarginsTests: HostTestCase {
  private func frames<V: View>(_ list: V) -> [CGRect] {
    let screen = show(list, width: 200, height: 400)
    return screen.table.visibleCells.map(\.frame)
  }

  func testOfAllSections() {
    let list = List {
      Section { Text("a") }
      Section { Text("b") }
    }
    XCTAssertEqual(
      frames(list.listSectionMargins(.horizontal, 5).listSectionMargins(.horizontal, 50)),
      [CGRect(x: 5, y: 35, width: 190, height: 44), CGRect(x: 5, y: 115, width: 190, height: 44)])
    XCTAssertEqual(
      frames(list.listSectionMargins(.all, 10)),
      [CGRect(x: 10, y: 10, width: 180, height: 44), CGRect(x: 10, y: 74, width: 180, height: 44)])
    XCTAssertEqual(
      frames(list.listSectionMargins(.vertical, nil)),
      [CGRect(x: 16, y: 35, width: 168, height: 44), CGRect(x: 16, y: 115, width: 168, height: 44)])
  }

  func testOfOneSection() {
    let list = List {
      Section { Text("a") }.listSectionMargins([.leading, .bottom], 4)
      Section { Text("b") }
    }
    XCTAssertEqual(
      frames(list),
      [CGRect(x: 4, y: 35, width: 180, height: 44), CGRect(x: 16, y: 35 + 44 + 4 + 18, width: 168, height: 44)])
  }

  func testTheFirstAndTheLastSection() {
    let screen = show(
      List { Section("h") { Text("a") } }.listSectionMargins(.vertical, 30), width: 200, height: 400)
    let header = screen.hosts(of: HostTableViewHeaderFooterView.self).first { !$0.isHidden && $0.frame.height > 0 }
    XCTAssertEqual(header?.frame.minY, 30)
    XCTAssertEqual(screen.table.visibleCells[0].frame.minY, header?.frame.maxY)
    XCTAssertEqual(screen.table.contentSize.height, screen.table.visibleCells[0].frame.maxY + 30)
  }
}
