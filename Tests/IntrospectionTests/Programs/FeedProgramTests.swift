import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// Messages in pages, as it was written for the second generation of introspection, and what is new beside it.
private struct Feed: View {
  let log: EventLog
  @ObservedObject var model: Model
  @Weak private var table: HostTableView?
  @Introspected private var field: HostTextField?
  @State private var text = ""
  @State private var isWriting = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<3, id: \.self) { index in
          Text("Message \(index)")
            .introspect(.listCell, on: .iOS(.v16, .v17, .v18)) { $0.backgroundColor = .systemYellow }
        }
      }
      .inStyle(model.flag ? .inset : .plain)
      .introspect(.list, on: .iOS(.v13...), .macOS(.v11...)) { list in
        list.separatorStyle = .none
        table = list
      }
      .introspect(.list(style: .plain), isEnabled: !model.flag) { list, edit in
        log.add("plain \(edit.phase)")
        edit.set(\.bounces, to: false)
        if edit.phase == .attach { edit.onDetach { log.add("plain gone, bounces=\($0.bounces)") } }
      }
      .navigationTitle("Feed")
      .introspect(.navigationStack, on: .iOS(.v16...), scope: .ancestor) { stack in
        log.add("stack \(stack.viewControllers.count)")
      }
      .introspect(.window, on: .iOS(.v13...)) { $0.tag = 7 }
      TextField("Find", text: $text).introspect(.textField, into: $field)
      Button("Search") { field?.becomeFirstResponder() }
      Button("Separators") { table?.separatorStyle = .singleLine }
      Button("Write") { isWriting = true }
        .sheet(isPresented: $isWriting) {
          Text("New").introspect(.sheet, on: .iOS(.v15...)) { $0.detents = [.medium(), .large()] }
        }
    }
  }
}

/// A style that is chosen while the program runs.
private enum FeedStyle { case plain, inset }

extension View {
  @ViewBuilder fileprivate func inStyle(_ style: FeedStyle) -> some View {
    switch style {
    case .plain: listStyle(.plain)
    case .inset: listStyle(.inset)
    }
  }
}

/// A program of somebody who knows the second generation.
@MainActor
final class FeedProgramTests: HostTestCase {
  func testEachHostIsReached() throws {
    let log = EventLog()
    let model = Model()
    let screen = show(Feed(log: log, model: model), width: 400, height: 800)
    let window = screen.window
    let table = try window.find(HostTableView.self)
    XCTAssertEqual(log.take().sorted(), ["plain attach", "stack 1"])
    XCTAssertEqual([table.separatorStyle == .none, table.bounces], [true, false])
    XCTAssertEqual(
      window.findAll(HostTableViewCell.self).map(\.backgroundColor), [.systemYellow, .systemYellow, .systemYellow])
    XCTAssertEqual(window.tag, 7)
    try window.find(HostButton.self, labelled: "Search").user.tap()
    XCTAssertTrue(try window.find(HostTextField.self, labelled: "Find").isFirstResponder)
    try window.find(HostButton.self, labelled: "Separators").user.tap()
    XCTAssertEqual(table.separatorStyle, .singleLine)
    try window.find(HostButton.self, labelled: "Write").user.tap()
    let sheet = try XCTUnwrap(
      window.introspections.flatMap(\.targets).compactMap { $0 as? HostSheetPresentationController }.first)
    XCTAssertEqual(sheet.detents, [.medium(), .large()])
    XCTAssertEqual(window.introspectionMisses, [])
    XCTAssertEqual(log.take().filter { $0.hasPrefix("plain gone") }, [])
    model.flag = true
    screen.settle()
    XCTAssertEqual(log.take().filter { $0.hasPrefix("plain") }, ["plain gone, bounces=true"])
  }
}
