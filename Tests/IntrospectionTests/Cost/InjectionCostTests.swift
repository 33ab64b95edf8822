import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// What an introspection adds to a tree and its passes.
@MainActor
final class InjectionCostTests: HostTestCase {
  private let log = EventLog()

  func testOneHostForEachIntrospection() {
    let plain = show(Text("a").padding())
    let marked = show(
      Text("a").introspect(.text) { _ in }.introspect(.text, .all) { _ in }.padding()
        .introspect(.scrollView, isEnabled: false) { _ in })
    XCTAssertEqual(marked.all.count, plain.all.count + 3)
    let anchored = show(Text("a").introspect(.text, strategy: .betweenMarkers) { _ in }.padding())
    XCTAssertEqual(anchored.all.count, plain.all.count + 2, "and an anchor where the strategy needs one")
  }

  func testNoLayoutWork() {
    func work<V: View>(_ content: (CountedView) -> V) -> [String] {
      let screen = show(
        HStack {
          Spacer()
          content(CountedView(log: log))
          Text("text")
        }.padding())
      screen.window.frame.size.width = 300
      screen.hosting.frame.size.width = 300
      screen.settle()
      return log.take()
    }
    let plain = work { $0 }
    XCTAssertTrue(plain.contains("measure"))
    XCTAssertEqual(work { $0.introspect(IntrospectionKey<CountedHost>("counted")) { _ in } }, plain)
    XCTAssertEqual(work { $0.introspect(.textField, onMiss: { _ in }) { _ in } }, plain)
    XCTAssertEqual(
      work { $0.introspect(IntrospectionKey<CountedHost>("counted"), .all, strategy: .betweenMarkers) { _ in } }, plain)
  }

  func testIdleIntrospectionsDoNothing() {
    let model = Model()
    let screen = show(
      VStack {
        Watching(model: model) { Text("\($0.count)") }
        ForEach(0..<100) { [log] in Text("\($0)").noted(.text, as: "row", log) }
      }
      .noted(.text, .all, as: "all", log).noted(.textField, as: "miss", log))
    _ = log.take()
    let before = Introspect.visitedHosts
    screen.settle()
    XCTAssertFalse(screen.window.needsSettle)
    model.count = 1
    screen.settle()
    screen.window.frame.size.width = 300
    screen.hosting.frame.size.width = 300
    screen.settle()
    XCTAssertEqual(Introspect.visitedHosts - before, 0)
    XCTAssertEqual(log.take(), [])
  }

  func testMarkersDieWithTheirViews() {
    let model = Model()
    let screen = show(
      Watching(model: model) { model in
        VStack {
          if !model.flag {
            ForEach(0..<10) { Text("\($0)").introspect(.text, strategy: .betweenMarkers) { _ in } }
          }
        }
      })
    weak let marker = screen.markers[3]
    XCTAssertEqual(screen.markers.count, 10)
    model.flag = true
    screen.settle()
    XCTAssertEqual(screen.markers.count, 0)
    XCTAssertNil(marker)
  }
}
