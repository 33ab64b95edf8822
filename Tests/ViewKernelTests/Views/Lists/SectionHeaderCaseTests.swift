import HostTree
import TestSupport
import ViewKernel
import XCTest

/// In what letters lists set the headers of their sections.
@MainActor
final class SectionHeaderCaseTests: HostTestCase {
  private func header(_ list: some View) -> [String] {
    show(list, height: 300).texts.filter { $0.lowercased() == "title" }
  }

  private var list: some View {
    List {
      Section {
        Text("row")
      } header: {
        Text("Title")
      } footer: {
        Text("Footer")
      }
    }
  }

  func testStyles() {
    XCTAssertEqual(header(list), ["TITLE"])
    XCTAssertEqual(header(list.listStyle(.grouped)), ["TITLE"])
    XCTAssertEqual(header(list.listStyle(.insetGrouped)), ["TITLE"])
    XCTAssertEqual(header(Form { Section("Title") { Text("row") } }), ["TITLE"])
    XCTAssertEqual(header(list.listStyle(.plain)), ["Title"])
    XCTAssertEqual(header(list.listStyle(.inset)), ["Title"])
    XCTAssertEqual(header(list.listStyle(.sidebar)), ["Title"])
    XCTAssertEqual(header(VStack { Section("Title") { Text("row") } }), ["Title"])
  }

  func testFootersStayAsTheyAre() {
    XCTAssertTrue(show(list, height: 300).texts.contains("Footer"))
  }

  func testATextCaseTakesItBack() {
    XCTAssertEqual(
      header(
        List {
          Section {
            Text("row")
          } header: {
            Text("Title").textCase(nil)
          }
        }), ["Title"])
    XCTAssertEqual(header(List { Section("Title") { Text("row") }.textCase(nil) }), ["Title"])
    XCTAssertEqual(header(list.textCase(nil)), ["Title"])
    XCTAssertEqual(header(list.textCase(.lowercase)), ["title"])
  }

  func testItFollows() {
    let isPlain = Setting(false)
    let screen = show(
      Showing(isPlain) { [list] isPlain in
        list.textCase(isPlain ? .lowercase : .uppercase)
      }, height: 300)
    XCTAssertTrue(screen.texts.contains("TITLE"))
    isPlain.value = true
    screen.settle()
    XCTAssertTrue(screen.texts.contains("title"))
  }
}
