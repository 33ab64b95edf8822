import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class OutlineGroupTests: HostTestCase {
  private struct File: Identifiable, Equatable {
    var id: String
    var children: [File]?
  }

  private static let disk = [
    File(
      id: "Home",
      children: [File(id: "Music", children: [File(id: "song")]), File(id: "Empty", children: []), File(id: "note")]),
    File(id: "readme"),
  ]

  func testAListShowsATree() {
    let screen = show(
      List(Self.disk, children: \.children) { Text($0.id) }.listStyle(.plain), width: 200, height: 400)
    XCTAssertEqual(screen.rowTexts, ["Home", "readme"])
    screen.tap("Home")
    XCTAssertEqual(screen.rowTexts, ["Home", "Music", "Empty", "note", "readme"])
    screen.tap("Music")
    screen.tap("Empty")
    XCTAssertEqual(screen.rowTexts, ["Home", "Music", "song", "Empty", "note", "readme"])
    XCTAssertEqual(
      ["Home", "Music", "song", "note", "readme"].map { screen.frame($0)?.minX }, [16, 32, 48, 32, 16])
    screen.tap("Home")
    screen.tap("Home")
    XCTAssertEqual(
      screen.rowTexts, ["Home", "Music", "Empty", "note", "readme"], "what is hidden forgets that it was open")
  }

  func testLinesBelowRowsBeginWithTheRows() {
    let screen = show(List(Self.disk, children: \.children) { Text($0.id) }.listStyle(.plain), height: 400)
    screen.tap("Home")
    let lines = screen.table.visibleCells.map { cell in
      cell.subviews.first { "\(type(of: $0))" == "HostSeparatorView" }?.frame.minX
    }
    XCTAssertEqual(lines, [16, 32, 32, 32, 16])
  }

  func testElsewhereTheTreeIsStacked() {
    let screen = show(VStack { OutlineGroup(Self.disk[0], children: \.children) { Text($0.id) } }, height: 400)
    XCTAssertEqual(screen.texts, ["Home"])
    screen.tap("Home")
    screen.tap("Music")
    XCTAssertEqual(screen.texts, ["Home", "Music", "song", "Empty", "note"])
    XCTAssertEqual(screen.frame("song")?.minX, screen.frame("Home")?.minX)
  }

  func testTheTreeFollowsTheData() {
    struct Page: View {
      @State var disk = OutlineGroupTests.disk
      var body: some View {
        VStack {
          Button("turn") { disk[0].children?.reverse() }
          Button("close") { disk[0].children = nil }
          List { OutlineGroup(disk, id: \.id, children: \.children) { Text($0.id) } }
        }
      }
    }
    let screen = show(Page(), height: 500)
    screen.tap("Home")
    screen.tap("Music")
    screen.tap("turn")
    XCTAssertEqual(screen.rowTexts, ["Home", "note", "Empty", "Music", "song", "readme"], "Music stays open")
    screen.tap("close")
    XCTAssertEqual(screen.rowTexts, ["Home", "readme"])
  }

  func testElementsBehindABinding() {
    struct Page: View {
      @State var disk = OutlineGroupTests.disk
      var body: some View {
        VStack {
          List($disk, children: \.children) { $file in
            HStack {
              Text(file.id)
              if file.children == nil { Button("add to \(file.id)") { file.children = [] } }
            }
          }
          OutlineGroup($disk[0], children: \.children) { $file in Text("root " + file.id) }
        }
      }
    }
    let screen = show(Page(), width: 300, height: 500)
    screen.tap("Home")
    XCTAssertNil(screen.host("add to Empty"))
    screen.tap("add to note")
    XCTAssertNil(screen.host("add to note"), "it is a group now")
    screen.tap("root Home")
    XCTAssertEqual(
      screen.texts.filter { $0.hasPrefix("root") }, ["root Home", "root Music", "root Empty", "root note"])
  }

  func testRowsAreSelectedByTheirElements() {
    struct Page: View {
      @State var one: String?
      @State var several: Set<String> = []
      var body: some View {
        VStack {
          Text("\(one ?? "none") \(several.sorted().joined(separator: "+"))")
          List(OutlineGroupTests.disk, children: \.children, selection: $one) { Text($0.id) }
          List(OutlineGroupTests.disk, children: \.children, selection: $several) { Text("several " + $0.id) }
        }
      }
    }
    let screen = show(Page(), width: 300, height: 800)
    screen.tap("Home")
    XCTAssertEqual(screen.texts.first, "Home ", "a tap selects the row of a group, too")
    XCTAssertNil(screen.host("note"))
    screen.hosts(of: HostButton.self)[0].tap()
    screen.settle()
    screen.tap("note")
    screen.tap("several readme")
    XCTAssertEqual(screen.texts.first, "note readme")
  }

  func testAGroupThatStandsForNothingIsOpenedByATapOnItsRow() {
    let screen = show(
      List(selection: .constant(nil as Int?)) { DisclosureGroup("group") { Text("inside") } }, height: 300)
    screen.tap("group")
    XCTAssertEqual(screen.rowTexts, ["group", "inside"])
  }

  /// A tree may have no end: only what is open is asked for.
  func testATreeWithoutAnEnd() {
    final class Node: Identifiable {
      let id: Int
      init(_ id: Int) { self.id = id }
      var children: [Node]? { [Node(2 * id), Node(2 * id + 1)] }
    }
    let screen = show(List([Node(1)], children: \.children) { Text("\($0.id)") }, height: 400)
    screen.tap("1")
    screen.tap("3")
    XCTAssertEqual(screen.rowTexts, ["1", "2", "3", "6", "7"])
  }

  func testTheSameIdentityTwiceIsReported() {
    let screen = show(
      List([File(id: "a"), File(id: "a", children: [])], children: \.children) { Text($0.id) }, height: 200)
    XCTAssertEqual(screen.rowTexts, ["a", "a"])
    XCTAssertEqual(takeSentences().count, 1)
  }

  func testNestedDeeperThanTheRowIsWide() {
    struct Deep: View {
      let depth: Int
      var body: some View {
        DisclosureGroup(isExpanded: .constant(true)) {
          if depth > 0 { AnyView(Deep(depth: depth - 1)) }
        } label: {
          Text("level \(depth)").lineLimit(1)
        }
      }
    }
    let screen = show(List { Deep(depth: 30) }.listStyle(.plain), width: 200, height: 2000)
    XCTAssertEqual(screen.frame("level 30")?.minX, 16)
    XCTAssertEqual(screen.rowTexts.count, 31)
  }
}
