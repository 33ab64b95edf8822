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
        turn()
        title = "t"
      }
    }
    func turn() { page += 1 }
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

  func testAWriteOutsideOfAViewIsReported() {
    Page().turn()
    XCTAssertEqual(
      takeSentences(),
      [
        "A SceneStorage<Int> was written outside of a view on screen: there is no scene to keep the value. "
          + "Write it in an action of the view's body."
      ])
  }

  func testOptionalValuesOfEachType() {
    enum Size: String { case small }
    enum Level: Int { case high = 3 }
    struct Reader: View {
      @SceneStorage("page") private var page: URL?
      @SceneStorage("size") private var size: Size?
      @SceneStorage("level") private var level: Level?
      var body: some View {
        Button("\(page?.absoluteString ?? "-") \(size?.rawValue ?? "-") \(level?.rawValue ?? 0)") {
          let isUnset = page == nil
          page = isUnset ? URL(string: "a.example") : nil
          size = isUnset ? .small : nil
          level = isUnset ? .high : nil
        }
      }
    }
    let screen = show(Reader())
    screen.tap("- - 0")
    XCTAssertEqual(screen.texts, ["a.example small 3"])
    screen.tap("a.example small 3")
    XCTAssertEqual(screen.texts, ["- - 0"])
  }
}
