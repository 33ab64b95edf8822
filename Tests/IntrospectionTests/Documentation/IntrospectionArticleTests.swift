import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

// The examples of the module's article, word for word.

private struct Feed: View {
  var body: some View {
    ScrollView {
      Text("News")
    }
    .introspect(.scrollView) { $0.bounces = false }
  }
}

private struct SignIn: View {
  var body: some View {
    VStack {
      Text("Welcome")
      Group {
        Text("Name")
        TextField("Name", text: .constant("Ada"))
          .padding()
      }
      .introspect(.textField) { $0.backgroundColor = .yellow }
    }
  }
}

private struct Chapter: View {
  var body: some View {
    ScrollView {
      Text("Once upon a time")
        .introspect(.scrollView, scope: .ancestor) { $0.bounces = false }
    }
  }
}

private struct Address: View {
  let choice: IntrospectionChoice
  let found: @MainActor (HostTextField) -> Void

  var body: some View {
    VStack {
      TextField("Street", text: .constant(""))
      TextField("City", text: .constant(""))
      TextField("Country", text: .constant(""))
    }
    .introspect(.textField, choice, onMiss: { _ in }, customize: found)
  }
}

private struct Clock: View {
  @State private var time = "12:00"
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown {
        Text(time)
          .introspect(.text) { label, edit in
            print("\(edit.phase): \(label.text ?? "")")
            edit.onDetach { print("detach") }
          }
          .onAppear { print("onAppear") }
      }
      Button("Tick") { time = "12:01" }
      Button("Close") { isShown = false }
    }
  }
}

private struct Player: View {
  var isFullScreen: Bool

  var body: some View {
    ScrollView {
      Text("Film")
    }
    .introspect(.scrollView, isEnabled: isFullScreen) { _, edit in
      edit.set(\.bounces, to: false)
    }
  }
}

private struct Inbox: View {
  var body: some View {
    List {
      Text("Mail")
    }
    .introspect(.list) { table, edit in
      guard edit.phase == .attach else { return }
      table.refreshControl = HostRefreshControl()
      edit.onDetach { table.refreshControl = nil }
    }
  }
}

private struct Notes: View {
  var body: some View {
    ScrollView {
      VStack {
        Text("Note")
      }
      .introspect(.scrollView) { $0.bounces = false }
    }
  }
}

private struct Rows: View {
  var body: some View {
    VStack {
      ForEach(0..<1000, id: \.self) { number in
        HStack {
          Text("\(number)")
          TextField("Name", text: .constant(""))
        }
        .introspect(.textField) { $0.isEnabled = false }
      }
    }
  }
}

private struct Report: View {
  var body: some View {
    VStack {
      ScrollView {
        Text("Text")
      }
      Text("Footer")
        .introspectScrollView { $0.bounces = false }
    }
  }
}

private final class HostGauge: HostView {
  var tickCount = 0
}

private struct Gauge: HostViewRepresentable {
  func makeHostView(context: Context) -> HostGauge { HostGauge() }
  func updateHostView(_ hostView: HostGauge, context: Context) {}
}

extension View {
  fileprivate func introspectGauge(customize: @escaping @MainActor (HostGauge) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }
}

private struct Form: View {
  var body: some View {
    HStack {
      Text("Name")
        .introspect { marker in
          Introspect.findViewHost(from: marker).flatMap { Introspect.nextSibling(ofType: HostTextField.self, from: $0) }
        } customize: { field in
          field.isSecureTextEntry = true
        }
      TextField("Name", text: .constant(""))
    }
  }
}

/// What examples print.
@MainActor private var printed: [String] = []

@MainActor private func print(_ text: String) { printed.append(text) }

/// The module's article shows code that compiles, and what it prints.
@MainActor
final class IntrospectionArticleTests: HostTestCase {
  func testTheCodeIsThisCode() throws {
    try Article(named: "Introspection").expectCode()
  }

  func testTheOutputIsWhatIsPrinted() throws {
    try Article(named: "Introspection").expectOutput([
      tree(Feed()), tree(SignIn()), tree(Chapter()), life(), back(), miss(), cost(), tree(Report()),
    ])
  }

  func testTheTableOfChoicesIsWhatIsFound() throws {
    let choices: [IntrospectionChoice] = [.first, .last, .nth(1), .all, .unique]
    let rows = choices.map { choice in
      var names: [String] = []
      _ = Screen(Address(choice: choice) { names.append($0.placeholder ?? "") })
      return "| `\(choice)` | \(names.isEmpty ? "nothing" : names.joined(separator: ", ")) |"
    }
    let table = (["| choice | found |", "| --- | --- |"] + rows).joined(separator: "\n")
    XCTAssertTrue(try Article(named: "Introspection").text.contains(table), table)
  }

  func testTheFirstGenerationDoesWhatIsSaid() {
    let gauge = Screen(Gauge().padding().introspectGauge { $0.tickCount = 5 })
    XCTAssertEqual(gauge.all(HostGauge.self).map(\.tickCount), [5])
    let form = Screen(Form())
    XCTAssertEqual(form.all(HostTextField.self).map(\.isSecureTextEntry), [true])
  }

  func testWhatIsAddedIsTakenAway() {
    let screen = Screen(AnyView(Inbox()))
    let table = screen.all(HostTableView.self)[0]
    XCTAssertNotNil(table.refreshControl)
    screen.show(AnyView(EmptyView()))
    XCTAssertNil(table.refreshControl)
  }

  // MARK: What the examples print

  private func tree<Content: View>(_ view: Content) -> String { description(Screen(view)) }

  private func description<Content: View>(_ screen: Screen<Content>) -> String {
    inBlocks(screen.hosting.introspectionDescription(options: HostTreeOptions(showsFrames: false)))
  }

  private func life() -> String {
    printed = []
    let screen = Screen(Clock())
    for name in ["Tick", "Close"] {
      print("> tap \(name)")
      screen.all(HostButton.self).first { $0.subviews.contains { ($0 as? HostLabel)?.text == name } }?.tap()
      screen.window.settle()
    }
    return printed.joined(separator: "\n")
  }

  private func back() -> String {
    let screen = Screen(Player(isFullScreen: true))
    let full = description(screen)
    screen.show(Player(isFullScreen: false))
    return "\(full)\n\n\(description(screen))"
  }

  private func miss() -> String {
    _ = Screen(Notes())
    return takeSentences().map(inBlocks).joined(separator: "\n")
  }

  /// Names places in this file as a reader of the article would: by the example and the line in it.
  private func inBlocks(_ text: String) -> String {
    let lines = ((try? String(contentsOfFile: #filePath, encoding: .utf8)) ?? "").components(separatedBy: "\n")
    var example = (name: "", start: 0)
    var result = text
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("private struct ") {
        example = (String(line.dropFirst("private struct ".count).prefix { $0 != ":" }), number)
      }
      result = result.replacingOccurrences(
        of: "\\bIntrospectionArticleTests\\.swift:\(number + 1)\\b",
        with: "\(example.name).swift:\(number + 1 - example.start)", options: .regularExpression)
    }
    return result
  }

  private func cost() -> String {
    printed = []
    let before = Introspect.visitedHosts
    let screen = Screen(Rows())
    let visited = Introspect.visitedHosts - before
    print("hosts visited: \(visited)")
    let idle = Introspect.visitedHosts
    screen.window.settle()
    print("hosts visited when nothing changes: \(Introspect.visitedHosts - idle)")
    return printed.joined(separator: "\n")
  }
}
