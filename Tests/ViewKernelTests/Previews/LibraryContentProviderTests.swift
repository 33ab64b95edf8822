import ViewKernel
import XCTest

@MainActor
final class LibraryContentProviderTests: HostTestCase {
  private struct Library: LibraryContentProvider {
    var views: [LibraryItem] {
      LibraryItem(Text("a"), title: "A", category: .control)
      LibraryItem(Text("b"), visible: false)
    }

    func modifiers(base: Text) -> [LibraryItem] { LibraryItem(base.bold(), category: .effect) }
  }

  private struct Empty: LibraryContentProvider {}

  func testEntries() {
    XCTAssertEqual(Library().views.map(\.title), ["A", nil])
    XCTAssertEqual(Library().views.map(\.isVisible), [true, false])
    XCTAssertEqual(Library().modifiers(base: Text("a")).map(\.category), [.effect])
    XCTAssertTrue(Empty().views.isEmpty && Empty().modifiers(base: 1).isEmpty)
  }
}
