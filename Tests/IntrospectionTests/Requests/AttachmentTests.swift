import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// When a target is attached and let go of, and how often the closure is called.
@MainActor
final class AttachmentTests: HostTestCase {
  private let log = EventLog()
  private let model = Model()

  /// Shows what `content` makes of a model, does a few things to it, and compares what was noted after each.
  private func check<V: View>(
    _ content: @escaping (Model, EventLog) -> V, _ first: [String], _ steps: [(change: (Model) -> Void, [String])],
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let screen = show(Watching(model: model) { [log] in content($0, log) }, width: 300, height: 300)
    XCTAssertEqual(log.take(), first, "at first", file: file, line: line)
    for (index, step) in steps.enumerated() {
      step.change(model)
      screen.settle(file: file, line: line)
      XCTAssertEqual(log.take(), step.1, "step \(index)", file: file, line: line)
      screen.settle(file: file, line: line)
      XCTAssertEqual(log.take(), [], "idle after step \(index)", file: file, line: line)
    }
  }

  // MARK: Removal, replacement

  func testACondition() {
    check(
      { model, log in VStack { if model.flag { Text("a").noted(.text, as: "1", log) } } }, [],
      [
        ({ $0.flag = true }, ["1 attach a"]),
        ({ $0.count = 1 }, ["1 update a"]),
        ({ $0.flag = false }, ["1 detach a"]),
        ({ $0.flag = true }, ["1 attach a"]),
      ])
  }

  func testTheIntrospectionsOwnCondition() {
    check(
      { model, log in Text("a").noted(.text, isEnabled: model.flag, as: "1", log) }, [],
      [
        ({ $0.count = 1 }, []),
        ({ $0.flag = true }, ["1 attach a"]),
        ({ $0.flag = false }, ["1 detach a"]),
      ])
  }

  func testAnotherIdentityIsAnotherTarget() {
    check(
      { model, log in Text("a").noted(.text, as: "1", log).id(model.count) }, ["1 attach a"],
      [({ $0.count = 1 }, ["1 detach a", "1 attach a"])])
  }

  func testAnotherIdentityInsideIsAnotherTarget() {
    check(
      { model, log in Text("b").id(model.count).noted(.text, as: "2", log) }, ["2 attach b"],
      [({ $0.count = 1 }, ["2 detach b", "2 attach b"])])
  }

  func testAnotherTypeOfAnAnyView() {
    check(
      { model, log in
        let view =
          model.flag
          ? AnyView(TextField("b", text: .constant(""))) : AnyView(TextField("a", text: .constant("")).padding())
        return view.noted(.textField, as: "1", log)
      }, ["1 attach a"],
      [
        ({ $0.flag = true }, ["1 detach a", "1 attach b"]),
        ({ $0.flag = false }, ["1 detach b", "1 attach a"]),
      ])
  }

  func testATargetThatComesLateMeetsTheNewestClosure() {
    check(
      { model, log in
        VStack { if model.flag { TextField("late", text: .constant("")) } }.noted(.textField, as: "\(model.count)", log)
      }, ["0 miss"],
      [
        ({ $0.count = 1 }, []),
        ({ $0.count = 2 }, []),
        ({ $0.flag = true }, ["2 attach late"]),
        ({ $0.flag = false }, ["2 detach late", "2 miss"]),
      ])
  }

  func testAnotherQuestionIsAnotherMiss() {
    struct Content: View {
      @ObservedObject var model: Model
      let log: EventLog
      var body: some View {
        Text("a").introspect(model.flag ? .vStack : .hStack, onMiss: { log.add($0.introspection) }) { _ in }
      }
    }
    let screen = show(Content(model: model, log: log))
    XCTAssertEqual(log.take(), ["introspect(.hStack)"])
    model.count = 1
    screen.settle()
    XCTAssertEqual(log.take(), [], "said before")
    model.flag = true
    screen.settle()
    XCTAssertEqual(log.take(), ["introspect(.vStack)"])
    XCTAssertEqual(screen.window.introspectionMisses.map(\.introspection), ["introspect(.vStack)"])
  }

  func testATargetThatComesByStateFurtherInside() {
    struct Inside: View {
      @ObservedObject var model: Model
      var body: some View { if model.flag { TextField("late", text: .constant("")) } }
    }
    let inside = Model()
    let screen = show(VStack { Text("x").overlay(Inside(model: inside)) }.padding().noted(.textField, as: "1", log))
    XCTAssertEqual(log.take(), ["1 miss"])
    inside.flag = true
    screen.settle()
    XCTAssertEqual(log.take(), ["1 attach late"])
    inside.flag = false
    screen.settle()
    XCTAssertEqual(log.take(), ["1 detach late", "1 miss"])
  }

  func testATargetThatARepresentableAddsInAnUpdate() {
    struct Box: HostViewRepresentable {
      let hasSlider: Bool
      func makeHostView(context: Context) -> HostView { HostView() }
      func updateHostView(_ host: HostView, context: Context) {
        for view in host.subviews { view.removeFromSuperview() }
        if hasSlider { host.addSubview(HostSlider()) }
      }
    }
    struct Inside: View {
      @ObservedObject var model: Model
      var body: some View { Box(hasSlider: model.flag) }
    }
    let inside = Model()
    let screen = show(Inside(model: inside).noted(.slider, as: "1", log))
    XCTAssertEqual(log.take(), ["1 miss"])
    inside.flag = true
    screen.settle()
    XCTAssertEqual(log.take(), ["1 attach HostSlider"])
    inside.flag = false
    screen.settle()
    XCTAssertEqual(log.take(), ["1 detach HostSlider", "1 miss"])
  }

  func testRowsThatMoveKeepTheirTargets() {
    let orders = [[1, 2, 3], [3, 1, 2], [2, 4, 3]]
    struct Row: View {
      let number: Int
      let log: EventLog
      var body: some View { Text("\(number)").noted(.text, as: "row", log) }
    }
    check(
      { model, log in
        VStack { ForEach(orders[model.count], id: \.self) { Row(number: $0, log: log) } }.noted(.text, as: "all", log)
      }, ["row attach 1", "row attach 2", "row attach 3", "all attach 1"],
      [
        ({ $0.count = 1 }, ["all detach 1", "all attach 3"]),
        ({ $0.count = 2 }, ["row detach 1", "row attach 4", "all detach 3", "all attach 2"]),
      ])
  }

  func testAViewThatGoesByATransitionIsLetGoOfAtItsEnd() {
    let screen = show(
      Watching(model: model) { [log] model in
        VStack {
          if model.flag { Text("a").noted(.text, as: "1", log).transition(.opacity) }
          Text("b")
        }
        .noted(.text, .all, as: "all", log)
      })
    XCTAssertEqual(log.take(), ["all attach b"])
    withAnimation(.linear(duration: 1)) { model.flag = true }
    screen.settle()
    XCTAssertEqual(log.take(), ["1 attach a", "all attach a", "all update b"])
    withAnimation(.linear(duration: 1)) { model.flag = false }
    screen.settle()
    XCTAssertEqual(screen.texts, ["a", "b"], "still shown")
    XCTAssertEqual(log.take(), ["all detach a", "all update b"])
    screen.clock.advance(by: 2)
    screen.settle()
    XCTAssertEqual(screen.texts, ["b"])
    XCTAssertEqual(log.take(), ["1 detach a"])
  }

  func testAViewThatFadesAwayMissesNothing() {
    let screen = show(
      Watching(model: model) { [log] model in
        VStack {
          if !model.flag { Text("a").noted(.text, as: "1", log) }
          ForEach(model.flag ? [2] : [1, 2], id: \.self) { Text("\($0)").noted(.text, as: "row", log) }
        }
      })
    XCTAssertEqual(log.take(), ["1 attach a", "row attach 1", "row attach 2"])
    withAnimation(.linear(duration: 1)) { model.flag = true }
    screen.settle()
    XCTAssertEqual(screen.texts, ["a", "1", "2"], "still shown")
    XCTAssertEqual(log.take(), ["row update 2"])
    screen.clock.advance(by: 2)
    screen.settle()
    XCTAssertEqual(screen.texts, ["2"])
    XCTAssertEqual(log.take(), ["row detach 1", "1 detach a"])
  }

  // MARK: What closures read

  func testAStateThatAClosureAloneReadsReachesRowsThatAreAsTheyWere() {
    struct Card<Content: View>: View {
      @ViewBuilder let content: () -> Content
      var body: some View { content() }
    }
    struct Page: View {
      @State private var mark = ""
      var body: some View {
        let _ = mark
        VStack(spacing: 0) {
          Button("mark") { mark = "x" }
          ForEach(["a", "b"], id: \.self) { Text($0).introspect(.text) { $0.accessibilityLabel = mark } }
          Card { Card { Text("c").introspect(.text) { $0.accessibilityLabel = mark } } }
        }
      }
    }
    let screen = show(Page(), height: 1_000)
    screen.tap("mark")
    XCTAssertEqual(["a", "b", "c"].map { screen.host($0)?.accessibilityLabel }, ["x", "x", "x"])
  }

  // MARK: Windows

  func testTheWayOutOfAWindowAndBackIsNoEvent() {
    let screen = show(Watching(model: model) { [log] in Text("\($0.count)").noted(.text, as: "1", log) })
    XCTAssertEqual(log.take(), ["1 attach 0"])
    screen.hosting.removeFromSuperview()
    screen.window.settle()
    XCTAssertEqual(log.take(), [])
    let other = makeWindow(screen.hosting)
    other.settle()
    XCTAssertEqual(log.take(), [], "the same target, and nobody was updated")
    screen.hosting.removeFromSuperview()
    model.count = 1
    screen.hosting.updateViews()
    XCTAssertEqual(log.take(), [], "in no window nothing is called")
    screen.window.addSubview(screen.hosting)
    screen.settle()
    XCTAssertEqual(log.take(), ["1 update 1"])
  }

  func testAViewWithoutAWindowIsLetGoOfAtOnce() {
    let screen = show(
      Watching(model: model) { [log] model in VStack { if !model.flag { Text("a").noted(.text, as: "1", log) } } })
    _ = log.take()
    screen.hosting.removeFromSuperview()
    model.flag = true
    screen.hosting.updateViews()
    XCTAssertEqual(log.take(), ["1 detach a"])
  }

  func testTheEndOfAHostingViewLetsGo() {
    do { _ = show(Text("a").noted(.text, as: "1", log)) }
    XCTAssertEqual(log.take(), ["1 attach a", "1 detach a"])
  }

  func testTheEndOfAWindowThatDoesNotSettleAgainLetsGo() {
    do {
      let screen = show(
        Watching(model: model) { [log] model in
          VStack { if !model.flag { Text("a").noted(.text, as: "1", log).noted(.text, as: "2", log) } }
        })
      model.flag = true
      screen.hosting.updateViews()
      XCTAssertEqual(log.take(), ["1 attach a", "2 attach a"])
    }
    XCTAssertEqual(log.take(), ["2 detach a", "1 detach a"])
  }

  func testAMissOfAViewThatLeftItsWindowIsReportedInTheNext() {
    let screen = show(EmptyView())
    let hosting = HostingView(rootView: Text("a").noted(.textField, as: "1", log))
    screen.window.addSubview(hosting)
    screen.window.enqueueEffect { hosting.removeFromSuperview() }
    screen.window.settle()
    XCTAssertEqual(log.take(), [])
    screen.window.addSubview(hosting)
    screen.window.settle()
    XCTAssertEqual(log.take(), ["1 miss"])
  }

  // MARK: Targets that are no hosts

  func testATargetThatDiesMakesRoomForTheNext() {
    final class Helper {}
    final class Box { var helper: Helper? = Helper() }
    let box = Box()
    let key = IntrospectionKey<Helper>.from(HostLabel.self, "helper") { [unowned box] _ in box.helper }
    let screen = show(
      Watching(model: model) { [log] model in
        Text("\(model.count)").introspect(key) { _, edit in
          log.add("\(edit.phase)")
          edit.onDetach { log.add("detach") }
        }
      })
    XCTAssertEqual(log.take(), ["attach"])
    weak let former = box.helper
    box.helper = nil
    XCTAssertNil(former, "a target is not held")
    box.helper = Helper()
    model.count = 1
    screen.settle()
    XCTAssertEqual(log.take(), ["detach", "attach"])
  }
}

/// A view of a model, made by a closure.
struct Watching<Content: View>: View {
  @ObservedObject var model: Model
  @ViewBuilder let content: (Model) -> Content
  var body: some View { content(model) }
}
