import HostTree
import ViewKernel
import XCTest

@MainActor
final class ListSeparatorTests: HostTestCase {
  private func separators(_ list: some View) -> [CGRect] {
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.rootViewController = HostingController(rootView: list)
    window.makeKeyAndVisible()
    window.settle()
    defer { window.rootViewController = nil }
    return window.treeDescription().split(separator: "\n").filter { $0.contains("HostSeparatorView") }.map {
      let numbers = $0.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  func testASeparatorBeginsAndEndsWhereGuidesOfTheRowSay() {
    let lines = separators(
      List {
        Text("One").alignmentGuide(.listRowSeparatorLeading) { _ in 20 }
        Text("Two").alignmentGuide(.listRowSeparatorTrailing) { $0.width }
        Text("Three")
      }
      .listStyle(.plain))
    XCTAssertEqual(lines.first?.minX, 36, "16 points of the list, and 20")
    XCTAssertEqual(lines.dropFirst().first?.minX, 16)
    XCTAssertLessThan(lines.dropFirst().first?.maxX ?? 300, 100, "where the text ends")
  }

  func testRowsAndHeadersHaveTheLeastHeightOfTheEnvironment() {
    let list = List {
      Section("Head") { Text("One") }
    }
    .listStyle(.plain).environment(\.defaultMinListRowHeight, 80).environment(\.defaultMinListHeaderHeight, 50)
    let screen = show(list)
    XCTAssertEqual(screen.hosts(of: HostTableViewCell.self).first?.frame.height, 80)
    XCTAssertEqual(screen.hosts(of: HostTableViewHeaderFooterView.self).first?.frame.height, 50)
  }
}
