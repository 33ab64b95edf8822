import HostTree
import ViewKernel
import XCTest

/// A title behind a binding can be changed by a user.
@MainActor
final class RenamedTitleTests: HostTestCase {
  private struct Document: View {
    @State private var title = "Untitled"
    var body: some View {
      NavigationStack {
        Text("text of \(title)").navigationTitle($title).navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  func testAUserRenamesIt() throws {
    let screen = show(Document(), width: 390, height: 600)
    XCTAssertEqual(screen.texts.sorted(), ["Untitled", "text of Untitled"])
    XCTAssertTrue(
      screen.hosts(of: HostImageView.self).contains { $0.image?.name == "chevron.down.circle.fill" }, "an arrow")
    screen.tap("Untitled")
    screen.tap("Rename")
    let field = try XCTUnwrap(screen.host("TitleField") as? HostTextField)
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertEqual(field.text, "Untitled")
    field.text = ""
    screen.type("Notes", into: "TitleField")
    XCTAssertEqual(screen.texts, ["text of Untitled"], "nothing is written while it is edited")
    screen.window.endEditing()
    screen.settle()
    XCTAssertEqual(screen.texts.sorted(), ["Notes", "text of Notes"])
    XCTAssertNil(screen.host("TitleField"))
  }

  func testATitleWithoutABindingHasNoArrow() {
    let screen = show(
      NavigationStack { Text("a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }, width: 390)
    XCTAssertEqual(screen.hosts(of: HostImageView.self).count, 0)
    XCTAssertEqual(screen.hosts(of: HostButton.self).count, 0)
  }
}
