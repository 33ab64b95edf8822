import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// When a customise closure runs, and how often.
@MainActor
final class IntrospectTimingTests: HostTestCase {
  func testRunsOnceForAViewThatComesOnScreen() {
    let log = EventLog()
    let screen = Screen(ScrollView { Text("a") }.introspectScrollView { _ in log.add("scroll") })
    XCTAssertEqual(log.take(), ["scroll"])
    screen.window.settle()
    XCTAssertEqual(log.take(), [])
  }

  func testSeesFinalFramesAndRunsBeforeOnAppear() {
    let log = EventLog()
    let screen = Screen(
      Text("a").frame(width: 50, height: 20)
        .introspectFrameView { log.add("\($0.frame.text)") }
        .onAppear { log.add("inner") }
        .padding(10)
        .introspectPaddingView { log.add("\($0.frame.text)") }
        .onAppear { log.add("outer") })
    XCTAssertEqual(
      log.take(),
      ["10 10 50 20", "115 80 70 40", "inner", "outer"])
    XCTAssertEqual(screen.markers.count, 2)
  }

  func testRunsAgainWithTheNewestClosureWhenTheIntrospectingViewWasUpdated() {
    let log = EventLog()
    struct Content: View {
      let name: String
      let log: EventLog
      var body: some View { Text("a").introspectLabel { _ in log.add(name) } }
    }
    let screen = Screen(Content(name: "one", log: log))
    screen.show(Content(name: "two", log: log))
    screen.show(Content(name: "three", log: log))
    XCTAssertEqual(log.take(), ["one", "two", "three"])
    XCTAssertEqual(screen.markers.count, 1, "the marker stays")
  }

  func testDoesNotRunForAnUpdateElsewhere() {
    struct Counter: View {
      @ObservedObject var model: Model
      var body: some View { Text("\(model.count)") }
    }
    let log = EventLog()
    let model = Model()
    let screen = Screen(
      VStack {
        Counter(model: model)
        Text("a").introspectLabel { _ in log.add("label") }
      }.introspectStackView { _ in log.add("stack") })
    XCTAssertEqual(log.take(), ["label", "stack"])
    for _ in 0..<3 {
      model.count += 1
      screen.window.settle()
    }
    XCTAssertEqual(screen.all(HostLabel.self).map(\.text), ["3", "a"])
    XCTAssertEqual(log.take(), [])
  }

  func testRunsOnceARoundHoweverOftenItWasAsked() {
    struct Content: View {
      @ObservedObject var model: Model
      let log: EventLog
      var body: some View { Field(model: model).introspectTextField { _ in log.add("field \(model.count)") } }
    }
    struct Field: View {
      @ObservedObject var model: Model
      var body: some View {
        if model.flag {
          TextField("a", text: .constant("")).padding()
        } else {
          TextField("b", text: .constant(""))
        }
      }
    }
    let log = EventLog()
    let model = Model()
    let screen = Screen(Content(model: model, log: log))
    XCTAssertEqual(log.take(), ["field 0"])
    model.count = 1
    model.flag = true  // the update and the replaced host fall into one round
    screen.window.settle()
    XCTAssertEqual(log.take(), ["field 1"])
  }

  func testRunsAgainWhenTheReceiversHostWasReplacedByItsOwnState() {
    struct Field: View {
      @ObservedObject var model: Model
      var body: some View {
        if model.flag { TextField("a", text: .constant("")) } else { TextField("b", text: .constant("")) }
      }
    }
    let log = EventLog()
    let model = Model()
    let screen = Screen(
      Field(model: model).introspectTextField { log.add($0.placeholder ?? "") })
    model.flag = true
    screen.window.settle()
    model.flag = false
    screen.window.settle()
    XCTAssertEqual(log.take(), ["b", "a", "b"])
    XCTAssertEqual(screen.markers.count, 1)
  }

  func testAMarkerThatComesAndGoesWithItsView() {
    struct Content: View {
      @ObservedObject var model: Model
      let log: EventLog
      var body: some View {
        if model.flag { Text("a").introspectLabel { log.add($0.text ?? "") } }
        ForEach(0..<model.count, id: \.self) { Row(index: $0, log: log) }
      }
    }
    struct Row: View {
      let index: Int
      let log: EventLog
      var body: some View { Text("\(index)").introspectLabel { log.add($0.text ?? "") } }
    }
    let log = EventLog()
    let model = Model()
    let screen = Screen(Content(model: model, log: log))
    var markers: [Int] = []
    func step(_ change: () -> Void) {
      change()
      screen.window.settle()
      markers.append(screen.markers.count)
    }
    step { model.flag = true }
    XCTAssertEqual(log.take(), ["a"])
    step { model.count = 2 }
    XCTAssertEqual(log.take(), ["a", "0", "1"])
    step { model.count = 3 }
    XCTAssertEqual(log.take(), ["a", "2"], "rows that are not updated are not customised")
    step { model.flag = false }
    step { model.count = 1 }
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(markers, [1, 3, 4, 3, 1])
  }

  func testNoNodeIsLeftOfAViewWithIntrospection() {
    let before = ViewNode.liveCount
    do {
      let screen = Screen(VStack { Text("a").introspectLabel { _ in }.padding().introspectWindow { _ in } })
      XCTAssertGreaterThan(ViewNode.liveCount, before)
      XCTAssertEqual(screen.markers.count, 2)
    }
    XCTAssertEqual(ViewNode.liveCount, before)
  }

  func testRunsForTheNewMarkerWhenTheIdentityChanges() {
    struct Content: View {
      let id: Int
      let log: EventLog
      var body: some View { Text("a").introspectLabel { _ in log.add("label") }.id(id) }
    }
    let log = EventLog()
    let screen = Screen(Content(id: 1, log: log))
    let first = ObjectIdentifier(screen.markers[0])
    _ = log.take()
    screen.show(Content(id: 2, log: log))
    XCTAssertEqual(log.take(), ["label"])
    XCTAssertEqual(screen.markers.count, 1)
    XCTAssertNotEqual(ObjectIdentifier(screen.markers[0]), first)
  }

  func testInnerRunsBeforeOuterWhateverWasUpdatedFirst() {
    struct Inner: View {
      @ObservedObject var model: Model
      let log: EventLog
      var body: some View { Text("\(model.count)").introspectLabel { _ in log.add("inner") } }
    }
    struct Outer: View {
      @ObservedObject var model: Model
      let log: EventLog
      let inner: Inner
      var body: some View {
        let count = model.count
        inner
          .introspectLabel { _ in log.add("modifier 1") }
          .introspectLabel { _ in log.add("modifier 2") }
          .padding()
          .introspectPaddingView { _ in log.add("outer \(count)") }
      }
    }
    let log = EventLog()
    let model = Model()
    let screen = Screen(Outer(model: model, log: log, inner: Inner(model: model, log: log)))
    let order = ["inner", "modifier 1", "modifier 2"]
    XCTAssertEqual(log.take(), order + ["outer 0"])
    model.count = 1  // the outer view's body runs first
    screen.window.settle()
    XCTAssertEqual(log.take(), order + ["outer 1"])
  }

  func testStateWrittenInTheClosureIsTakenUpInTheNextRound() {
    struct Content: View {
      @State var width = 0.0
      let log: EventLog
      var body: some View {
        let _ = log.add("body \(width)")
        VStack {
          Text("width \(width)").accessibilityIdentifier("text")
          Color.red.frame(width: 40, height: 10)
            .introspectFrameView { host in
              log.add("customise")
              if width != host.frame.width { width = host.frame.width }
            }
        }
      }
    }
    let log = EventLog()
    let screen = Screen(Content(log: log))
    XCTAssertEqual(log.take(), ["body 0.0", "customise", "body 40.0", "customise"])
    XCTAssertEqual(screen.all(HostLabel.self).map(\.text), ["width 40.0"])
  }

  func testStateThatIsWrittenEachTimeEndsWithASentence() {
    struct Content: View {
      @State var count = 0
      var body: some View { Text("\(count)").introspectLabel { _ in count += 1 } }
    }
    let screen = Screen(Content())
    let sentences = takeSentences()
    XCTAssertEqual(sentences.count, 1)
    XCTAssertTrue(sentences.first?.contains("Content") ?? false, "\(sentences)")
    screen.hosting.removeFromSuperview()
  }

  // MARK: Windows and removal

  func testWaitsForAWindow() {
    let log = EventLog()
    let hosting = HostingView(rootView: Text("a").introspectLabel { log.add($0.text ?? "") })
    _ = hosting.sizeThatFits(.unspecified)
    hosting.updateViews()
    XCTAssertEqual(log.take(), [])
    let window = makeWindow(hosting)
    XCTAssertEqual(log.take(), [])
    window.settle()
    XCTAssertEqual(log.take(), ["a"])
  }

  func testAnUpdateOutsideOfAWindowWaitsForTheNextOne() {
    struct Content: View {
      let name: String
      let log: EventLog
      var body: some View { Text("a").introspectLabel { _ in log.add(name) } }
    }
    let log = EventLog()
    let screen = Screen(Content(name: "one", log: log))
    screen.hosting.removeFromSuperview()
    screen.hosting.rootView = Content(name: "two", log: log)
    screen.hosting.updateViews()
    screen.window.settle()
    XCTAssertEqual(log.take(), ["one"])
    screen.window.addSubview(screen.hosting)
    screen.window.settle()
    XCTAssertEqual(log.take(), ["two"])
  }

  func testComingBackWithoutAnUpdateCustomisesOnlyAnotherTarget() {
    let log = EventLog()
    let screen = Screen(
      VStack {
        Text("a").introspectLabel { _ in log.add("label") }
        Text("b").introspectScrollView { log.add("scroll \($0.name)") }
      })
    XCTAssertEqual(log.take(), ["label"])
    screen.hosting.removeFromSuperview()
    screen.window.settle()
    screen.window.addSubview(screen.hosting)
    screen.window.settle()
    XCTAssertEqual(log.take(), [])
    let scroll = HostScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.accessibilityIdentifier = "outer"
    scroll.addSubview(screen.hosting)
    screen.window.addSubview(scroll)
    screen.window.settle()
    XCTAssertEqual(log.take(), ["scroll outer"])
    expectMisses("HostScrollView")
  }

  func testRemovalBeforeTheLookupCustomisesNothing() {
    struct Content: View {
      @ObservedObject var model: Model
      let log: EventLog
      var body: some View {
        if !model.flag { Text("a").introspectLabel { _ in log.add("label") } }
      }
    }
    let log = EventLog()
    let model = Model()
    let hosting = HostingView(rootView: Content(model: model, log: log))
    let window = makeWindow(hosting)
    hosting.updateViews()  // the lookup is queued
    model.flag = true
    window.settle()
    XCTAssertEqual(log.take(), [])
    model.flag = false
    window.settle()
    XCTAssertEqual(log.take(), ["label"])
  }

  func testAWindowThatGoesBeforeTheLookupCustomisesNothing() {
    let log = EventLog()
    let hosting = HostingView(rootView: Text("a").introspectLabel { _ in log.add("label") })
    var window: HostWindow? = makeWindow(hosting)
    hosting.updateViews()
    hosting.removeFromSuperview()
    window?.settle()
    window = nil
    XCTAssertEqual(log.take(), [])
  }

  func testLeavingAndComingBackBeforeTheLookupMakesOne() {
    let log = EventLog()
    let hosting = HostingView(rootView: Text("a").introspectLabel { _ in log.add("label") })
    let window = makeWindow(hosting)
    hosting.updateViews()
    hosting.removeFromSuperview()
    window.addSubview(hosting)
    window.settle()
    XCTAssertEqual(log.take(), ["label"])
  }

  func testAViewThatAnotherClosureRemovesIsNotCustomised() {
    let log = EventLog()
    let screen = Screen(
      VStack {
        Text("a").introspectStackView { stack in
          log.add("stack")
          stack.removeFromSuperview()
        }
        Text("b").introspectLabel { _ in log.add("label") }
      })
    XCTAssertEqual(log.take(), ["stack"])
    screen.window.settle()
    XCTAssertEqual(log.take(), [])
  }
}
