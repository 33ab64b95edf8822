import BrowserDisplay
import Foundation
import HostTree
import TestSupport
import XCTest

/// Pages that look at a window, without a server: what they are told, and what they do.
@MainActor
final class WindowSessionTests: HostTestCase {
  /// A window with pages.
  @MainActor
  private final class Setting {
    let window = HostWindow(frame: .zero, clock: HostManualClock())
    let scheduler = ManualScheduler()
    var told: [PageID: [String]] = [:]
    private(set) lazy var session = WindowSession(
      window, title: "Title", surroundings: DisplaySurroundings(), scheduler: scheduler
    ) { [unowned self] in told[$1, default: []].append($0) }
    let page = PageID(number: 1)

    init(_ views: HostView...) {
      window.makeKeyAndVisible()
      for view in views { window.addSubview(view) }
      session.open(page)
      scheduler.fire()
    }

    /// Does what a page says, and shows the next frame.
    func send(_ json: String) {
      guard let message = InputMessage(json) else { return XCTFail("no message: \(json)") }
      session.receive(message, from: page)
      (window.clock as? HostManualClock)?.advance(by: 1)
      scheduler.fire()
    }

    /// The last message to a page, as it was sent.
    func last(_ page: PageID? = nil) throws -> [String: Any] {
      let text = try XCTUnwrap(told[page ?? self.page]?.last)
      return try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    /// The elements that the page shows.
    func lastElements() throws -> [[String: Any]]? {
      for text in told[page, default: []].reversed() {
        let message = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        if let elements = message?["elements"] as? [[String: Any]] { return elements }
      }
      return nil
    }

    func end() {
      session.close(page)
      session.invalidate()
      for view in window.subviews { view.removeFromSuperview() }
      window.settle()
    }
  }

  private func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> HostButton {
    let button = HostButton(frame: CGRect(0, 0, 100, 40))
    button.title = title
    button.addAction { action() }
    return button
  }

  func testATapIsShownAndOnlyItsChangeIsTold() throws {
    let label = HostLabel(frame: CGRect(0, 50, 100, 20))
    label.text = "0"
    let setting = Setting(button("Add") { label.text = "1" }, label)
    let first = try setting.last()
    XCTAssertTrue((first["svg"] as? String)?.contains(">0</text>") == true)
    XCTAssertEqual(first["title"] as? String, "Title")
    setting.send(#"{"type":"began","touch":7,"x":10,"y":10}"#)
    setting.send(#"{"type":"ended","touch":7,"x":10,"y":10}"#)
    XCTAssertEqual(label.text, "1")
    let last = try setting.last()
    XCTAssertNil(last["svg"])
    let patches = try XCTUnwrap(last["patches"] as? [[String: Any]])
    XCTAssertTrue(patches.contains { ($0["markup"] as? String)?.contains(">1</text>") == true })
    setting.end()
  }

  func testAnAnnouncementIsToldToAllPages() throws {
    let setting = Setting(button("Say") { HostAccessibility.post(notification: .announcement, argument: "Said") })
    let second = PageID(number: 2)
    setting.session.open(second)
    setting.send(#"{"type":"began","touch":7,"x":10,"y":10}"#)
    setting.send(#"{"type":"ended","touch":7,"x":10,"y":10}"#)
    for page in [setting.page, second] {
      let told = try XCTUnwrap(setting.told[page])
      XCTAssertEqual(told.filter { $0.contains("announcement") }, [#"{"announcement":"Said"}"#])
    }
    setting.end()
  }

  func testTheWindowThatIsUsedIsKey() {
    let setting = Setting(button("Say") { HostAccessibility.post(notification: .announcement, argument: "Said") })
    let other = HostWindow(frame: .zero, clock: HostManualClock())
    other.onAnnouncement = { _ in XCTFail("the other window is not used") }
    other.makeKeyAndVisible()
    setting.send(#"{"type":"began","touch":7,"x":10,"y":10}"#)
    setting.send(#"{"type":"ended","touch":7,"x":10,"y":10}"#)
    XCTAssertEqual(setting.told[setting.page]?.filter { $0.contains("announcement") }.count, 1)
    setting.end()
    other.settle()
  }

  func testTwoPagesFollowOneWindow() throws {
    let label = HostLabel(frame: CGRect(0, 50, 100, 20))
    let setting = Setting(label)
    let second = PageID(number: 2)
    setting.session.open(second)
    XCTAssertNotNil(try setting.last(second)["svg"], "A page that comes later is told all at once.")
    label.text = "new"
    setting.send(#"{"type":"hovered"}"#)
    XCTAssertEqual(setting.told[setting.page]?.last, setting.told[second]?.last)
    setting.session.close(second)
    setting.end()
  }

  func testNobodyLooksSoNothingRuns() {
    let label = HostLabel(frame: CGRect(0, 50, 100, 20))
    let setting = Setting(label)
    var seen: [Bool] = []
    setting.session.didChangeVisibility = { seen.append($0) }
    setting.send(#"{"type":"visible","visible":false}"#)
    label.text = "new"
    XCTAssertNil(setting.scheduler.action)
    setting.send(#"{"type":"visible","visible":true}"#)
    XCTAssertFalse(setting.window.needsSettle)
    setting.session.close(setting.page)
    XCTAssertEqual(seen, [false, true, false])
    setting.end()
  }

  func testAPageThatGoesAwayLiftsItsFingers() {
    var events: [String] = []
    let button = button("Add") { events.append("added") }
    let setting = Setting(button)
    setting.send(#"{"type":"began","touch":7,"x":10,"y":10}"#)
    XCTAssertTrue(button.isHighlighted)
    setting.session.close(setting.page)
    XCTAssertFalse(button.isHighlighted)
    XCTAssertEqual(events, [])
    setting.end()
  }

  func testTyping() throws {
    let field = HostTextField(frame: CGRect(0, 0, 200, 30))
    let setting = Setting(field)
    setting.send(#"{"type":"began","touch":1,"x":10,"y":10}"#)
    setting.send(#"{"type":"ended","touch":1,"x":10,"y":10}"#)
    var shown = try XCTUnwrap(try setting.last()["field"] as? [String: Any])
    XCTAssertEqual(shown["text"] as? String, "")
    setting.send(#"{"type":"edited","text":"né🎉","start":4,"end":4}"#)
    XCTAssertEqual(field.text, "né🎉")
    XCTAssertEqual(field.selectedRange, 3..<3)
    // The middle of a character counts as its beginning; places outside as the end.
    setting.send(#"{"type":"edited","text":"né🎉","start":3,"end":99}"#)
    XCTAssertEqual(field.selectedRange, 2..<3)
    shown = try XCTUnwrap(try setting.last()["field"] as? [String: Any])
    XCTAssertEqual([shown["start"] as? Int, shown["end"] as? Int], [2, 4])
    setting.send(#"{"type":"key","key":"Escape"}"#)
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertEqual(try setting.last()["changesField"] as? Bool, true)
    setting.end()
  }

  func testElementsForAssistiveTools() throws {
    let slider = HostSlider(frame: CGRect(0, 50, 200, 30))
    slider.accessibilityLabel = "Volume"
    let field = HostTextField(frame: CGRect(0, 100, 200, 30))
    field.placeholder = "Name"
    var presses = 0
    let setting = Setting(button("Add") { presses += 1 }, slider, field)
    let elements = try XCTUnwrap(try setting.last()["elements"] as? [[String: Any]])
    XCTAssertEqual(
      elements.map { "\($0["role"] ?? "") \($0["name"] ?? "")" }, ["button Add", "slider Volume", "textbox Name"])
    let ids = elements.compactMap { $0["id"] as? Int }
    setting.send(#"{"type":"acted","element":\#(ids[0]),"action":"press"}"#)
    setting.send(#"{"type":"acted","element":\#(ids[1]),"action":"increment"}"#)
    setting.send(#"{"type":"acted","element":\#(ids[2]),"action":"focus"}"#)
    setting.send(#"{"type":"acted","element":99,"action":"press"}"#)
    XCTAssertEqual(presses, 1)
    XCTAssertEqual(slider.value, 0.1, accuracy: 1e-9)
    XCTAssertTrue(field.isFirstResponder)
    field.resignFirstResponder()
    setting.end()
  }

  func testTheFieldsOfADatePickerAreChangedByKeys() throws {
    let picker = HostDatePicker(frame: CGRect(0, 0, 300, 34))
    let setting = Setting(picker)
    let elements = try XCTUnwrap(try setting.last()["elements"] as? [[String: Any]])
    XCTAssertEqual(elements.compactMap { $0["value"] as? String }, ["Jan 1, 2001", "12:00 AM"])
    let ids = elements.compactMap { $0["id"] as? Int }
    setting.send(#"{"type":"acted","element":\#(ids[0]),"action":"increment"}"#)
    setting.send(#"{"type":"acted","element":\#(ids[0]),"action":"incrementMuch"}"#)
    setting.send(#"{"type":"acted","element":\#(ids[1]),"action":"decrement"}"#)
    setting.send(#"{"type":"acted","element":\#(ids[1]),"action":"incrementMuch"}"#)
    XCTAssertEqual(picker.dateText, "2001-02-02 00:59")
    setting.end()
  }

  func testTheFocusScrollsToTheNextElement() throws {
    let stack = HostStackView(axis: .vertical)
    for number in 0..<20 {
      let button = HostButton()
      button.title = "\(number)"
      stack.addSubview(button)
    }
    let scroll = HostScrollView(axes: .vertical)
    scroll.frame = CGRect(0, 0, 200, 100)
    scroll.addSubview(stack)
    let setting = Setting(scroll)
    for _ in 0..<20 {
      let elements = try XCTUnwrap(setting.lastElements())
      setting.send(#"{"type":"acted","element":\#(elements.last?["id"] ?? 0),"action":"focus"}"#)
    }
    XCTAssertEqual(try XCTUnwrap(setting.lastElements()).last?["name"] as? String, "19")
    XCTAssertEqual(scroll.contentOffset.y, scroll.contentSize.height - 100)
    setting.end()
  }

  func testKeysScrollWhatNothingElseTakes() throws {
    let label = HostLabel()
    label.text = String(repeating: "line\n", count: 200)
    let scroll = HostScrollView(axes: .vertical)
    scroll.frame = CGRect(0, 0, 390, 844)
    scroll.addSubview(label)
    let setting = Setting(scroll)
    let places = ["ArrowDown", "PageDown", "ArrowUp", "PageUp", "End", "Home"].map { key in
      setting.send(#"{"type":"key","key":"\#(key)"}"#)
      return scroll.contentOffset.y.rounded()
    }
    XCTAssertEqual(places, [40, 631, 591, 0, (scroll.contentSize.height - 844).rounded(), 0])
    setting.end()
  }

  func testSurroundings() throws {
    let setting = Setting()
    var chosen: [DisplaySurroundings] = []
    setting.session.didChangeSurroundings = { chosen.append($0) }
    setting.send(
      #"{"type":"surroundings","surroundings":{"width":5,"height":1000000,"isDark":true,"isRightToLeft":true,"typeSize":"large"}}"#
    )
    XCTAssertEqual(setting.window.frame.size, CGSize(width: 100, height: 4_000))
    XCTAssertEqual(HostScreen.main.bounds.size, CGSize(width: 100, height: 4_000))
    XCTAssertEqual(setting.window.overrideUserInterfaceStyle, .dark)
    XCTAssertEqual(setting.window.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    XCTAssertEqual(chosen.map(\.typeSize), ["large"])
    XCTAssertNotNil(try setting.last()["surroundings"])
    setting.end()
  }

  func testAWheelScrollsTheInnermostViewThatCan() {
    let wide = HostLabel()
    wide.text = String(repeating: "wide ", count: 100)
    let inner = HostScrollView(axes: .horizontal)
    inner.addSubview(wide)
    let high = HostLabel()
    high.text = String(repeating: "high\n", count: 100)
    let stack = HostStackView(axis: .vertical)
    for view in [inner, high] { stack.addSubview(view) }
    let outer = HostScrollView(axes: .vertical)
    outer.frame = CGRect(0, 0, 200, 200)
    outer.addSubview(stack)
    let setting = Setting(outer)
    setting.send(#"{"type":"scrolled","x":50,"y":10,"dx":0,"dy":5}"#)
    setting.send(#"{"type":"scrolled","x":50,"y":5,"dx":20,"dy":0}"#)
    XCTAssertEqual(outer.contentOffset.y, 5)
    XCTAssertEqual(inner.contentOffset.x, 20)
    setting.end()
  }
}
