import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// What an introspection by key tells its closure, and when.
@MainActor
final class IntrospectionMarkerTests: HostTestCase {
  private let log = EventLog()

  func testAttachesOnceThenUpdatesThenDetaches() {
    struct Content: View {
      @ObservedObject var model: Model
      let log: EventLog
      var body: some View {
        if model.flag {
          let count = model.count
          ScrollView { Text("a") }.introspect(.scrollView) { scrollView, edit in
            log.add("\(edit.phase) \(count) \(type(of: scrollView))")
            edit.onDetach { log.add("detach \(count)") }
          }
        }
      }
    }
    let model = Model()
    let screen = Screen(Content(model: model, log: log))
    XCTAssertEqual(log.take(), [])
    model.flag = true
    screen.window.settle()
    XCTAssertEqual(log.take(), ["attach 0 HostScrollView"])
    screen.window.settle()
    XCTAssertEqual(log.take(), [], "an idle introspection does nothing")
    model.count = 1
    screen.window.settle()
    XCTAssertEqual(log.take(), ["update 1 HostScrollView"])
    model.flag = false
    screen.window.settle()
    XCTAssertEqual(log.take(), ["detach 1"])
    XCTAssertEqual(screen.markers.count, 0)
  }

  func testAReplacedTargetIsDetachedBeforeTheNextIsAttached() {
    struct Field: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          if model.flag { TextField("a", text: .constant("")) } else { TextField("b", text: .constant("")) }
        }
      }
    }
    let model = Model()
    let screen = Screen(
      Field(model: model).introspect(.textField) { [log] field, edit in
        let name = field.placeholder ?? ""
        log.add("\(edit.phase) \(name)")
        edit.onDetach { log.add("detach \(name)") }
      })
    XCTAssertEqual(log.take(), ["attach b"])
    model.flag = true  // state further inside than the receiver
    screen.window.settle()
    XCTAssertEqual(log.take(), ["detach b", "attach a"])
  }

  func testAClosureMayReturnWhatTakesItBack() {
    struct Content: View {
      @ObservedObject var model: Model
      let log: EventLog
      var body: some View {
        let count = model.count
        Text("a").introspect(.text, isEnabled: !model.flag) { _ in
          log.add("set \(count)")
          return { log.add("taken back \(count)") }
        }
      }
    }
    let model = Model()
    let screen = Screen(Content(model: model, log: log))
    model.count = 1
    screen.window.settle()
    model.flag = true
    screen.window.settle()
    XCTAssertEqual(log.take(), ["set 0", "taken back 0", "set 1", "taken back 1"])
    model.flag = false
    screen.window.settle()
    XCTAssertEqual(log.take(), ["set 1"])
  }

  func testAMarkerIsOneHostOutsideOfLayout() {
    let plain = Screen(VStack { Text("a") })
    let marked = Screen(VStack { Text("a").introspect(.text) { _ in } })
    XCTAssertEqual(marked.hosting.subviews[0].treeDescription(), plain.hosting.subviews[0].treeDescription())
    XCTAssertEqual(marked.hosting.descendants.count, plain.hosting.descendants.count + 1)
    XCTAssertEqual(
      marked.hosting.treeDescription(options: HostTreeOptions(showsFrames: false, showsMarkers: true)),
      """
      HostingView<VStack<ModifiedContent<Text, CompanionModifier<IntrospectionRequest<HostLabel>>>>>
      └─ HostStackView axis=vertical
         ├─ HostLabel "a"
         └─ IntrospectionMarker<HostLabel> key=.text scope=.receiver found=1
      """)
  }

  func testAMissIsReportedOnceTheWindowIsAtRest() {
    struct Content: View {
      @ObservedObject var model: Model
      var body: some View {
        ScrollView {
          VStack { Text("\(model.count)") }
            .introspect(.scrollView, fileID: "App/Content.swift", line: 12) { _ in }
        }
      }
    }
    let model = Model()
    let screen = Screen(Content(model: model))
    XCTAssertEqual(
      takeSentences(),
      [
        "introspect(.scrollView) at Content.swift:12 found no HostScrollView in its receiver, which has "
          + "1 HostStackView, 1 HostLabel. One exists as an ancestor: use scope: .ancestor."
      ])
    model.count = 1
    screen.window.settle()
    XCTAssertEqual(takeSentences(), [], "once is enough")
  }

  func testAnotherStrategyCountsAtOnce() {
    struct Content: View {
      let strategy: IntrospectionStrategy
      let log: EventLog
      var body: some View {
        Text("a").introspect(.text, strategy: strategy) { label in log.add("\(strategy) \(label.text ?? "")") }
      }
    }
    let screen = Screen(Content(strategy: .exact, log: log))
    for strategy in [IntrospectionStrategy.betweenMarkers, .previousSiblings, .exact] {
      screen.show(Content(strategy: strategy, log: log))
    }
    XCTAssertEqual(log.take(), ["exact a", "betweenMarkers a", "previousSiblings a", "exact a"])
  }

  func testARowThatLeavesTheSightIsDetached() {
    let screen = Screen(
      List(0..<4, id: \.self) { Text("\($0)") }.listStyle(.plain)
        .introspect(.listCell, .all, scope: .receiver) { [log] cell, edit in
          guard edit.phase == .attach else { return }
          let name = Introspect.findChild(ofType: HostLabel.self, in: cell)?.text ?? ""
          log.add("attach \(name)")
          edit.onDetach { log.add("detach \(name)") }
        }, height: 88)
    XCTAssertEqual(log.take(), ["attach 0", "attach 1"])
    let table = screen.all(HostTableView.self)[0]
    table.scroll(by: CGPoint(x: 0, y: 22))
    screen.window.settle()
    XCTAssertEqual(log.take(), ["attach 2"])
    table.scroll(by: CGPoint(x: 0, y: 22))
    screen.window.settle()
    XCTAssertEqual(log.take(), ["detach 0"])
    screen.hosting.removeFromSuperview()
    screen.window.settle()
    _ = log.take()
  }
}
