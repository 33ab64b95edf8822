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
}
