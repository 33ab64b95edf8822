import HostTree
import TestSupport
import ViewKernel
import XCTest

/// Which changes of the environment go how far.
@MainActor
final class EnvironmentScopeTests: HostTestCase {
  /// Reads the line limit in its update, which is the only way to see whether it was touched.
  private struct Probe: HostViewRepresentable {
    let name: String
    let log: EventLog

    func makeHostView(context: Context) -> HostView { HostView() }

    func updateHostView(_ hostView: HostView, context: Context) {
      log.add("\(name) \(context.environment.lineLimit ?? 0)")
    }
  }

  private struct Page: View {
    let outer: Int?
    let inner: Int?
    let log: EventLog

    var body: some View {
      VStack {
        Probe(name: "outside", log: log)
        VStack { Probe(name: "inside", log: log) }.lineLimit(inner)
      }
      .lineLimit(outer)
    }
  }

  func testWhatAWriterHidesTouchesNobodyInside() {
    let log = EventLog()
    let screen = show(Page(outer: 1, inner: 2, log: log))
    XCTAssertEqual(log.take(), ["outside 1", "inside 2"])
    // The probes stay equal, so only the environment can touch them.
    screen.view = Page(outer: 3, inner: 2, log: log)
    XCTAssertEqual(log.take(), ["outside 3"])
    screen.view = Page(outer: 3, inner: 4, log: log)
    XCTAssertEqual(log.take(), ["inside 4"])
    screen.view = Page(outer: 3, inner: 4, log: log)
    XCTAssertEqual(log.take(), [])
  }
}
