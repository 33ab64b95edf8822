import BrowserDisplay
import Foundation
import HostTree
import TestSupport
import XCTest

/// Two windows with the same views in different layouts: what is done in one is done in the other.
@MainActor
final class RepeatedInputTests: HostTestCase {
  /// A window with a page.
  @MainActor
  private final class Shown {
    let window = HostWindow(frame: .zero, clock: HostManualClock())
    let scheduler = ManualScheduler()
    var told: [String] = []
    private(set) lazy var session = WindowSession(
      window, title: "Title", surroundings: DisplaySurroundings(), scheduler: scheduler
    ) { [unowned self] text, _ in told.append(text) }
    let page = PageID(number: 1)

    init(_ views: [HostView]) {
      window.makeKeyAndVisible()
      for view in views { window.addSubview(view) }
      session.open(page)
      scheduler.fire()
    }

    /// The last sentence about the variant; nil if there was none.
    var note: String? {
      told.reversed().lazy.compactMap { text in
        (try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])?["note"] as? String
      }.first
    }

    func end() {
      session.close(page)
      session.invalidate()
      for view in window.subviews { view.removeFromSuperview() }
      window.settle()
    }
  }

  private var source: Shown!
  private var target: Shown!

  private func show(_ views: [HostView], and others: [HostView]) {
    (source, target) = (Shown(views), Shown(others))
  }

  /// Does in both windows what a page of the first one sends.
  private func send(_ messages: String...) {
    for json in messages {
      guard let message = InputMessage(json) else { return XCTFail("no message: \(json)") }
      target.session.repeatInput(message, of: source.session)
      source.session.receive(message, from: source.page)
      for shown in [source!, target!] {
        (shown.window.clock as? HostManualClock)?.advance(by: 1)
        shown.scheduler.fire()
      }
    }
  }

  private func tap(_ x: Int, _ y: Int) {
    send(
      #"{"type":"began","touch":1,"x":\#(x),"y":\#(y)}"#, #"{"type":"ended","touch":1,"x":\#(x),"y":\#(y)}"#)
  }

  private func end() {
    source.end()
    target.end()
    (source, target) = (nil, nil)
  }

  private func button(_ title: String, _ frame: CGRect, _ action: @escaping @MainActor () -> Void) -> HostButton {
    let button = HostButton(frame: frame)
    button.title = title
    button.addAction { action() }
    return button
  }

  func testATapFindsItsButtonElsewhere() {
    var taps: [String] = []
    show(
      [button("Add", CGRect(0, 0, 100, 40)) { taps.append("add") }, button("Go", CGRect(0, 50, 100, 40)) {}],
      and: [
        button("Go", CGRect(0, 0, 200, 90)) { taps.append("wrong") },
        button("Add", CGRect(0, 300, 200, 90)) { taps.append("add there") },
      ])
    tap(10, 10)
    XCTAssertEqual(Set(taps), ["add", "add there"])
    XCTAssertNil(target.note)
    end()
  }

  func testWhatIsNotThereIsSaidUntilSomethingElseIsUsed() {
    var taps: [String] = []
    show(
      [button("Add", CGRect(0, 0, 100, 40)) {}, button("Go", CGRect(0, 50, 100, 40)) {}],
      and: [button("Go", CGRect(0, 0, 100, 40)) { taps.append("go") }])
    tap(10, 10)
    XCTAssertEqual(taps, [])
    XCTAssertEqual(target.note, "“Add” is not in this variant.")
    tap(10, 60)
    XCTAssertEqual(taps, ["go"])
    XCTAssertEqual(target.note, "")
    end()
  }

  func testWhatIsCoveredIsNotTouched() {
    var taps: [String] = []
    let cover = button("Cover", CGRect(0, 0, 300, 300)) { taps.append("cover") }
    show(
      [button("Add", CGRect(0, 0, 100, 40)) { taps.append("add") }],
      and: [button("Add", CGRect(0, 0, 100, 40)) { taps.append("add there") }, cover])
    tap(10, 10)
    XCTAssertEqual(taps, ["add"])
    XCTAssertEqual(target.note, "“Add” is covered or out of view in this variant.")
    end()
  }

  /// Buttons with one name are told apart by what is around them, and by their order in it.
  func testOneOfManyWithTheSameName() {
    var taps: [String] = []
    func group(_ name: String, _ y: Double, _ tag: String) -> HostView {
      let group = HostView(frame: CGRect(0, y, 300, 100))
      group.accessibilityIdentifier = name
      for index in 0..<2 {
        group.addSubview(button("Remove", CGRect(0, Double(index) * 50, 100, 40)) { taps.append("\(tag) \(index)") })
      }
      return group
    }
    show([group("a", 0, "a"), group("b", 100, "b")], and: [group("b", 0, "b there"), group("a", 100, "a there")])
    tap(10, 160)
    XCTAssertEqual(Set(taps), ["b 1", "b there 1"])
    end()
  }

  func testASliderFromRightToLeftIsDraggedTheOtherWay() {
    func slider(_ frame: CGRect) -> HostSlider {
      let slider = HostSlider(frame: frame)
      slider.accessibilityLabel = "Volume"
      return slider
    }
    let (first, second) = (slider(CGRect(0, 0, 200, 40)), slider(CGRect(50, 200, 300, 40)))
    second.traitOverrides.layoutDirection = .rightToLeft
    show([first], and: [second])
    send(
      #"{"type":"began","touch":1,"x":14,"y":20}"#, #"{"type":"moved","touch":1,"x":100,"y":20}"#,
      #"{"type":"ended","touch":1,"x":100,"y":20}"#)
    XCTAssertGreaterThan(first.value, 0.3)
    XCTAssertEqual(first.value, second.value, accuracy: 0.08)
    end()
  }

  func testTextIsTypedIntoTheSameField() {
    func field(_ name: String, _ y: Double) -> HostTextField {
      let field = HostTextField(frame: CGRect(0, y, 200, 40))
      field.placeholder = name
      return field
    }
    let (name, town) = (field("Name", 200), field("Town", 0))
    show([field("Name", 0), field("Town", 50)], and: [town, name])
    tap(10, 10)
    send(#"{"type":"edited","text":"Ada","start":3,"end":3,"edit":1}"#)
    XCTAssertEqual(name.text, "Ada")
    XCTAssertEqual(town.text, "")
    end()
  }

  /// Both reach the end of their content at the same time.
  func testScrollingGoesByTheShareOfTheContent() {
    func scroll(_ height: Double) -> HostScrollView {
      let scroll = HostScrollView(frame: CGRect(0, 0, 390, 500))
      scroll.contentSize = CGSize(width: 390, height: height)
      return scroll
    }
    let (short, long) = (scroll(1_500), scroll(2_500))
    show([short], and: [long])
    send(#"{"type":"scrolled","x":100,"y":100,"dx":0,"dy":500}"#)
    XCTAssertEqual(short.contentOffset.y, 500)
    XCTAssertEqual(long.contentOffset.y, 1_000)
    end()
  }

  func testAnAssistiveToolActsOnBoth() {
    var taps: [String] = []
    show(
      [button("Add", CGRect(0, 0, 100, 40)) { taps.append("add") }],
      and: [button("Add", CGRect(0, 300, 200, 90)) { taps.append("add there") }])
    send(#"{"type":"acted","element":1,"action":"press"}"#)
    XCTAssertEqual(Set(taps), ["add", "add there"])
    end()
  }
}
