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

  func testATabTakesWhatIsDroppedOnIt() {
    let log = EventLog()
    let screen = show(Page(log: log))
    screen.drag("tea", onto: "Two")
    screen.drag("tea", onto: "Three")
    screen.drag("tea", onto: "One")
    XCTAssertEqual(log.take(), [#"two ["tea"]"#, #"more ["tea"]"#])
    screen.tap("toggle")
    screen.drag("tea", onto: "Two")
    XCTAssertEqual(log.take(), [])
  }

  func testATabIsDragged() {
    let log = EventLog()
    let screen = show(Page(log: log))
    screen.drag("One", onto: "Two")
    screen.drag("Two", onto: "Three")
    XCTAssertEqual(log.take(), [#"two ["one"]"#])
  }
}
