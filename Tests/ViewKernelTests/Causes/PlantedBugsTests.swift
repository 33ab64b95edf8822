import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

private final class Plain { var text = "old" }
private final class Observed: ObservableObject { @Published var text = "old" }

/// Forty mistakes as people make them, each named by the first answer to `why`.
@MainActor
final class PlantedBugsTests: HostTestCase {
  private func check<V: View>(
    _ view: V, _ name: String, _ expected: String, line: UInt = #line, after act: (Screen<V>) -> Void = { _ in }
  ) {
    let screen = show(view, width: 320, height: 480)
    act(screen)
    let answer = "\(screen.window.why(name))"
    XCTAssertTrue(answer.contains(expected), answer, line: line)
  }

  // MARK: Absent

  private struct Branch: View {
    @State private var items = ["a"]
    var body: some View {
      VStack {
        if items.isEmpty { Text("Empty") }
        Button("Clear") { items = [] }
      }
    }
  }

  private struct Choice: View {
    @State var isEditing = false
    var body: some View { if isEditing { Text("Done") } else { Text("Edit") } }
  }

  private struct Removing: View {
    @State private var names = ["Ada", "Bob"]
    var body: some View {
      VStack {
        ForEach(names, id: \.self) { Text($0) }
        Button("Remove") { names.removeLast() }
      }
    }
  }

  func testAbsent() {
    check(Branch(), "Empty", "Branch has an `if` whose Text is not shown; items = [\"a\"]")
    check(Choice(), "Done", "Choice has an `if` whose Text is not shown; isEditing = false")
    check(
      Removing(), "Bob",
      "went: HostLabel Bob went, in settle 2, as Removing ran: names of Removing: [\"Ada\", \"Bob\"] → [\"Ada\"] by tap"
    ) { $0.tap("Remove") }
    check(Text("Welcome"), "Wellcome", "similar: \"Welcome\"")
    check(List(0..<200) { Text("Row \($0)") }, "Row 150", "rows are made as it is scrolled")
    check(
      TabView {
        Text("first").tabItem { Text("One") }
        Text("second").tabItem { Text("Two") }
      }, "first", "is on a screen that is not shown now"
    ) { $0.selectTab("Two") }
  }

  // MARK: Hidden

  func testHidden() {
    check(Text("a").hidden(), "a", "HostHiddenView around it is hidden")
    check(Text("a").opacity(0), "a", "has the opacity 0")
    check(VStack { Text("a") }.opacity(0.001), "a", "has the opacity 0")
    check(Text("a").frame(width: 0, height: 0).clipped(), "a", "sight: it is")
    check(Color.red.frame(height: 0).accessibilityIdentifier("bar"), "bar", "it is 320 x 0 points large")
  }

  // MARK: Clipped, or out of sight

  func testOutOfSight() {
    check(
      ScrollView { VStack { ForEach(0..<100) { Text("Row \($0)") } } }, "Row 90",
      "points below what HostScrollView shows")
    check(Text("a").offset(x: 2_000), "a", "points right of what HostWindow shows")
    check(Text("a").offset(y: -2_000), "a", "points above what HostWindow shows")
    check(Text("a").offset(y: 200).frame(width: 100, height: 100).clipped(), "a", "points below what HostClipView")
    check(
      ScrollView(.horizontal) { HStack { ForEach(0..<100) { Text("Item \($0)") } } }, "Item 90",
      "points right of what HostScrollView shows")
  }

  // MARK: Covered

  func testCovered() {
    check(
      ZStack {
        Text("a")
        Color.white
      }, "a", "HostColorView lies in front of it")
    check(Text("a").overlay(Color.white), "a", "HostColorView lies in front of it")
    check(Text("a").overlay { Text("b").frame(width: 100, height: 50).background(.white) }, "a", "lies in front of it")
    check(
      ZStack {
        Text("a").zIndex(-1)
        Color.blue
      }, "a", "HostColorView lies in front of it")
  }

  // MARK: Wrong colour

  private struct Titles: View {
    var body: some View { VStack { Text("title") }.foregroundColor(.red) }
  }

  func testWrongColor() {
    check(Text("a").foregroundColor(.white).background(.white), "a", "cannot be told from what is behind it")
    check(Text("a").foregroundColor(.white), "a", "cannot be told from what is behind it")
    check(Text("a").foregroundColor(.clear), "a", "cannot be told from what is behind it")
    check(Titles(), "title", "color=red: foreground")
    check(Text("a").foregroundColor(.blue), "a", "color=blue: Text itself")
    check(Text("a").background(Color.yellow), "a", "sight: it can be seen")
  }

  // MARK: Wrong size

  func testWrongWidth() {
    check(
      Text("a long text that does not fit").lineLimit(1).frame(width: 60), "a long text that does not fit",
      "HostFrameView proposed 60 x")
    check(
      Text("a long text that does not fit").frame(width: 60, height: 20), "a long text that does not fit", "it is cut")
    check(
      HStack {
        Text("one two three four five six").accessibilityIdentifier("first")
        Text("seven eight nine ten eleven").fixedSize()
      }, "first", "and breaks the line that would be")
    check(Color.red.accessibilityIdentifier("box"), "box", "as it takes what it is offered")
    check(VStack { Text("a") }.padding(20).accessibilityIdentifier("box"), "box", "its content and insets of 20")
    check(Text("a").frame(width: 200).accessibilityIdentifier("box"), "box", "as frame(_:) says: width 200")
  }

  // MARK: Stale

  private struct PlainState: View {
    @State private var model = Plain()
    var body: some View {
      VStack {
        Text(model.text)
        Button("Change") { model.text = "new" }
      }
    }
  }

  private struct Unobserved: View {
    let model: Observed
    var body: some View {
      VStack {
        Text(model.text)
        Button("Change") { model.text = "new" }
      }
    }
  }

  private struct StateOfObject: View {
    @State private var model = Observed()
    var body: some View {
      VStack {
        Text(model.text)
        Button("Change") { model.text = "new" }
      }
    }
  }

  private struct Copied: View {
    @State private var name: String
    init(name: String) { _name = State(initialValue: name) }
    var body: some View { Text("Hello, \(name)") }
  }

  private struct Copying: View {
    @State private var name = "Ada"
    var body: some View {
      VStack {
        Copied(name: name)
        Button("Change") { name = "Bob" }
      }
    }
  }

  func testStale() {
    check(PlainState(), "old", "`model` is a class that is not Observable: its changes are not seen") {
      $0.tap("Change")
    }
    check(Unobserved(model: Observed()), "old", "`model` is an ObservableObject that nothing observes here") {
      $0.tap("Change")
    }
    check(StateOfObject(), "old", "declare it with @StateObject") { $0.tap("Change") }
    check(
      Copying(), "Hello, Ada",
      "`name` is a @State: it keeps the value from when the view came, whatever the view is made with since"
    ) { $0.tap("Change") }
  }

  // MARK: Too many runs

  private struct Child: View {
    let action: @MainActor () -> Void
    var body: some View { Button("child", action: action) }
  }

  private struct Passing: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Count: \(count)")
        Child { [count] in print(count) }
        Button("Add") { count += 1 }
      }
    }
  }

  private struct Number: View {
    let number: Int
    var body: some View { Text("static") }
  }

  private struct Handing: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Number(number: count)
        Button("Add") { count += 1 }
      }
    }
  }

  private struct Watching: View {
    @ObservedObject var model: Observed
    var body: some View {
      VStack {
        Text("static")
        Button("Change") { model.text += "!" }
      }
    }
  }

  private struct Reading: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text(count > 100 ? "many" : "few")
        Button("Add") { count += 1 }
      }
    }
  }

  func testTooManyRuns() {
    check(Passing(), "child", "another closure; nothing in it differed. A closure that captures") { $0.tap("Add") }
    check(Handing(), "static", "which got number: 0 → 1; nothing in it differed. What differs is not shown") {
      $0.tap("Add")
    }
    check(Watching(model: Observed()), "static", "An ObservableObject runs the body of each view that observes it") {
      $0.tap("Change")
    }
    check(Reading(), "few", "which reads count (count of Reading: 0 → 1 by tap \"Add\"); nothing in it differed") {
      $0.tap("Add")
    }
  }
}
