import HostTree
import ViewKernel
import XCTest

/// What navigation containers do with numbers that are none, or are out of range.
@MainActor
final class NavigationBadInputTests: BadInputTestCase {
  func testNavigationSplitViewColumnWidth() {
    func columns(_ sidebar: some View) -> some View {
      NavigationSplitView {
        sidebar
      } detail: {
        Text("b")
      }
      .environment(\.horizontalSizeClass, .regular)
    }
    row(
      "View.navigationSplitViewColumnWidth", "not-a-number",
      says: "The width of a column is nan; it counts as 320. Give it a finite number of 0 or more.",
      shows:
        "ViewHost (0, 0, 100 x 100) of=SplitControllerView · "
        + "HostLayoutContainerView (0, 0, 100 x 100) · HostLayoutContainerView (0, 0, 100 x 100) · "
        + "ScreenView (0, 44, 100 x 56) · HostLabel \"a\" (45, 18, 10 x 20) · "
        + "HostNavigationBar (0, 0, 100 x 44) · HostLayoutContainerView (100, 0, 0 x 100) · "
        + "ScreenView (0, 44, 0 x 56) · HostLabel \"b\" (0, 18, 0 x 20) · HostNavigationBar (0, 0, 0 x 44)"
    ) { columns(Text("a").navigationSplitViewColumnWidth(.nan)) }
    row(
      "View.navigationSplitViewColumnWidth", "a least width above the greatest one",
      says: "The greatest width of a column is -5; it counts as 0. Give it a finite number of 0 or more.",
      shows:
        "ViewHost (0, 0, 100 x 100) of=SplitControllerView · "
        + "HostLayoutContainerView (0, 0, 100 x 100) · HostLayoutContainerView (0, 0, 40 x 100) · "
        + "ScreenView (0, 44, 40 x 56) · HostLabel \"a\" (15, 18, 10 x 20) · "
        + "HostNavigationBar (0, 0, 40 x 44) · HostLayoutContainerView (40, 0, 60 x 100) · "
        + "ScreenView (0, 44, 60 x 56) · HostLabel \"b\" (25, 18, 10 x 20) · "
        + "HostNavigationBar (0, 0, 60 x 44)"
    ) { columns(Text("a").navigationSplitViewColumnWidth(min: 40, ideal: 30, max: -5)) }
  }
}
