import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// What introspection is for: hosts that are found from where a user stands, and keep what was set.
@MainActor
final class CustomisationTests: HostTestCase {
  func testBouncingIsSwitchedOffFromInsideAndFromOutside() {
    var targets: [ObjectIdentifier] = []
    let screen = Screen(
      ScrollView {
        VStack { Text("a") }
          .introspectScrollView {
            $0.bounces = false
            targets.append(ObjectIdentifier($0))
          }
      }
      .introspectScrollView { targets.append(ObjectIdentifier($0)) })
    let scroll = screen.all(HostScrollView.self)[0]
    XCTAssertFalse(scroll.bounces)
    XCTAssertEqual(targets, [ObjectIdentifier(scroll), ObjectIdentifier(scroll)])
  }

  func testTheNearerOfTwoTextFieldsBeforeTheMarker() {
    let log = EventLog()
    _ = Screen(
      VStack {
        TextField("far", text: .constant(""))
        TextField("near", text: .constant(""))
        Text("c").introspectTextField { log.add($0.placeholder ?? "") }
        TextField("in front", text: .constant(""))
      })
    XCTAssertEqual(log.take(), ["near"])
  }

  func testEachOfSeveralFieldsFindsItself() {
    let log = EventLog()
    _ = Screen(
      VStack {
        ForEach(["a", "b", "c"], id: \.self) { name in
          TextField(name, text: .constant("")).introspectTextField { log.add("\(name) \($0.placeholder ?? "")") }
        }
      })
    XCTAssertEqual(log.take(), ["a a", "b b", "c c"])
  }

  func testEachOfSeveralFieldsFindsItselfAfterTheirOrderHasChanged() {
    struct Fields: View {
      let names: [String]
      let log: EventLog
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { name in
            TextField(name, text: .constant("")).introspectTextField { log.add("\(name) \($0.placeholder ?? "")") }
          }
        }
      }
    }
    let log = EventLog()
    let screen = Screen(Fields(names: ["a", "b", "c", "d"], log: log))
    XCTAssertEqual(log.take(), ["a a", "b b", "c c", "d d"])
    screen.show(Fields(names: ["d", "a", "e", "c"], log: log))
    XCTAssertEqual(log.take(), ["d d", "a a", "e e", "c c"])
  }

  func testNestedScrollViews() {
    let log = EventLog()
    func note(_ where: String) -> @MainActor (HostScrollView) -> Void {
      { log.add("\(`where`) \($0.name)") }
    }
    _ = Screen(
      ScrollView {
        Text("a").introspectScrollView(customize: note("in outer:"))
        ScrollView(.horizontal) {
          Text("b").introspectScrollView(customize: note("in inner:"))
        }
        .accessibilityIdentifier("inner")
        .introspectScrollView(customize: note("around inner:"))
      }
      .accessibilityIdentifier("outer")
      .introspectScrollView(customize: note("around outer:")))
    XCTAssertEqual(log.take(), ["in outer: outer", "in inner: inner", "around inner: inner", "around outer: outer"])
  }

  func testAScrollViewInModifiersInsideAnotherOneIsFoundItself() {
    let log = EventLog()
    _ = Screen(
      ScrollView {
        ScrollView(.horizontal) { Text("earlier") }.accessibilityIdentifier("earlier")
        ScrollView(.horizontal) { Text("a") }.accessibilityIdentifier("inner")
          .padding().frame(width: 50).background(Color.red).overlay(Color.blue).opacity(0.5)
          .introspectScrollView { log.add($0.name) }
        VStack { ScrollView(.horizontal) { Text("b") }.accessibilityIdentifier("inside") }
          .introspect(selector: TargetViewSelector.ancestorOrSiblingContaining) { (scroll: HostScrollView) in
            log.add(scroll.name)
          }
      }
      .accessibilityIdentifier("outer"))
    XCTAssertEqual(log.take(), ["inner", "outer"])
  }

  func testAFieldNextToItsIntrospectedLabelIsFoundByItsPlace() {
    let log = EventLog()
    _ = Screen(
      VStack {
        HStack {
          Text("Name").padding(3).background(Color.clear).introspectTextField { log.add($0.placeholder ?? "") }
          TextField("first", text: .constant("")).frame(height: 20)
        }
        TextField("second", text: .constant(""))
      })
    XCTAssertEqual(log.take(), ["first"], "the only one in the nearest host around")
  }

  func testOfSeveralCandidatesAroundTheReceiversMiddleDecides() {
    let log = EventLog()
    _ = Screen(
      ZStack(alignment: .topLeading) {
        VStack(spacing: 0) {
          Color.clear.frame(height: 50)
          Text("a").frame(width: 20, height: 20).introspectTextField { log.add($0.placeholder ?? "") }
        }
        TextField("top", text: .constant("")).frame(width: 200, height: 40)
        TextField("middle", text: .constant("")).frame(width: 300, height: 100)
      })
    XCTAssertEqual(log.take(), ["middle"])
  }

  // MARK: What was set, and later updates

  private struct Form: View {
    @ObservedObject var model: Model
    let log: EventLog
    var body: some View {
      VStack {
        Text("\(model.count)")
        Introspected(log: log)
        TextField("placeholder", text: $model.text).introspectTextField { field in
          log.add("field")
          field.isSecureTextEntry = true
          field.placeholder = "customised"
        }
      }
    }
  }

  /// A view without input of its own.
  private struct Introspected: View {
    let log: EventLog
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      ScrollView(showsIndicators: isEnabled) { Text("in") }
        .introspectScrollView { _ in log.add("scroll") }
    }
  }

  func testWhatWasSetSurvivesUpdatesThatDoNotTouchIt() {
    let log = EventLog()
    let model = Model()
    let screen = Screen(Form(model: model, log: log))
    XCTAssertEqual(log.take(), ["scroll", "field"])
    let field = screen.all(HostTextField.self)[0]
    XCTAssertEqual([field.placeholder, "\(field.isSecureTextEntry)"], ["customised", "true"])
    model.text = "new"
    screen.window.settle()
    XCTAssertEqual([field.text, field.placeholder, "\(field.isSecureTextEntry)"], ["new", "customised", "true"])
    XCTAssertEqual(log.take(), ["field"], "the view that is not updated is not customised again")
  }

  func testWhereTheViewWritesThePropertyItselfTheLaterOneCounts() {
    struct Label: View {
      @ObservedObject var model: Model
      var body: some View { Text("count \(model.count)") }
    }
    struct Page: View {
      @ObservedObject var model: Model
      let inner: Model
      let log: EventLog
      var body: some View {
        let count = model.count
        return Label(model: inner).introspectLabel { label in
          log.add("customised \(label.text ?? "")")
          label.text = "custom \(count)"
          label.accessibilityHint = "hint"
        }
      }
    }
    let log = EventLog()
    let outer = Model()
    let inner = Model()
    let screen = Screen(Page(model: outer, inner: inner, log: log))
    let label = screen.all(HostLabel.self)[0]
    XCTAssertEqual(label.text, "custom 0")

    // Neither the text nor the introspecting view is updated: what was set stays.
    screen.window.setNeedsLayout()
    screen.window.settle()
    XCTAssertEqual(label.text, "custom 0")

    // Only the text's own value is updated: it writes, and nobody customises after it.
    inner.count = 1
    screen.window.settle()
    XCTAssertEqual(label.text, "count 1")
    XCTAssertEqual(label.accessibilityHint, "hint")

    // The introspecting view is updated as well: its closure comes after the text's write.
    inner.count = 2
    outer.count = 7
    screen.window.settle()
    XCTAssertEqual(label.text, "custom 7")
    XCTAssertEqual(log.take(), ["customised count 0", "customised count 2"])
  }

  func testAClosureThatChangesASizeGivesOneMoreRoundOfLayout() {
    let log = EventLog()
    let screen = Screen(
      VStack {
        Text("a").frame(width: 10, height: 10)
          .introspectFrameView {
            log.add($0.frame.text)
            $0.width = 50
          }
      }.onAppear { log.add("appeared") })
    XCTAssertEqual(log.take(), ["0 0 10 10", "appeared"])
    XCTAssertEqual(screen.all(HostFrameView.self).map(\.frame.text), ["0 0 50 10"])
  }

  func testAHostFoundInARepresentable() {
    struct Represented: HostViewRepresentable {
      func makeHostView(context: Context) -> HostView {
        let slider = HostSlider()
        slider.accessibilityIdentifier = "slider"
        return box("box", slider)
      }
      func updateHostView(_ hostView: HostView, context: Context) {}
    }
    let log = EventLog()
    let screen = Screen(Represented().introspectSlider { log.add($0.name) })
    XCTAssertEqual(log.take(), ["slider"])
    XCTAssertEqual(screen.markers.count, 1)
  }
}
