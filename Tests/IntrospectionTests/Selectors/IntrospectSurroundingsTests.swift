import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// A representable with a host of its own.
private struct Gauge: HostViewRepresentable {
  func makeHostView(context: Context) -> HostGauge { HostGauge() }
  func updateHostView(_ hostView: HostGauge, context: Context) {}
}

private final class HostGauge: HostView {}

/// The functions for what is around a view, and for what a representable made.
@MainActor
final class IntrospectSurroundingsTests: NamedIntrospectionTestCase {
  func testViewHost() {
    check(ViewHost.self) {
      Gauge().introspectViewHost(customize: $0)
    } wrapped: {
      Gauge().padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectViewHost(customize: $0)
    } missing: {
      Text("a").introspectViewHost(customize: $0)
    }
  }

  func testOneOfYourOwnClass() {
    check(HostGauge.self) {
      Gauge().introspect(selector: TargetViewSelector.siblingContaining, customize: $0)
    } wrapped: {
      Gauge().padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspect(selector: TargetViewSelector.siblingContaining, customize: $0)
    } missing: {
      Text("a").introspect(selector: TargetViewSelector.siblingContaining, customize: $0)
    }
  }

  func testHostViewIsTheOutermostModifiersHost() {
    let log = EventLog()
    _ = Screen(
      VStack {
        Text("a").introspectHostView { log.add($0.name) }.padding().introspectHostView { log.add($0.name) }
          .accessibilityIdentifier("b").introspectHostView { log.add($0.name) }.opacity(0.5)
          .introspectHostView { log.add($0.name) }
      })
    XCTAssertEqual(log.take(), ["HostLabel", "b", "b", "HostOpacityView"])
    _ = Screen(EmptyView().introspectHostView { log.add($0.name) })
    XCTAssertEqual(log.take(), [])
    expectMisses("HostView")
  }

  func testWindowAndHostingView() {
    let log = EventLog()
    var window: HostWindow?
    var hosting: (any AnyHostingView)?
    let screen = Screen(
      HStack {
        Text("a").introspectWindow {
          log.add("window")
          window = $0
        }
        Text("b").padding().introspectHostingView {
          log.add("hosting view")
          hosting = $0
        }
      })
    XCTAssertEqual(log.take(), ["window", "hosting view"])
    XCTAssertTrue(window === screen.window)
    XCTAssertTrue(hosting === screen.hosting)
    window = nil
    hosting = nil
  }

  func testControllers() {
    struct Root: View {
      let log: EventLog
      var body: some View {
        Text("a").introspectViewController { controller in
          log.add("controller")
          controller.title = "title"
          controller.isModalInPresentation = true
        }.introspectHostingController { (controller: HostingController<Root>) in
          log.add("hosting controller \(controller.title ?? "")")
        }.introspectHostingController { (_: HostingController<Text>) in log.add("another root view") }
      }
    }
    let log = EventLog()
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = HostingController(rootView: Root(log: log))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.settle()
    XCTAssertEqual(log.take(), ["controller", "hosting controller title"])
    XCTAssertEqual(controller.title, "title")
    XCTAssertTrue(controller.isModalInPresentation)
    _ = Screen(Root(log: log))
    XCTAssertEqual(log.take(), [], "a hosting view without a controller")
    expectMisses(
      "HostingController<Text>", "HostViewController", "HostingController<Root>", "HostingController<Text>")
  }

  func testViewsInAControllerOfTheirOwnReachThatOne() {
    struct Inner: View {
      let log: EventLog
      var body: some View {
        Text("inner")
          .introspectViewController { log.add($0.title ?? "") }
          .introspectHostingView { log.add("\(type(of: $0))") }
          .introspectWindow { _ in log.add("window") }
      }
    }
    struct Presented: HostViewControllerRepresentable {
      let log: EventLog
      func makeHostViewController(context: Context) -> HostingController<Inner> {
        let controller = HostingController(rootView: Inner(log: log))
        controller.title = "inner"
        return controller
      }
      func updateHostViewController(_ hostViewController: HostingController<Inner>, context: Context) {}
    }
    let log = EventLog()
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = HostingController(
      rootView: Presented(log: log).introspectViewController { log.add($0.title ?? "") })
    controller.title = "outer"
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.settle()
    XCTAssertEqual(log.take(), ["inner", "HostingView<Inner>", "window", "outer"])
  }
}
