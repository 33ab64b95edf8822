import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class TagTests: HostTestCase {
  /// Shows the tag of each subview beside it.
  private struct Tagged<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      ForEach(subviews: content) { subview in
        HStack {
          subview
          Text(subview.containerValues.tag(for: Int.self).map { "\($0)" } ?? "none")
        }
      }
    }
  }

  func testTheInnerTagCountsForEachViewOfAGroup() {
    let screen = show(
      VStack {
        Tagged {
          Group {
            Text("a").tag(1)
            Text("b")
          }
          .tag(2)
          Text("c").tag("other type")
        }
      })
    XCTAssertEqual(screen.texts, ["a", "1", "b", "2", "c", "none"])
  }
}
