import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// Touches that are more than one tap, and menus.
@MainActor
final class HostUserTouchesTests: HostTestCase {
  private final class Log {
    var words: [String] = []
  }

  /// What is in the way, or "done".
  private func outcome(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "done"
    } catch { return "\(error)" }
  }

  func testTwoTaps() throws {
    let log = Log()
    let window = Screen(Text("a").onTapGesture(count: 2) { log.words.append("twice") }).window
    let text = try window.find(HostLabel.self)
    XCTAssertEqual(
      outcome { try text.user.tap() },
      "Can't tap HostLabel \"a\": a gesture there waits for more than one tap: a second one, a long touch or a drag.")
    XCTAssertEqual(log.words, [])
    (window.clock as? HostManualClock)?.advance(by: 5)
    window.settle()
    try text.user.doubleTap()
    XCTAssertEqual(log.words, ["twice"])
  }

  func testALongTouch() throws {
    let log = Log()
    let window = Screen(
      VStack {
        Text("a").onLongPressGesture { log.words.append("held") }
        Text("b")
      }
    ).window
    try window.find(HostLabel.self, labelled: "a").user.longPress()
    XCTAssertEqual(log.words, ["held"])
    XCTAssertEqual(
      outcome { try window.find(HostLabel.self, labelled: "b").user.longPress() },
      "Can't press HostLabel \"b\": nobody there takes a touch.")

    let other = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = HostButton(frame: other.bounds)
    other.addSubview(button)
    other.makeKeyAndVisible()
    XCTAssertEqual(
      outcome { try button.user.longPress() },
      "Can't press HostButton: its window's clock goes by itself; give the window a HostManualClock.")
  }

  func testADrag() throws {
    let log = Log()
    let window = Screen(
      Color.red.gesture(
        DragGesture().onEnded { log.words.append("\(Int($0.translation.width)) \(Int($0.translation.height))") })
    ).window
    let red = try window.find(HostColorView.self)
    try red.user.drag(by: CGSize(width: 30, height: -40))
    XCTAssertEqual(log.words, ["30 -40"])
    XCTAssertEqual(
      outcome { try red.user.drag(by: CGSize(width: CGFloat.nan, height: 0)) },
      "Can't drag HostColorView: nan x 0.0 is no distance to drag by.")
  }

  func testWhateverCanBeAdjusted() throws {
    struct Page: View {
      @State private var volume = 0.5
      @State private var count = 1
      @State private var stars = 3
      var body: some View {
        VStack {
          Slider(value: $volume)
          Stepper("Count", value: $count)
          Text("\(stars) stars").accessibilityIdentifier("stars").accessibilityAdjustableAction { direction in
            stars += direction == .increment ? 1 : -1
          }
          Text("fixed").accessibilityIdentifier("fixed")
          Text("\(count)").accessibilityIdentifier("count")
        }
      }
    }
    let window = Screen(Page()).window
    try window.find(HostSlider.self).user.increment()
    XCTAssertEqual(try window.find(HostSlider.self).value, 0.6, accuracy: 1e-6)
    try window.find(HostSlider.self).user.decrement()
    XCTAssertEqual(try window.find(HostSlider.self).value, 0.5, accuracy: 1e-6)
    try window.find(HostStepper.self).user.increment()
    try window.find(identified: "stars").user.increment()
    try window.find(identified: "stars").user.increment()
    try window.find(identified: "stars").user.decrement()
    XCTAssertEqual(window.findAll(HostLabel.self, containing: "4 stars").count, 1)
    XCTAssertEqual(try window.find(HostLabel.self, identified: "count").text, "2")
    XCTAssertEqual(
      outcome { try window.find(identified: "fixed").user.increment() },
      "Can't increment HostLabel \"fixed\": it is no stepper or slider, "
        + "nor has it one inside.")
  }

  func testASubclassSaysWhatAdjustingIt() throws {
    final class Dial: HostView {
      var turns = 0
      override func accessibilityIncrement() -> Bool {
        turns += 1
        return true
      }
    }
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let dial = Dial(frame: window.bounds)
    dial.accessibilityTraits = .adjustable
    window.addSubview(dial)
    window.makeKeyAndVisible()
    try dial.user.increment()
    XCTAssertEqual(dial.turns, 1)
    XCTAssertEqual(outcome { try dial.user.decrement() }, "Can't decrement Dial: it has nothing to adjust.")
    XCTAssertEqual("\(dial.accessibilityTraits)", "adjustable")
  }

  func testMenusOpen() throws {
    let log = Log()
    let window = Screen(
      VStack {
        Menu("More") {
          Button("Copy") { log.words.append("copy") }
          Button("Paste") {}
        }
        Text("held").contextMenu { Button("Delete") { log.words.append("delete") } }
      }
    ).window
    let more = try window.find(HostButton.self, labelled: "More")
    try more.user.tap()
    XCTAssertEqual(try more.user.openMenu(), ["Copy", "Paste"])
    try more.user.choose("Copy")
    let held = try window.find(HostContextMenuView.self)
    XCTAssertEqual(try held.user.openMenu(), ["Delete"])
    XCTAssertEqual(
      outcome { try held.user.tap() },
      "Can't tap HostContextMenuView: what is there opens its menu upon a long touch.")
    try held.user.longPress()
    XCTAssertEqual(window.presentedMenu?.menu.children.map(\.title), ["Delete"])
    try held.user.choose("Delete")
    XCTAssertEqual(log.words, ["copy", "delete"])
  }

  func testControllersAndPages() throws {
    let window = Screen(
      TabView {
        Text("one")
        Text("two")
      }.tabViewStyle(.page)
    ).window
    let pages = try window.findController(HostPageViewController.self)
    XCTAssertEqual(pages.selectedIndex, 0)
    XCTAssertEqual(window.findAllControllers(HostPageViewController.self) { $0.selectedIndex == 1 }.count, 0)
    XCTAssertThrowsError(try window.findController(HostNavigationController.self)) { error in
      XCTAssertTrue("\(error)".hasPrefix("No HostNavigationController in HostWindow.\n- There are "), "\(error)")
    }
  }
}
