import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// Objects that are remembered without being kept alive.
@MainActor
final class WeakTests: HostTestCase {
  func testALocalVariableForgetsWhatIsGone() {
    @Weak var view: HostView?
    XCTAssertNil(view)
    do {
      let made = HostView()
      view = made
      XCTAssertTrue(view === made)
    }
    XCTAssertNil(view)
  }

  func testItMayBeginWithAnObject() {
    let made = HostView()
    @Weak var view: HostView? = made
    XCTAssertTrue(view === made)
    view = nil
    XCTAssertNil(view)
  }

  func testClosuresWriteWhatOthersRead() {
    @Weak var found: HostScrollView?
    let screen = Screen(ScrollView { Text("a") }.introspect(.scrollView) { found = $0 })
    XCTAssertTrue(found === screen.all(HostScrollView.self)[0])
  }

  func testAPropertyOfAnObject() {
    final class Owner {
      @Weak var view: HostView?
    }
    let owner = Owner()
    do {
      let made = HostView()
      owner.view = made
      XCTAssertTrue(owner.view === made)
    }
    XCTAssertNil(owner.view)
  }

  func testAPropertyOfAViewStaysForAsLongAsTheViewDoes() {
    let model = Model()
    let log = EventLog()
    let screen = Screen(Outer(model: model, log: log))
    XCTAssertEqual(log.take(), ["nil 0"], "what is remembered makes no body run")
    model.count = 1
    screen.window.settle()
    XCTAssertEqual(log.take(), ["HostScrollView 1"], "the view's value is another, the view is the same")
  }

  /// Its body makes a new value of the inner view each time.
  private struct Outer: View {
    @ObservedObject var model: Model
    let log: EventLog
    var body: some View { Inner(count: model.count, log: log) }
  }

  private struct Inner: View {
    let count: Int
    let log: EventLog
    @Weak var scrollView: HostScrollView?

    var body: some View {
      let _ = log.add("\(scrollView.map { "\(type(of: $0))" } ?? "nil") \(count)")
      ScrollView { Text("a") }.introspect(.scrollView) { if count == 0 { scrollView = $0 } }
    }
  }
}
