import BrowserDisplay
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// The tree of the views that a program has written, as an inspector shows it, and the state that it edits.
@MainActor
final class ViewItemsTests: HostTestCase {
  /// The tree, a line for each item.
  private func lines(_ window: HostWindow) -> String {
    let views = WindowInspection(window)
    defer { views.end() }
    var lines: [String] = []
    var rest = [(views.items.root, 0)]
    while let (item, depth) = rest.popLast() {
      let words = views.items.words(of: item)
      lines.append(
        String(repeating: "  ", count: depth) + words.name + (words.text.map { " \"\($0)\"" } ?? "")
          + (words.kind == "view" ? words.properties.map { " \($0)" } ?? "" : ""))
      let children = views.items.children(of: item)
      for child in children { XCTAssertTrue(views.items.parent(of: child) == item, lines.last ?? "") }
      rest += children.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  private struct Line: View {
    let title: String
    var body: some View { LabeledContent(title, value: "1") }
  }

  private struct Titled: ViewModifier {
    @State private var isSeen = true
    func body(content: Content) -> some View { content.opacity(isSeen ? 1 : 0) }
  }

  private struct Page: View {
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        List {
          Section("Lines") { Line(title: "One").modifier(Titled()) }
          Toggle("On", isOn: $isShown)
        }
        .navigationTitle("Page")
        .toolbar { Button("Show") { isShown = true } }
        .sheet(isPresented: $isShown) { VStack { Text("Sheet") } }
      }
    }
  }

  func testWhatTheLibraryPutsAroundIsLeftOut() {
    let screen = show(Page(), width: 320, height: 480)
    assertText(
      lines(screen.window),
      """
      HostWindow
        Page isShown=false
          ViewHost
          ScreenView
            HostTableView
              HostLabel "LINES"
              .Titled isSeen=true
                HostOpacityView
                  Line
                    HostStackView
                      HostLabel "One"
                      HostLabel "1"
              HostLabel "On"
            ToolbarItemHost
              HostButton
                HostLabel "Show"
      """)
    screen.tap("Show")
    XCTAssertTrue(lines(screen.window).contains("HostLabel \"Sheet\""))
    screen.settle()
  }

  private struct Erased: View {
    var body: some View { AnyView(VStack { AnyView(Text("Inside")) }) }
  }

  func testErasedViewsAreThere() {
    assertText(
      lines(show(Erased()).window),
      """
      HostWindow
        Erased
          HostStackView
            HostLabel "Inside"
      """)
  }

  private enum Size: CaseIterable { case small, large }

  private struct Values: View {
    @State private var isOn = false
    @State private var count = 1
    @State private var ratio = 0.5
    @State private var name = "a"
    @State private var size = Size.small
    @State private var items = [1]
    let fixed = 3

    var body: some View { Text("\(isOn ? 1 : 0) \(count) \(ratio) \(name) \(String(describing: size)) \(items.count)") }
  }

  private struct Limited: View {
    @State private var limit: Int? = 3
    var body: some View { Text("\(limit ?? 0)") }
  }

  func testTheEditorOfAnOptionalHasItsValue() throws {
    let screen = show(Limited())
    let views = WindowInspection(screen.window)
    let page = try XCTUnwrap(views.items.children(of: views.items.root).first)
    let row = try XCTUnwrap(views.sections(of: page).first?.rows.first)
    XCTAssertEqual([row.value, row.edit?.kind], ["3", "number"])
    XCTAssertNil(views.edit("0:0", of: page, to: "7"))
    screen.settle()
    XCTAssertEqual(screen.texts, ["7"])
    views.end()
  }

  func testEachKindOfStateIsEditedAndTakenBack() throws {
    let screen = show(Values())
    let views = WindowInspection(screen.window)
    let page = try XCTUnwrap(views.items.children(of: views.items.root).first)
    let rows = try XCTUnwrap(views.sections(of: page).first).rows
    XCTAssertEqual(
      rows.map { "\($0.name) \($0.value) \($0.edit?.kind ?? "fixed")" },
      [
        "isOn false bool", "count 1 number", "ratio 0.5 number", "name a text", "size small choice", "items [1] fixed",
        "fixed 3 fixed",
      ])
    for (index, value) in ["true", "7", "2.5", "b", "large"].enumerated() {
      XCTAssertNil(views.edit("0:\(index)", of: page, to: value))
    }
    screen.settle()
    XCTAssertEqual(screen.texts, ["1 7 2.5 b large 1"])
    XCTAssertEqual(views.edit("0:1", of: page, to: "x"), "“x” is no value of count.")
    XCTAssertEqual(views.edit("0:6", of: page, to: "1"), "“1” is no value of fixed.")
    XCTAssertEqual(views.edit("4:4", of: page, to: "1"), "There is no such value any more.")
    for _ in 0..<5 { XCTAssertNil(views.undo()) }
    screen.settle()
    XCTAssertEqual(screen.texts, ["0 1 0.5 a small 1"])
    XCTAssertEqual(views.undo(), "Nothing was edited.")
    views.end()
  }
}
