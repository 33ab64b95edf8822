import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// In which order introspections run, and before what else.
@MainActor
final class IntrospectionOrderTests: HostTestCase {
  private let log = EventLog()

  func testWhatIsInsideComesFirstThenInnerModifiersThenAppearanceThenTasks() {
    let screen = show(
      VStack {
        Text("a").noted(.text, as: "1", log).onAppear { [log] in log.add("a appears") }.noted(.text, as: "2", log)
          .task { [log] in log.add("a's task") }
        HStack { Text("b").noted(.text, as: "3", log) }.noted(.stack, as: "4", log)
      }
      .noted(.stack, as: "5", log).onAppear { [log] in log.add("stack appears") })
    XCTAssertEqual(
      log.take(),
      [
        "1 attach a", "2 attach a", "3 attach b", "4 attach HostStackView", "5 attach HostStackView", "a appears",
        "stack appears", "a's task",
      ])
    withExtendedLifetime(screen) {}
  }

  func testDecorationsComeInTheOrderInWhichTheyLie() {
    let screen = show(
      Text("content").noted(.text, as: "2", log)
        .overlay(Text("overlay").noted(.text, as: "3", log))
        .background(Text("background").noted(.text, as: "1", log))
        .noted(.text, .all, as: "4", log))
    XCTAssertEqual(
      log.take(),
      [
        "1 attach background", "2 attach content", "3 attach overlay", "4 attach background", "4 attach content",
        "4 attach overlay",
      ])
    withExtendedLifetime(screen) {}
  }

  func testFramesAreFinal() {
    var frames: [String] = []
    _ = show(
      VStack {
        Color.red.frame(width: 30, height: 10)
          .introspect(IntrospectionKey<HostFrameView>("frame")) { frames.append($0.convert($0.bounds, to: nil).text) }
        Spacer()
      })
    XCTAssertEqual(frames, ["85 0 30 10"])
  }

  func testWhatGoesIsTakenBackBeforeWhatComesIsCustomised() {
    let model = Model()
    let screen = show(Alternative(model: model, log: log))
    XCTAssertEqual(log.take(), ["first attach outer", "second attach outer"])
    model.flag = true
    screen.settle()
    XCTAssertEqual(log.take(), ["second detach outer", "first detach outer", "third attach outer"])
    model.flag = false
    screen.settle()
    XCTAssertEqual(log.take(), ["third detach outer", "first attach outer", "second attach outer"])
  }

  func testWhatWasSetLastIsTakenBackFirst() {
    struct Content: View {
      @ObservedObject var model: Model
      var body: some View {
        ScrollView {
          if !model.flag {
            Group {
              bouncing(Text("a"), 1)
              VStack { bouncing(Text("b"), 2) }
            }
          }
        }
      }
      private func bouncing(_ text: Text, _ value: CGFloat) -> some View {
        text.introspect(.scrollView, scope: .ancestor) { scrollView in
          let former = scrollView.contentInset.top
          scrollView.contentInset.top = value
          return { scrollView.contentInset.top = former }
        }
      }
    }
    let model = Model()
    let screen = show(Content(model: model))
    let scrollView = screen.hosts(of: HostScrollView.self)[0]
    XCTAssertEqual(scrollView.contentInset.top, 2)
    model.flag = true
    screen.settle()
    XCTAssertEqual(scrollView.contentInset.top, 0)
  }

  func testAnUpdateFromInsideRunsInTheSameOrder() {
    struct Inner: View {
      @ObservedObject var model: Model
      let log: EventLog
      var body: some View { Text("\(model.count)").noted(.text, as: "inner", log) }
    }
    struct Outer: View {
      @ObservedObject var model: Model
      let log: EventLog
      var body: some View {
        let count = model.count
        VStack { Inner(model: model, log: log) }.noted(.stack, as: "outer \(count)", log)
      }
    }
    let model = Model()
    let screen = show(Outer(model: model, log: log))
    _ = log.take()
    model.count = 1
    screen.settle()
    XCTAssertEqual(log.take(), ["inner update 1", "outer 1 update HostStackView"])
  }
}

/// Either two introspections of what is around, or one.
private struct Alternative: View {
  @ObservedObject var model: Model
  let log: EventLog

  var body: some View {
    ScrollView {
      if model.flag {
        Text("b").noted(.scrollView, scope: .ancestor, as: "third", log)
      } else {
        Text("a").noted(.scrollView, scope: .ancestor, as: "first", log)
          .noted(.scrollView, scope: .ancestor, as: "second", log)
      }
    }
    .accessibilityIdentifier("outer")
  }
}
