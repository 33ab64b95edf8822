import HostTree
import ViewKernel
import XCTest

/// Bars change the looks of their items, and not of views that these present.
@MainActor
final class BarSurroundingsTests: HostTestCase {
  private struct Page: View {
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        Text("page")
          .toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button("Add") { isShown = true }
                .sheet(isPresented: $isShown) { Label("sheet", systemImage: "star") }
            }
            ToolbarItem(placement: .bottomBar) { Label("star", systemImage: "star") }
          }
      }
    }
  }

  private func looks(_ screen: Screen<some View>) -> [String] {
    screen.hosts(of: HostLabel.self).filter { !($0.text ?? "").isEmpty }
      .map { "\($0.text ?? "") \($0.font.pointSize.printed) \($0.font.weight == .semibold ? "semibold" : "regular")" }
  }

  func testItemsKeepTheirSizeWhateverTheTypeSize() {
    XCTAssertEqual(
      looks(show(Page().environment(\.dynamicTypeSize, .accessibility3))), ["page 40 regular", "Add 17 semibold"])
    XCTAssertEqual(
      looks(show(Page().environment(\.dynamicTypeSize, .xSmall))), ["page 14 regular", "Add 17 semibold"])
  }

  func testWhatAnItemPresentsIsNotInTheBar() {
    let screen = show(Page().environment(\.dynamicTypeSize, .accessibility3))
    screen.tap("Add")
    XCTAssertEqual(looks(screen), ["page 40 regular", "Add 17 semibold", "sheet 40 regular"])
  }
}
