import Foundation
import HostTree
import ViewKernel
import XCTest

/// Trees, editable collections and spacings that are none: what lists show instead.
@MainActor
final class ListsBadInputTests: BadInputTestCase {
  private struct Branch: Identifiable {
    var id: Int
    var branches: [Branch]?
  }

  func testOutlineGroupInit() {
    row(
      "OutlineGroup.init", "two elements of one identity",
      says: "ForEach in OutlineGroup<Array<Branch>, Int, Text, Text, DisclosureGroup<Text, OutlineSubgroupChildren>> "
        + "has several elements with the identity 1: they are told apart by their order, and may mix up their state. "
        + "Give each element an identity of its own.",
      shows: "HostLabel \"1\" (45, 26, 10 x 20) · HostStackView (0, 54, 100 x 20) axis=vertical alignment=leading · "
        + "HostButton (0, 0, 100 x 20) · HostStackView (0, 0, 100 x 20) axis=horizontal · HostLabel \"1\" (0, 0, 10 x 20) "
        + "· HostSpacer (10, 10, 70 x 0) · HostImageView (80, 0, 20 x 20) symbol=chevron.right"
    ) {
      OutlineGroup([Branch(id: 1), Branch(id: 1, branches: [])], children: \.branches) { Text("\($0.id)") }
    }
  }
}
