import HostTree
import ViewKernel
import XCTest

@MainActor
final class NamespaceTests: HostTestCase {
  private struct Named: View {
    let log: (Namespace.ID) -> Void
    @Namespace private var names
    @State private var count = 0

    var body: some View {
      let _ = log(names)
      Button("Count \(count)") { count += 1 }
    }
  }

  func testAViewKeepsItsNameSpace() {
    var seen: [Namespace.ID] = []
    let screen = show(Named { seen.append($0) })
    screen.tap("Count 0")
    XCTAssertEqual(seen.count, 2)
    XCTAssertEqual(seen[0], seen[1])
  }

  func testTwoViewsHaveTwo() {
    var seen: Set<Namespace.ID> = []
    let screen = show(
      VStack {
        Named { seen.insert($0) }
        Named { seen.insert($0) }
      })
    XCTAssertEqual(screen.texts.count, 2)
    XCTAssertEqual(seen.count, 2)
  }

  func testOutsideOfAViewItIsReported() {
    _ = Namespace().wrappedValue
    XCTAssertEqual(
      takeSentences(),
      [
        "A Namespace was read outside of a view on screen: each read gives another identity there. Read it in the "
          + "view's body."
      ])
  }
}
