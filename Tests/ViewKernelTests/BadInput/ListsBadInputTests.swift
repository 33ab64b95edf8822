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

  func testListSectionSpacing() {
    let shown = { (room: CGFloat) in
      "HostTableView (0, 0, 100 x 100) style=insetGrouped · HostTableViewCell (16, 35, 68 x 44) · "
        + "HostCellContentView (0, 0, 68 x 44) · HostLabel \"a\" (16, 12, 10 x 20) · "
        + "HostTableViewCell (16, \(Int(79 + room)), 68 x 44) · HostCellContentView (0, 0, 68 x 44) · "
        + "HostLabel \"b\" (16, 12, 10 x 20)"
    }
    row(
      "View.listSectionSpacing", "not-a-number",
      says: "The room between the sections of a list is nan; it counts as 0. Give it a finite number of 0 or more.",
      shows: shown(0)
    ) {
      List {
        Section { Text("a") }
        Section { Text("b") }
      }.listSectionSpacing(.nan)
    }
    row(
      "ListSectionSpacing.custom", "negative",
      says: "The room between the sections of a list is -5; it counts as 0. Give it a finite number of 0 or more.",
      shows: shown(0)
    ) {
      List {
        Section { Text("a") }
        Section { Text("b") }
      }.listSectionSpacing(.custom(-5))
    }
  }

  func testListSectionMargins() {
    row(
      "View.listSectionMargins", "not-a-number",
      says: "The margin around the sections of a list is nan; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostTableView (0, 0, 100 x 100) style=insetGrouped · HostTableViewCell (0, 0, 100 x 44) · "
        + "HostCellContentView (0, 0, 100 x 44) · HostLabel \"a\" (16, 12, 10 x 20)"
    ) { List { Section { Text("a") } }.listSectionMargins(.all, .nan) }
  }

  func testDefaultFocus() {
    row(
      "View.defaultFocus", "a value that no view has, and a state that no view has",
      says:
        "A FocusState<Optional<Int>> was written outside of a view on screen: there is nothing to move the focus to. "
        + "Write it in an action of the view's body.",
      shows: "HostTextField \"\" (0, 39, 100 x 22) placeholder=a"
    ) {
      TextField("a", text: .constant("")).defaultFocus(FocusState<Int?>().projectedValue, 7)
    }
  }

  func testOutlineGroupInit() {
    row(
      "OutlineGroup.init", "two elements of one identity",
      says: "ForEach in OutlineGroup<Array<Branch>, Int, Text, Text, DisclosureGroup<Text, OutlineSubgroupChildren>> "
        + "has several elements with the identity 1: they are told apart by their order, and may mix up their state. "
        + "Give each element an identity of its own.",
      shows: "HostLabel \"1\" (45, 26, 10 x 20) · HostStackView (0, 54, 100 x 20) axis=vertical alignment=leading · "
        + "HostButton (0, 0, 100 x 20) · HostStackView (0, 0, 100 x 20) axis=horizontal · HostLabel \"1\" (0, 0, 10 x 20) "
        + "· HostSpacer (10, 10, 70 x 0) · HostImageView (80, 0, 20 x 20) symbol=chevron.forward"
    ) {
      OutlineGroup([Branch(id: 1), Branch(id: 1, branches: [])], children: \.branches) { Text("\($0.id)") }
    }
  }

  func testListRowSpacing() {
    for (kind, spacing, said) in [
      ("not-a-number", CGFloat.nan, "nan"), ("infinite", .infinity, "inf"), ("negative", -5, "-5"),
    ] {
      row(
        "View.listRowSpacing", kind,
        says: "The space between the rows of a list is \(said); it counts as 0. Give it a finite number of 0 or more.",
        shows: "HostTableView (0, 0, 100 x 100) style=insetGrouped · HostTableViewCell (16, 35, 68 x 44) · "
          + "HostCellContentView (0, 0, 68 x 44) · HostLabel \"a\" (16, 12, 10 x 20) · "
          + "HostSeparatorView (16, 43.67, 52 x 0.33) background=separator · HostTableViewCell (16, 79, 68 x 44) · HostCellContentView (0, 0, 68 x 44) · "
          + "HostLabel \"b\" (16, 12, 10 x 20)"
      ) {
        List {
          Text("a")
          Text("b")
        }.listRowSpacing(spacing)
      }
    }
  }
}
