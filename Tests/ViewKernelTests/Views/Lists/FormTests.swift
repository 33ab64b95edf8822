import Foundation
import HostTree
import ViewKernel
import XCTest

/// What a form makes of its rows; see also `FormStyleTests`.
@MainActor
final class FormTests: HostTestCase {
  private struct Settings: View {
    var body: some View {
      Form {
        Text("a")
        Section("more") { ForEach(0..<2) { Text("\($0)") } }
      }
    }
  }

  private func tables<V: View>(_ view: V) -> [String] {
    let screen = show(view)
    // Tables ask the views for their rows.
    return withExtendedLifetime(screen) {
      screen.hosts(of: HostTableView.self).map { table in
        let rows = (0..<table.numberOfSections).map { "\(table.numberOfRows(inSection: $0))" }
        return "\(table.style) form=\(table.isForm) rows=\(rows.joined(separator: ","))"
      }
    }
  }

  func testTheTableSaysThatItIsAForm() {
    XCTAssertEqual(tables(Settings()), ["insetGrouped form=true rows=1,2"])
    XCTAssertEqual(tables(Settings().formStyle(.automatic)), ["insetGrouped form=true rows=1,2"])
    XCTAssertEqual(tables(Settings().listStyle(.plain)), ["plain form=true rows=1,2"])
    XCTAssertEqual(
      tables(Settings().formStyle(.grouped).listStyle(.plain)), ["insetGrouped form=true rows=1,2"])
    XCTAssertEqual(tables(Settings().formStyle(.columns)), [])
    XCTAssertEqual(tables(List { Text("a") }.formStyle(.grouped)), ["insetGrouped form=false rows=1"])
  }

  func testAListInAFormOrOnAPageOfOneIsAList() {
    XCTAssertEqual(
      tables(Form { List { Text("a") }.frame(height: 50) }),
      ["insetGrouped form=true rows=1", "insetGrouped form=false rows=1"])
  }

  func testColumnsKeepLabelsBesideTheirControls() {
    let picker = Picker("label", selection: .constant(1)) { Text("option").tag(1) }
    XCTAssertEqual(show(picker).texts, ["option"])
    XCTAssertEqual(show(Form { picker }.formStyle(.columns)).texts, ["label", "option"])
  }
}
