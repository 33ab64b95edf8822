import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// The keys of a view's own host, and of what it is shown by.
@MainActor
final class SurroundingKeysTests: KeyTestCase {
  private struct Gauge: HostViewRepresentable {
    func makeHostView(context: Context) -> HostView { HostView() }
    func updateHostView(_ view: HostView, context: Context) {}
  }

  func testAViewsOwnHost() {
    check(.view, instead: AnyView(EmptyView())) { Text("a") }
    check(.viewHost) { Gauge() }
  }

  /// A view that asks what shows it, from the inside and from around modifiers.
  private struct Root: View {
    let log: EventLog

    var body: some View {
      Text("a")
        .introspect(.window) { log.add("window \(type(of: $0))") }
        .introspect(.viewController) { log.add("controller \($0.title ?? "")") }
        .padding().background(Color.red)
        .introspect(.hostingView) { log.add("hosting view \($0 is HostingView<Root>)") }
        .introspect(.hostingController(rootView: Root.self)) { log.add("hosting controller \($0.title ?? "")") }
    }
  }

  func testTheyAreInTheArticle() {
    checkRow(IntrospectionKey<HostWindow>.window)
    checkRow(IntrospectionKey<HostViewController>.viewController)
    checkRow(IntrospectionKey<any AnyHostingView>.hostingView)
    checkRow(IntrospectionKey<HostingController<Root>>.hostingController(rootView: Root.self))
  }

  func testWhatShowsAView() {
    let log = EventLog()
    for title in ["1", "2"] {
      let window = makeWindow(width: 100, height: 100)
      let controller = HostingController(rootView: Root(log: log))
      controller.title = title
      window.rootViewController = controller
      window.settle()
      XCTAssertEqual(
        log.take(), ["window HostWindow", "controller \(title)", "hosting view true", "hosting controller \(title)"])
      window.settle()
      XCTAssertEqual(log.take(), [])
    }
  }

  func testWithoutAControllerThereIsNone() {
    let log = EventLog()
    _ = Screen(Root(log: log))
    XCTAssertEqual(log.take(), ["window HostWindow", "hosting view true"])
    XCTAssertEqual(
      takeSentences().map { $0.prefix { $0 != ")" } + "" }.sorted(),
      ["introspect(.hostingController(rootView: Root.self", "introspect(.viewController"])
  }

  private struct Presented: HostViewControllerRepresentable {
    let log: EventLog
    func makeHostViewController(context: Context) -> HostingController<Root> {
      let controller = HostingController(rootView: Root(log: log))
      controller.title = "inner"
      return controller
    }
    func updateHostViewController(_ controller: HostingController<Root>, context: Context) {}
  }

  func testAControllerInsideCountsBeforeTheOneAround() {
    let log = EventLog()
    let inner = EventLog()
    let window = makeWindow(width: 100, height: 100)
    let controller = HostingController(
      rootView: Presented(log: inner)
        .introspect(.viewController) { log.add("receiver: \($0.title ?? "")") }
        .introspect(.viewController, scope: .ancestor) { log.add("ancestor: \($0.title ?? "")") }
        .introspect(.hostingView, scope: .receiver) { log.add("receiver: \($0 is HostingView<Root>)") }
        .introspect(.hostingView, scope: .ancestor) { log.add("ancestor: \($0 is HostingView<Root>)") })
    controller.title = "outer"
    window.rootViewController = controller
    window.settle()
    XCTAssertEqual(log.take(), ["receiver: inner", "ancestor: outer", "receiver: true", "ancestor: false"])
    XCTAssertEqual(
      inner.take(), ["window HostWindow", "controller inner", "hosting view true", "hosting controller inner"])
  }
}
