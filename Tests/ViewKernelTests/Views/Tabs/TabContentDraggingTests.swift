import HostTree
import TestSupport
import ViewKernel
import XCTest

/// Tabs that are dragged, and that take what is dropped on them.
@MainActor
final class TabContentDraggingTests: HostTestCase {
  private struct Page: View {
    @State var takes = true
    let log: EventLog
    var body: some View {
      TabView {
        Tab("One", systemImage: "star") {
          Button("toggle") { takes.toggle() }
          Text("tea").draggable("tea")
        }
        .draggable("one")
        if takes {
          Tab("Two", systemImage: "star") { Text("2") }.dropDestination(for: String.self) { log.add("two \($0)") }
        } else {
          Tab("Two", systemImage: "star") { Text("2") }
        }
        TabSection("More") {
          Tab("Three", systemImage: "star") { Text("3") }
        }
        .dropDestination(for: String.self) { log.add("more \($0)") }
      }
    }
  }

  /// What each tab would do with a text.
  private func operations<V: View>(_ screen: Screen<V>) -> [HostDropOperation] {
    let tabs = screen.hosts(of: HostTabBar.self)[0].subviews
    return tabs.map { tab in
      let place = tab.convert(CGPoint(x: tab.bounds.midX, y: tab.bounds.midY), to: nil)
      let drag = screen.window.beginDrag(
        [HostDragItem(itemProvider: NSItemProvider(object: "x" as NSString))], at: place)
      defer { drag?.cancel() }
      return drag?.operation ?? .forbidden
    }
  }

  func testATabTakesWhatIsDroppedOnIt() {
    let log = EventLog()
    let screen = show(Page(log: log))
    screen.drag("tea", onto: "Two")
    screen.drag("tea", onto: "Three")
    XCTAssertEqual(log.take(), [#"two ["tea"]"#, #"more ["tea"]"#])
    XCTAssertEqual(operations(screen), [.cancel, .copy, .copy])
    screen.tap("toggle")
    XCTAssertEqual(operations(screen), [.cancel, .cancel, .copy])
  }

  func testATabIsDragged() {
    let log = EventLog()
    let screen = show(Page(log: log))
    screen.drag("One", onto: "Two")
    XCTAssertEqual(log.take(), [#"two ["one"]"#])
  }
}
