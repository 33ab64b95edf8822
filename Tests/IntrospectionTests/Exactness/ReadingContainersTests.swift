import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// Containers that read what is inside of them, such as tabs, options and rows: markers inside make no difference to
/// them.
@MainActor
final class ReadingContainersTests: HostTestCase {
  private let log = EventLog()

  /// Compares the tree of a view with markers in it, which are made by what the closure is handed, with that of the
  /// same view without; and what was found.
  private func check<V: View>(_ found: [String], @ViewBuilder _ content: (Marker) -> V, line: UInt = #line) {
    let plain = show(content(Marker(log: nil)), width: 400, height: 600)
    let marked = show(content(Marker(log: log)), width: 400, height: 600)
    assertText(marked.tree(), plain.tree(), line: line)
    XCTAssertEqual(marked.window.treeDescription(), plain.window.treeDescription(), line: line)
    XCTAssertEqual(log.take().sorted(), found.sorted(), line: line)
  }

  /// Puts a marker in front of a view, or its double that does nothing.
  @MainActor
  struct Marker {
    let log: EventLog?

    func callAsFunction<V: View>(_ view: V) -> AnyView {
      guard let log else { return AnyView(view) }
      return AnyView(
        view.introspect(.text, strategy: .betweenMarkers) { _ in }
          .introspect(.text, onMiss: { _ in log.add("miss") }) { log.add($0.label) })
    }
  }

  func testTabs() {
    check(["a"]) { mark in
      TabView {
        mark(Text("a").tabItem { Text("A") })
        mark(Text("b")).tabItem { Text("B") }
        mark(Text("c").tabItem { mark(Text("C")) })
      }
    }
  }

  func testOptions() {
    check([]) { mark in
      Picker("menu", selection: .constant(2)) {
        mark(Text("one").tag(1))
        mark(Text("two")).tag(2)
        ForEach(3..<5, id: \.self) { mark(Text("\($0)")) }
      }
    }
    check([]) { mark in
      Picker("segments", selection: .constant(2)) {
        mark(Text("one").tag(1))
        mark(Text("two")).tag(2)
      }
      .pickerStyle(.segmented)
    }
    check([]) { mark in
      Picker("wheel", selection: .constant(2)) {
        mark(Text("one").tag(1))
        mark(Text("two")).tag(2)
      }
      .pickerStyle(.wheel)
    }
  }

  func testGrids() {
    check(["a", "c", "d"]) { mark in
      Grid {
        GridRow {
          mark(Text("a"))
          Text("b")
        }
        mark(
          GridRow {
            Text("c")
            mark(Text("d")).gridCellColumns(1)
          })
        Divider()
      }
    }
    check(["a", "b"]) { mark in
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        mark(Text("a"))
        mark(Text("b"))
      }
    }
  }

  func testViewsOfWhichOneFits() {
    let long = String(repeating: "long ", count: 100)
    // Those that do not fit are in the tree, and hidden.
    check(["short", long]) { mark in
      ViewThatFits {
        mark(Text(long).lineLimit(1).fixedSize())
        mark(Text("short"))
      }
    }
  }

  func testRows() {
    check(["a", "b", "c", "d", "d", "e", "e"]) { mark in
      List(selection: .constant(2)) {
        mark(Text("a").tag(1))
        mark(Text("b")).tag(2)
        Section("section") { mark(Text("c").badge(3)) }
        mark(
          Group {
            mark(Text("d").listRowBackground(Color.red))
            mark(Text("e"))
          })
      }
    }
  }

  func testRowsThatAreEditedInTheirSection() {
    struct Rows: View {
      let mark: Marker
      @State private var rows = ["a", "b", "c"]
      var body: some View {
        List {
          mark(
            Section("section") {
              mark(AnyView(ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) }))
            })
        }
        .listStyle(.plain)
      }
    }
    let screen = show(Rows(mark: Marker(log: log)), height: 400)
    XCTAssertEqual(log.take(), ["a", "a", "b", "b", "c", "c"])
    let table = screen.hosts(of: HostTableView.self)[0]
    table.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    screen.settle()
    XCTAssertEqual(screen.texts, ["a", "c", "section"])
    XCTAssertEqual(table.numberOfSections, 1)
  }

  func testNavigation() {
    check(["root", "button"]) { mark in
      NavigationStack {
        mark(Text("root").navigationTitle("Title").toolbar { mark(Button("button") {}) })
      }
    }
    check(["column", "detail"]) { mark in
      NavigationSplitView {
        mark(Text("column"))
      } detail: {
        mark(Text("detail"))
      }
      .environment(\.horizontalSizeClass, .regular)
    }
  }

  func testPartsOfOtherViews() {
    check(["icon", "title", "value", "label", "content", "box"]) { mark in
      VStack {
        Label {
          mark(Text("title"))
        } icon: {
          mark(Text("icon"))
        }
        LabeledContent {
          mark(Text("value"))
        } label: {
          mark(Text("label"))
        }
        GroupBox { mark(Text("box")) }
        ControlGroup { mark(Text("content")) }
      }
    }
  }
}
