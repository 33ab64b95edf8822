import Dispatch
import Foundation
import HostTree
import ViewKernel
import XCTest

/// What outlives a view: actions that were kept, hosts that somebody holds, writes that are late.
@MainActor
final class HostingViewLifeTests: HostTestCase {
  private final class Model: ObservableObject {
    @Published var number = 1
  }

  func testAViewSaysGoodbyeWithItsOwnObject() {
    struct Owner: View {
      let log: EventLog
      @StateObject private var model = Model()
      var body: some View { Text("\(model.number)").onDisappear { log.add("bye \(model.number)") } }
    }
    let log = EventLog()
    let setting = Setting(true)
    let screen = show(Showing(setting) { if $0 { Owner(log: log) } })
    setting.value = false
    screen.settle()
    XCTAssertEqual(log.take(), ["bye 1"])
  }

  func testGoodbyesWaitForTheEffectsPass() {
    let log = EventLog()
    let inner = HostingView(rootView: Text("inner").onDisappear { log.add("bye") })
    let screen = show(Text("outer"))
    screen.window.addSubview(inner)
    screen.settle()
    inner.removeFromSuperview()
    XCTAssertEqual(log.take(), [])
    screen.settle()
    XCTAssertEqual(log.take(), ["bye"])
    screen.window.addSubview(inner)
    inner.removeFromSuperview()
    screen.settle()
    XCTAssertEqual(log.take(), ["bye"], "it had appeared again")
  }

  func testAHostThatIsKeptDoesNotCallWhatHasGone() throws {
    let log = EventLog()
    let setting = Setting(true)
    let screen = show(
      Showing(setting) {
        if $0 {
          Button("button") { log.add("button") }
          Text("text").frame(width: 50, height: 50).onTapGesture { log.add("tap") }
        }
      })
    let button = try XCTUnwrap(screen.host("button"))
    let gesture = try XCTUnwrap(screen.hosts(of: HostGestureView.self).first)
    setting.value = false
    screen.settle()
    screen.window.addSubview(button)
    screen.window.addSubview(gesture)
    button.frame = CGRect(0, 0, 50, 50)
    gesture.frame = CGRect(100, 100, 50, 50)
    screen.settle()
    button.tap()
    gesture.tap()
    XCTAssertEqual(log.take(), [])
  }

  private struct Escaped: PreferenceKey {
    static var defaultValue: [AnyViewBox] { [] }
    static func reduce(value: inout [AnyViewBox], nextValue: () -> [AnyViewBox]) { value += nextValue() }
  }

  private final class AnyViewBox: Equatable {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
    static func == (first: AnyViewBox, second: AnyViewBox) -> Bool { first === second }
  }

  func testContentThatLeftItsModifierOutlivesIt() {
    struct HandingUp: ViewModifier {
      func body(content: Content) -> some View {
        Text("in place").preference(key: Escaped.self, value: [AnyViewBox(AnyView(content))])
      }
    }
    struct Showing: View {
      @State private var kept: AnyViewBox?
      @State private var isThere = true
      var body: some View {
        if isThere {
          Text("content").modifier(HandingUp()).onPreferenceChange(Escaped.self) { kept = $0.first ?? kept }
        }
        Button("remove") { isThere = false }
        if !isThere, let kept { kept.view }
      }
    }
    let screen = show(Showing())
    XCTAssertEqual(screen.texts, ["in place", "remove"])
    screen.tap("remove")
    XCTAssertEqual(screen.texts, ["remove", "content"])
  }

  private final class Late: ObservableObject, @unchecked Sendable {
    @Published var number = 1
  }

  func testWhatAnotherThreadAnnouncesMayComeWhenTheViewHasGone() {
    struct Owner: View {
      let keep: (@escaping () -> Int) -> Void
      @StateObject var model: Late
      var body: some View {
        let _ = keep { model.number }
        Text("\(model.number)")
      }
    }
    let model = Late()
    var kept: (() -> Int)?
    let setting = Setting(true)
    let screen = show(Showing(setting) { if $0 { Owner(keep: { kept = $0 }, model: model) } })
    let isWritten = expectation(description: "written")
    let hasWritten = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      model.number = 2
      DispatchQueue.main.async { isWritten.fulfill() }
      hasWritten.signal()
    }
    // The announcement waits for the update in which the view goes. It comes after the value, so that is no sign of it.
    hasWritten.wait()
    setting.value = false
    screen.settle()
    XCTAssertEqual(takeSentences().count, 1)
    wait(for: [isWritten], timeout: 10)
    XCTAssertEqual(kept?(), 2)
    XCTAssertFalse(screen.window.needsSettle)
  }
}
