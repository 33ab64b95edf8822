import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// What closures may do to the views and hosts around them.
@MainActor
final class SettlingTests: HostTestCase {
  private let log = EventLog()
  private let model = Model()

  func testStateThatAClosureWritesIsTakenUpInTheNextRound() {
    let screen = show(
      Watching(model: model) { [log] model in
        Text("\(model.count)").introspect(.text) { label in
          log.add("customise \(label.text ?? "")")
          if model.count < 3 { model.count += 1 }
        }
        .onAppear { log.add("appears") }
      })
    XCTAssertEqual(
      log.take(), ["customise 0", "appears", "customise 1", "customise 2", "customise 3"])
    XCTAssertEqual(screen.texts, ["3"])
    screen.settle()
    XCTAssertEqual(log.take(), [])
  }

  func testAClosureThatCausesItselfIsNamed() {
    let screen = Screen(
      Watching(model: model) { model in
        Text("\(model.count)").introspect(.text, fileID: "App/Loop.swift", line: 7) { _ in model.count += 1 }
      })
    let sentences = takeSentences()
    XCTAssertEqual(sentences.count, 1)
    XCTAssertTrue(sentences.first?.contains("introspect(.text) at Loop.swift:7") ?? false, "\(sentences)")
    screen.hosting.removeFromSuperview()
  }

  func testTwoClosuresThatCauseEachOtherAreBothNamed() {
    let other = Model()
    let screen = Screen(
      VStack {
        Watching(model: model) { model in
          Text("\(model.count)").introspect(.text, fileID: "App/A.swift", line: 1) { _ in other.count += 1 }
        }
        Watching(model: other) { [model] other in
          Text("\(other.count)").introspect(.text, fileID: "App/B.swift", line: 2) { _ in model.count += 1 }
        }
      })
    let sentence = takeSentences().joined()
    XCTAssertTrue(sentence.contains("introspect(.text) at A.swift:1"), sentence)
    XCTAssertTrue(sentence.contains("introspect(.text) at B.swift:2"), sentence)
    screen.hosting.removeFromSuperview()
  }

  func testAClosureMayTakeItsOwnViewAway() {
    let screen = show(
      Watching(model: model) { [log] model in
        VStack {
          if !model.flag {
            Text("a").introspect(.text) { label, edit in
              log.add("\(edit.phase)")
              edit.onDetach { log.add("detach") }
              model.flag = true
            }
          }
        }
      })
    XCTAssertEqual(log.take(), ["attach", "detach"])
    XCTAssertEqual(screen.texts, [])
  }

  func testAClosureMayTakeItsOwnViewAwayAtOnce() {
    let hosting = HostingView(
      rootView: Watching(model: model) { [log] model in
        VStack {
          if !model.flag {
            Group {
              Text("a")
              Text("b")
            }
            .introspect(.text, .all) { label, edit in
              log.add("\(edit.phase) \(label.label)")
              edit.onDetach { log.add("detach \(label.label)") }
              model.flag = true
              (Introspect.findHostingView(from: label))?.updateViews()
              log.add("gone")
            }
          }
        }
      })
    let window = makeWindow(hosting)
    window.settle()
    XCTAssertEqual(log.take(), ["attach a", "gone", "detach a"])
    XCTAssertEqual(hosting.descendants.map(\.label), ["HostStackView"])
  }

  func testAClosureThatTakesItsOwnViewAwayInAnUpdateIsTakenBackOnce() {
    let hosting = HostingView(
      rootView: Watching(model: model) { [log] model in
        VStack {
          if !model.flag {
            Text("\(model.count)").introspect(.text) { label, edit in
              log.add("\(edit.phase)")
              if edit.phase == .attach { return edit.onDetach { log.add("detach") } }
              model.flag = true
              (Introspect.findHostingView(from: label))?.updateViews()
              log.add("gone")
            }
          }
        }
      })
    let window = makeWindow(hosting)
    window.settle()
    model.count = 1
    window.settle()
    XCTAssertEqual(log.take(), ["attach", "update", "gone", "detach"])
  }

  func testATargetThatIsAddedByHandBeforeTheWindowIsAtRestIsNoMiss() {
    struct Box: HostViewRepresentable {
      let box: HostView
      func makeHostView(context: Context) -> HostView { box }
      func updateHostView(_ host: HostView, context: Context) {}
    }
    let box = HostView()
    let screen = show(Box(box: box).noted(.slider, as: "1", log).onAppear { box.addSubview(HostSlider()) })
    XCTAssertEqual(log.take(), ["1 attach HostSlider"])
    XCTAssertEqual(screen.markers.map(\.status), [.found(1)])
  }

  func testAClosureThatChangesTheLayoutMeansOneMore() {
    let screen = show(
      VStack {
        CountedView(log: log).introspect(IntrospectionKey<CountedHost>("counted")) { $0.side = 30 }
        Text("a")
      })
    XCTAssertEqual(screen.frame("counted"), CGRect(85, 71, 30, 30))
    XCTAssertEqual(log.take().filter { $0 == "layout" }.count, 2)
    screen.settle()
    XCTAssertEqual(log.take(), [])
  }

  func testAnAppearanceSeesWhatWasCustomised() {
    var text: String?
    let screen = show(
      Text("a").accessibilityIdentifier("label").introspect(.text) { $0.accessibilityHint = "b" }
        .introspect(.text) { label in text = label.accessibilityHint })
    XCTAssertEqual(text, "b")
    XCTAssertEqual(screen.texts, ["a"])
  }

  func testAMissIsToldOnceAndMayMendItself() {
    struct Mending: View {
      let log: EventLog
      @State private var isThere = false
      var body: some View {
        VStack { if isThere { TextField("a", text: .constant("")) } }
          .introspect(
            .textField,
            onMiss: { _ in
              log.add("miss")
              isThere = true
            }
          ) { log.add($0.label) }
      }
    }
    _ = show(Mending(log: log))
    XCTAssertEqual(log.take(), ["miss", "a"])
  }
}

/// A host that notes how often it is measured and laid out.
final class CountedHost: HostView {
  var log: EventLog?
  var side: CGFloat = 10 {
    didSet { invalidateIntrinsicContentSize() }
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    log?.add("measure")
    return CGSize(width: side, height: side)
  }
  override func layoutSubviews() { log?.add("layout") }
}

/// A view that shows a host which notes how often it is measured and laid out.
struct CountedView: HostViewRepresentable {
  let log: EventLog
  func makeHostView(context: Context) -> CountedHost {
    let host = CountedHost()
    host.accessibilityIdentifier = "counted"
    return host
  }
  func updateHostView(_ host: CountedHost, context: Context) { host.log = log }
}
