import HostTree
import ViewKernel
import XCTest

/// Views whose bodies contain views of their own type: outlines, threads of comments.
@MainActor
final class RecursiveViewsTests: HostTestCase {
  private struct Nested: View {
    let level: Int

    var body: some View {
      if level == 0 { Text("leaf") } else { Nested(level: level - 1) }
    }
  }

  private struct Folder: View {
    let name: String
    let level: Int

    var body: some View {
      Text(name)
      if level > 0 {
        Folder(name: name + "a", level: level - 1).padding(.leading, 4)
        Folder(name: name + "b", level: level - 1)
      }
    }
  }

  private struct Comment: View {
    let depth: Int

    var body: some View {
      VStack {
        Text("\(depth)")
        if depth > 0 { Comment(depth: depth - 1).modifier(Indent()) }
      }
    }
  }

  private struct Indent: ViewModifier {
    func body(content: Content) -> some View { HStack { content } }
  }

  func testARecursiveViewMakesAsManyRowsAsItHas() {
    XCTAssertNil(RowCount.of(Nested.self))
    XCTAssertNil(RowCount.of(Folder.self))
    XCTAssertEqual(RowCount.of(Comment.self), 1)
    XCTAssertEqual(RowCount.of(TupleView<(Comment, Text)>.self), 2)
    XCTAssertNil(RowCount.of(TupleView<(Nested, Text)>.self))
  }

  func testARecursiveViewIsARowInEachContainer() {
    XCTAssertEqual(show(List { Nested(level: 5) }).texts, ["leaf"])
    XCTAssertEqual(show(Form { ForEach(0..<2) { Nested(level: $0) } }, height: 400).texts, ["leaf", "leaf"])
    XCTAssertEqual(show(ScrollView { LazyVStack { Nested(level: 5).padding() } }).texts, ["leaf"])
    XCTAssertEqual(show(LazyHStack { Optional(Nested(level: 3)) }).texts, ["leaf"])
    XCTAssertEqual(show(LazyVGrid(columns: [GridItem()]) { Group { Nested(level: 3) }.opacity(0.5) }).texts, ["leaf"])
    XCTAssertEqual(show(List { Section { Nested(level: 2) } }, height: 400).texts, ["leaf"])
    XCTAssertEqual(show(List { AnyView(Nested(level: 2)) }).texts, ["leaf"])
    XCTAssertEqual(show(VStack { Nested(level: 5) }).texts, ["leaf"])
    XCTAssertEqual(show(List { Comment(depth: 3) }, height: 400).texts, ["3", "2", "1", "0"])
  }

  func testAnOutlineHasARowForEachEntry() {
    func shown(_ level: Setting<Int>) -> Screen<some View> {
      show(Showing(level) { level in List { Folder(name: "f", level: level) } }, width: 300, height: 800)
    }
    let level = Setting(1)
    let screen = shown(level)
    XCTAssertEqual(screen.texts, ["f", "fa", "fb"])
    XCTAssertEqual(screen.table.numberOfRows(inSection: 0), 3)
    level.value = 2
    screen.settle()
    XCTAssertEqual(screen.texts, ["f", "fa", "faa", "fab", "fb", "fba", "fbb"])
    assertText(screen.tree(), shown(Setting(2)).tree())
    level.value = 0
    screen.settle()
    XCTAssertEqual(screen.texts, ["f"])
  }
}
