import HostTree
import ViewKernel
import XCTest

/// The line below the last row of a section in a plain list.
@MainActor
final class SectionSeparatorTests: HostTestCase {
  private struct Sections: View {
    let visibility: Visibility
    var body: some View {
      List {
        Section {
          Text("a")
          Text("b")
        }
        .listSectionSeparator(visibility)
        Section { Text("c") }
      }
      .listStyle(.plain)
    }
  }

  private func lines(_ visibility: Visibility) -> [Int] {
    show(Sections(visibility: visibility), width: 390, height: 600).hosts(of: HostTableViewCell.self).map { cell in
      cell.subviews.count { "\(type(of: $0))" == "HostSeparatorView" }
    }
  }

  func testTheLastRowOfASectionHasNone() {
    XCTAssertEqual(lines(.automatic), [1, 1, 1])
    XCTAssertEqual(lines(.hidden), [1, 0, 1])
  }
}
