import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// What an introspection puts on its target, and how that is taken back.
@MainActor
final class IntrospectionEditTests: HostTestCase {
  private struct Content: View {
    @ObservedObject var model: Model
    var body: some View {
      ScrollView { Text("a") }
        .introspect(.scrollView, isEnabled: model.flag) { _, edit in
          edit.set(\.bounces, to: false, fileID: "App/Content.swift", line: 7)
          if model.count > 0 { edit.set(\.alwaysBounceVertical, to: true) }
        }
    }
  }

  func testAValueCountsUntilTheConditionEnds() {
    let model = Model()
    let screen = Screen(Content(model: model))
    let scrollView = screen.all(HostScrollView.self)[0]
    XCTAssertTrue(scrollView.bounces)
    model.flag = true
    screen.window.settle()
    XCTAssertFalse(scrollView.bounces)
    XCTAssertEqual(
      scrollView.introspectionDescription(options: HostTreeOptions(showsFrames: false)),
      """
      HostScrollView bounces=false {bounces=false at Content.swift:7, was true}
      └─ HostLabel "a"
      """)
    model.flag = false
    screen.window.settle()
    XCTAssertTrue(scrollView.bounces)
    XCTAssertEqual(scrollView.edits.count, 0)
  }

  func testAValueThatIsNotPutAgainIsTakenBack() {
    let model = Model()
    model.flag = true
    let screen = Screen(Content(model: model))
    let scrollView = screen.all(HostScrollView.self)[0]
    XCTAssertEqual([scrollView.bounces, scrollView.alwaysBounceVertical], [false, false])
    model.count = 1
    screen.window.settle()
    XCTAssertEqual([scrollView.bounces, scrollView.alwaysBounceVertical], [false, true])
    XCTAssertEqual(scrollView.edits.count, 2)
    model.count = 0
    screen.window.settle()
    XCTAssertEqual([scrollView.bounces, scrollView.alwaysBounceVertical], [false, false])
    XCTAssertEqual(scrollView.edits.count, 1)
  }

  func testAValueSurvivesTheOwnersUpdatesAndGivesWayToTheirLast() {
    struct Content: View {
      @ObservedObject var model: Model
      let isIntrospected: Bool
      var body: some View {
        Label(model: model).introspect(.text, isEnabled: isIntrospected) { _, edit in edit.set(\.text, to: "edited") }
      }
      struct Label: View {
        @ObservedObject var model: Model
        var body: some View { Text(model.text) }
      }
    }
    let model = Model()
    let screen = Screen(Content(model: model, isIntrospected: true))
    let label = screen.all(HostLabel.self)[0]
    XCTAssertEqual(label.text, "edited")
    model.text = "new"
    screen.window.settle()
    XCTAssertEqual(label.text, "edited")
    screen.show(Content(model: model, isIntrospected: false))
    XCTAssertEqual(label.text, "new")
  }

  func testTheOuterOneCountsWhoeverCameFirst() {
    struct Content: View {
      let inner: Bool
      let outer: Bool
      var body: some View {
        Text("a")
          .introspect(.text, isEnabled: inner) { _, edit in edit.set(\.text, to: "inner") }
          .padding()
          .introspect(.text, isEnabled: outer) { _, edit in edit.set(\.text, to: "outer") }
      }
    }
    let screen = Screen(Content(inner: false, outer: false))
    let label = screen.all(HostLabel.self)[0]
    var texts: [String?] = []
    for (inner, outer) in [(false, true), (true, true), (true, false), (true, true), (false, true), (false, false)] {
      screen.show(Content(inner: inner, outer: outer))
      texts.append(label.text)
    }
    XCTAssertEqual(texts, ["outer", "outer", "inner", "outer", "outer", "a"])
  }

  func testValuesOfATargetAroundAreTakenBackWithTheView() {
    struct Content: View {
      @ObservedObject var model: Model
      var body: some View {
        ScrollView {
          Text("a")
          if model.flag {
            Text("b").introspect(.scrollView, scope: .ancestor) { scrollView, edit in
              edit.set(\.bounces, to: false)
              edit.onDetach { model.text = "detached" }
            }
          }
        }
      }
    }
    let model = Model()
    model.flag = true
    let screen = Screen(Content(model: model))
    let scrollView = screen.all(HostScrollView.self)[0]
    XCTAssertFalse(scrollView.bounces)
    model.flag = false
    screen.window.settle()
    XCTAssertTrue(scrollView.bounces)
    XCTAssertEqual(model.text, "detached")
  }

  func testValuesAreGoneWhenUserCodeTakesBackTheRest() {
    struct Content: View {
      @ObservedObject var model: Model
      let log: EventLog
      var body: some View {
        ScrollView {
          if model.count == 0 { Text("inside").introspect(.scrollView, scope: .ancestor) { noted("inside", $1) } }
        }
        .introspect(.scrollView, isEnabled: !model.flag) { noted("condition", $1) }
      }
      func noted(_ name: String, _ edit: IntrospectionEdit<HostScrollView>) {
        edit.set(\.alwaysBounceVertical, to: true)
        edit.onDetach { log.add("\(name) \($0.edits.count)") }
      }
    }
    let model = Model()
    let log = EventLog()
    let screen = Screen(Content(model: model, log: log))
    XCTAssertEqual(screen.all(HostScrollView.self)[0].edits.count, 2)
    model.count = 1
    screen.window.settle()
    XCTAssertEqual(log.take(), ["inside 1"])
    model.flag = true
    screen.window.settle()
    XCTAssertEqual(log.take(), ["condition 0"])
  }

  func testAnActionThatTakesItsTargetKeepsNothingAlive() {
    struct Content: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          if model.flag {
            Text("a").introspect(.window) { window, edit in
              window.tag = 1
              edit.onDetach { $0.tag = 2 }
            }
          }
        }
      }
    }
    let model = Model()
    model.flag = true
    let screen = Screen(Content(model: model))
    XCTAssertEqual(screen.window.tag, 1)
    model.flag = false
    screen.window.settle()
    XCTAssertEqual(screen.window.tag, 2)
    // Who goes with its window has nobody to write to.
    _ = Screen(Text("a").introspect(.window) { _, edit in edit.onDetach { $0.tag = 2 } })
  }

  func testAnEditThatIsUsedTooLateSaysSo() {
    var kept: IntrospectionEdit<HostScrollView>?
    let screen = Screen(ScrollView { Text("a") }.introspect(.scrollView) { kept = $1 })
    kept?.set(\.bounces, to: false)
    kept?.onDetach { XCTFail("nobody knows of it") }
    kept = nil
    XCTAssertTrue(screen.all(HostScrollView.self)[0].bounces)
    XCTAssertEqual(
      takeSentences(),
      [
        "set(_:to:) of IntrospectionEdit<HostScrollView> was called after the closure that it was made for. "
          + "The value is not put on the property. Call it in the closure.",
        "onDetach(_:) of IntrospectionEdit<HostScrollView> was called after the closure that it was made for. "
          + "The action will not run. Call it in the closure.",
      ])
  }
}
