import Foundation
import HostTree
import ViewKernel
import XCTest

/// Split views in compact width: the columns collapse into a stack.
@MainActor
final class CollapsedColumnsTests: HostTestCase {
  private struct Letters: View {
    let model: Choice
    var body: some View {
      @Bindable var model = model
      NavigationSplitView {
        List(["x", "y"], id: \.self, selection: $model.letter) { NavigationLink("to \($0)", value: $0) }
          .navigationTitle("Letters")
      } detail: {
        Text(model.letter.map { "letter \($0)" } ?? "nothing").navigationTitle("Detail")
      }
    }
  }

  private func goBack(_ screen: Screen<some View>) {
    screen.tap("BackButton")
    screen.settle()
  }

  func testASelectionFromTheBeginningDoesNotMoveThePreferredColumn() {
    struct Page: View {
      @State var column = NavigationSplitViewColumn.sidebar
      @State var row: Int? = 0
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          List(selection: $row) { ForEach(0..<2) { Text("row \($0)") } }
          Button("show") { column = .detail }
        } detail: {
          Text("detail \(row ?? -1)")
        }
      }
    }
    let screen = show(Page(), width: 320, height: 400)
    XCTAssertEqual(screen.texts, ["row 0", "row 1", "show"])
    screen.tap("row 1")
    XCTAssertEqual(screen.texts, ["detail 1", "Back"])
    goBack(screen)
    screen.tap("show")
    XCTAssertEqual(screen.texts, ["detail -1", "Back"])
  }

  func testASelectionLeadsToTheDetailAndGoingBackClearsIt() {
    let model = Choice()
    let screen = show(Letters(model: model), width: 320, height: 400)
    XCTAssertEqual(screen.texts, ["to x", "to y", "Letters"])
    screen.tap("to y")
    XCTAssertEqual(screen.texts, ["letter y", "Letters", "Detail"])
    goBack(screen)
    XCTAssertEqual(screen.texts, ["to x", "to y", "Letters"])
    XCTAssertNil(model.letter)
    model.letter = "x"
    screen.settle()
    XCTAssertEqual(screen.texts, ["letter x", "Letters", "Detail"])
    model.letter = nil
    screen.settle()
    XCTAssertEqual(screen.texts, ["to x", "to y", "Letters"])
  }

  func testItBeginsWithTheLastColumnThatSomethingLeadsTo() {
    let model = Choice()
    model.letter = "x"
    XCTAssertEqual(show(Letters(model: model), width: 320, height: 400).texts, ["letter x", "Letters", "Detail"])
  }

  func testSwipingBack() {
    let model = Choice()
    model.letter = "x"
    let screen = show(Letters(model: model), width: 320, height: 400)
    let detail = screen.split.viewController(for: .secondary) as? HostNavigationController
    XCTAssertEqual(detail?.swipeBack(), true)
    screen.settle()
    XCTAssertNil(model.letter)
    let sidebar = screen.split.viewController(for: .primary) as? HostNavigationController
    XCTAssertEqual(sidebar?.swipeBack(), false, "there is nothing below the first column")
  }

  func testColumnsStandSideBySideAgainInAWideWindow() {
    let model = Choice()
    model.letter = "x"
    let screen = show(Letters(model: model), width: 320, height: 400)
    XCTAssertTrue(screen.split.isCollapsed)
    screen.window.frame.size = CGSize(width: 1000, height: 600)
    screen.settle()
    XCTAssertFalse(screen.split.isCollapsed)
    XCTAssertEqual(screen.texts, ["to x", "to y", "Letters", "letter x", "Detail"])
    screen.tap("to y")
    screen.window.frame.size = CGSize(width: 320, height: 400)
    screen.settle()
    XCTAssertEqual(screen.texts, ["letter y", "Letters", "Detail"])
  }

  func testLinksOfAllKinds() {
    let screen = show(
      NavigationSplitView {
        VStack {
          NavigationLink("page") { Text("own page").navigationTitle("Page") }
          NavigationLink("other") { NavigationLink("further") { Text("inside") } }
          NavigationLink("value", value: 1)
        }
        .navigationTitle("List")
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      } detail: {
        Text("nothing")
      }, width: 320)
    for (link, texts) in [
      ("page", ["own page", "List", "Page"]), ("other", ["further", "List"]), ("value", ["number 1", "List"]),
    ] {
      screen.tap(link)
      XCTAssertEqual(screen.texts, texts)
      if link == "other" {
        screen.tap("further")
        XCTAssertEqual(screen.texts, ["inside", "Back"])
        goBack(screen)
      }
      goBack(screen)
      XCTAssertEqual(screen.texts, ["page", "other", "value", "List"])
    }
  }

  func testDismissGoesBack() {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("done") { dismiss() } }
    }
    let screen = show(
      NavigationSplitView {
        NavigationLink("open") { Page() }
      } detail: {
        Text("nothing")
      }, width: 320)
    screen.tap("open")
    XCTAssertEqual(screen.texts, ["done", "Back"])
    screen.tap("done")
    XCTAssertEqual(screen.texts, ["open"])
  }

  func testThreeColumns() {
    let model = Choice()
    struct Columns: View {
      @Bindable var model: Choice
      var body: some View {
        NavigationSplitView {
          List(["x", "y"], id: \.self, selection: $model.letter) { Text("letter \($0)") }.navigationTitle("Letters")
        } content: {
          List(1..<3, id: \.self, selection: $model.number) { Text("number \($0)") }.navigationTitle("Numbers")
        } detail: {
          Text("\(model.letter ?? "-") \(model.number ?? 0)")
        }
      }
    }
    let screen = show(Columns(model: model), width: 320, height: 400)
    XCTAssertEqual(screen.texts, ["letter x", "letter y", "Letters"])
    screen.tap("letter y")
    XCTAssertEqual(screen.texts, ["number 1", "number 2", "Letters", "Numbers"])
    screen.tap("number 2")
    XCTAssertEqual(screen.texts, ["y 2", "Numbers"])
    goBack(screen)
    XCTAssertEqual(screen.texts, ["number 1", "number 2", "Letters", "Numbers"])
    goBack(screen)
    XCTAssertEqual(screen.texts, ["letter x", "letter y", "Letters"])
  }

  func testASelectionInATable() {
    struct Letter: Identifiable { let id: String }
    struct Columns: View {
      @Bindable var model: Choice
      var body: some View {
        NavigationSplitView {
          Table(["x", "y"].map { Letter(id: $0) }, selection: $model.letter) { TableColumn("Letter", value: \.id) }
        } detail: {
          Text("letter \(model.letter ?? "-")")
        }
      }
    }
    let screen = show(Columns(model: Choice()), width: 320, height: 400)
    XCTAssertEqual(screen.texts, ["x", "y"])
    screen.tap("y")
    XCTAssertEqual(screen.texts, ["letter y", "Back"])
    goBack(screen)
    XCTAssertEqual(screen.texts, ["x", "y"])
  }

  func testThePreferredColumnIsReadAndWritten() {
    struct Columns: View {
      @Bindable var model: Choice
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $model.column) {
          List(["x", "y"], id: \.self, selection: $model.letter) { Text("letter \($0)") }.navigationTitle("Letters")
        } detail: {
          Text(model.letter ?? "nothing")
        }
      }
    }
    let model = Choice()
    model.column = .detail
    let screen = show(Columns(model: model), width: 320, height: 400)
    XCTAssertEqual(screen.texts, ["nothing", "Letters"])
    goBack(screen)
    XCTAssertEqual(model.column, .sidebar)
    XCTAssertEqual(screen.texts, ["letter x", "letter y", "Letters"])
    screen.tap("letter y")
    XCTAssertEqual(model.column, .detail)
    XCTAssertEqual(screen.texts, ["y", "Letters"])
    model.column = .sidebar
    screen.settle()
    XCTAssertEqual(screen.texts, ["letter x", "letter y", "Letters"])
  }

  func testATitleThatChangesBelowIsThatOfTheBackButton() {
    let title = Setting("Old")
    let screen = show(
      Showing(title) { title in
        NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
          Text("list").navigationTitle(title)
        } detail: {
          Text("detail")
        }
      }, width: 320)
    XCTAssertEqual(screen.texts, ["detail", "Old"])
    title.value = "New"
    screen.settle()
    XCTAssertEqual(screen.texts, ["detail", "New"])
  }

  func testStacksInColumnsHaveTheOnlyBar() {
    let model = Choice()
    struct Columns: View {
      @Bindable var model: Choice
      var body: some View {
        NavigationSplitView {
          NavigationStack {
            List(["x"], id: \.self, selection: $model.letter) { Text("letter \($0)") }.navigationTitle("Letters")
          }
        } detail: {
          NavigationStack {
            NavigationLink("go", value: 7).navigationTitle("Detail")
              .navigationDestination(for: Int.self) { Text("seven is \($0)").navigationTitle("Page") }
          }
        }
      }
    }
    let screen = show(Columns(model: model), width: 320, height: 400)
    XCTAssertEqual(screen.texts, ["letter x", "Letters"])
    screen.tap("letter x")
    XCTAssertEqual(screen.texts, ["go", "Letters", "Detail"])
    screen.tap("go")
    XCTAssertEqual(screen.texts, ["seven is 7", "Detail", "Page"])
    goBack(screen)
    XCTAssertEqual(screen.texts, ["go", "Letters", "Detail"])
    goBack(screen)
    XCTAssertEqual(screen.texts, ["letter x", "Letters"])
    screen.window.frame.size = CGSize(width: 1000, height: 600)
    screen.settle()
    XCTAssertEqual(screen.texts, ["letter x", "Letters", "go", "Detail"])
    XCTAssertEqual(screen.hosts(of: HostNavigationBar.self).count, 2)
  }

  /// Whether the row is there may depend on the bar, so the bar must not depend on the row.
  func testAStackInARowLeavesTheColumnItsBar() {
    let screen = show(
      NavigationSplitView {
        List { NavigationStack { Text("row").navigationTitle("Inner") } }.navigationTitle("Outer")
      } detail: {
      }, width: 320, height: 400)
    XCTAssertEqual(screen.texts, ["row", "Inner", "Outer"])
    XCTAssertEqual(screen.hosts(of: HostNavigationBar.self).count, 2)
  }

  func testAppearanceFollowsTheVisibleColumn() {
    let (log, model) = (EventLog(), Choice())
    struct Columns: View {
      @Bindable var model: Choice
      let log: EventLog
      var body: some View {
        NavigationSplitView {
          List(["x"], id: \.self, selection: $model.letter) { Text($0) }
            .onAppear { log.add("list appears") }.onDisappear { log.add("list disappears") }
        } detail: {
          Text("detail").onAppear { log.add("detail appears") }.onDisappear { log.add("detail disappears") }
        }
      }
    }
    let screen = show(Columns(model: model, log: log), width: 320, height: 400)
    XCTAssertEqual(log.take(), ["list appears"])
    screen.tap("x")
    XCTAssertEqual(log.take().sorted(), ["detail appears", "list disappears"])
    goBack(screen)
    XCTAssertEqual(log.take().sorted(), ["detail disappears", "list appears"])
  }
}

@Observable
private final class Choice {
  var letter: String?
  var number: Int?
  var column = NavigationSplitViewColumn.sidebar
}
