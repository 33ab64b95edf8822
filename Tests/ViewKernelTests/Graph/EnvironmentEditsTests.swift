import BrowserDisplay
import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// A value of the environment that an inspector edits: the views inside follow, and the view's own value comes back.
@MainActor
final class EnvironmentEditsTests: HostTestCase {
  private struct Lines: View {
    @Environment(\.lineLimit) private var limit
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text("\(limit ?? 0) \(isEnabled)") }
  }

  private struct Page: View {
    let limit: Int
    var body: some View { VStack { Lines() }.lineLimit(limit).disabled(limit == 9) }
  }

  private func rows(_ views: WindowInspection, _ item: InspectedItem) -> [InspectAnswer.Section.Row] {
    views.sections(of: item).first { $0.title == "Environment" }?.rows ?? []
  }

  private func edit(_ name: String, to text: String, _ views: WindowInspection, _ item: InspectedItem) -> String? {
    guard let key = rows(views, item).first(where: { $0.name == name })?.edit?.key else { return "no \(name)" }
    return views.edit(key, of: item, to: text)
  }

  func testAViewFollowsAnEditAndItsUndo() throws {
    let limit = Setting(2)
    let screen = show(Showing(limit) { Page(limit: $0) })
    let views = WindowInspection(screen.window)
    let label = try XCTUnwrap(screen.hosts(of: HostLabel.self).first)
    let item = InspectedItem(label)
    XCTAssertEqual(rows(views, item).filter { $0.name == "lineLimit" }.map(\.value), ["2"])
    XCTAssertNil(edit("lineLimit", to: "5", views, item))
    XCTAssertNil(edit("isEnabled", to: "false", views, item))
    screen.settle()
    XCTAssertEqual(screen.texts, ["5 false"])
    XCTAssertEqual(rows(views, item).filter { $0.name == "lineLimit" }.map(\.value), ["5"])
    // It stands over what the view writes meanwhile.
    limit.value = 3
    screen.settle()
    XCTAssertEqual(screen.texts, ["5 false"])
    XCTAssertNil(edit("lineLimit", to: "6", views, item))
    for expected in ["5 false", "5 true", "3 true"] {
      XCTAssertNil(views.undo())
      screen.settle()
      XCTAssertEqual(screen.texts, [expected])
    }
    XCTAssertEqual(edit("lineLimit", to: "x", views, item), "“x” is no value of lineLimit.")
    views.end()
  }

  private enum Container: CaseIterable {
    case stack, list, lazyStack, form
  }

  private struct Contained: View {
    let container: Container
    let limit: Int
    var body: some View {
      Group {
        switch container {
        case .stack: VStack { Lines() }
        case .list: List { Lines() }
        case .lazyStack: ScrollView { LazyVStack { Lines() } }
        case .form: Form { Lines() }
        }
      }
      .lineLimit(limit)
    }
  }

  func testAnEditEndsWhereAFreshTreeWouldBeInEachContainer() throws {
    for container in Container.allCases {
      let screen = show(Contained(container: container, limit: 2))
      let views = WindowInspection(screen.window)
      let label = try XCTUnwrap(screen.hosts(of: HostLabel.self).first { $0.text == "2 true" })
      XCTAssertNil(edit("lineLimit", to: "5", views, InspectedItem(label)), "\(container)")
      screen.settle()
      let fresh = show(Contained(container: container, limit: 5))
      XCTAssertEqual(screen.tree(), fresh.tree(), "\(container)")
      views.end()
    }
  }

  func testAnUndoAfterTheViewHasGoneDoesNothing() throws {
    let isShown = Setting(true)
    let screen = show(Showing(isShown) { if $0 { Page(limit: 2) } })
    let views = WindowInspection(screen.window)
    let label = try XCTUnwrap(screen.hosts(of: HostLabel.self).first)
    XCTAssertNil(edit("lineLimit", to: "5", views, InspectedItem(label)))
    isShown.value = false
    screen.settle()
    XCTAssertNil(views.undo())
    isShown.value = true
    screen.settle()
    XCTAssertEqual(screen.texts, ["2 true"])
    views.end()
  }

  private struct Looks: View {
    @State private var color = Color.red
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    var body: some View { Text("\(date.formatted(.iso8601))").foregroundStyle(color) }
  }

  func testColorsAndDates() throws {
    let screen = show(Looks())
    let views = WindowInspection(screen.window)
    let page = try XCTUnwrap(views.items.children(of: views.items.root).first)
    let rows = try XCTUnwrap(views.sections(of: page).first).rows
    XCTAssertEqual(rows.map(\.value), ["red", "2001-01-01T00:00:00Z"])
    XCTAssertNil(views.edit("0:0", of: page, to: "#00FF00"))
    XCTAssertNil(views.edit("0:1", of: page, to: "2020-02-03T04:05:06Z"))
    XCTAssertEqual(views.edit("0:0", of: page, to: "redd"), "“redd” is no value of color.")
    XCTAssertEqual(views.edit("0:1", of: page, to: "today"), "“today” is no value of date.")
    screen.settle()
    XCTAssertEqual(screen.texts, ["2020-02-03T04:05:06Z"])
    XCTAssertEqual(
      try XCTUnwrap(screen.hosts(of: HostLabel.self).first).textColor, HostColor(red: 0, green: 1, blue: 0, alpha: 1))
    views.end()
  }
}
