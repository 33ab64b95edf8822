import Foundation
import HostTree
import ViewKernel
import XCTest

/// Values that a scene keeps.
@MainActor
final class SceneStorageTests: HostTestCase {
  private struct Page: View {
    @SceneStorage("page") private var page = 1
    @SceneStorage("title") private var title: String?
    var body: some View {
      Button("\(page) \(title ?? "-")") {
        page += 1
        title = "t"
      }
    }
  }

  func testAValueOutlivesTheViewsThatUseIt() {
    struct Scene: View {
      let isThere: Bool
      var body: some View { if isThere { Page() } }
    }
    let screen = show(Scene(isThere: true))
    screen.tap("1 -")
    screen.view = Scene(isThere: false)
    screen.view = Scene(isThere: true)
    XCTAssertEqual(screen.texts, ["2 t"])
    XCTAssertEqual(show(Scene(isThere: true)).texts, ["1 -"], "another scene has its own")
  }
}
