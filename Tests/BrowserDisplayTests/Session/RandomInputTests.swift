import BrowserDisplay
import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// Random messages of a page: none may trap, and the window stays sound.
@MainActor
final class RandomInputTests: HostTestCase {
  private func makeForm() -> HostView {
    let stack = HostStackView(axis: .vertical, spacing: 4)
    let field = HostTextField()
    field.borderStyle = .roundedRect
    let view = HostTextView()
    view.text = "several\nlines of text\n👩‍👩‍👧 e\u{301}"
    let button = HostButton()
    button.title = "Button"
    button.keyCommand = HostKeyCommand(input: "s", modifierFlags: .command)
    for host in [field, view, button, HostSwitch(), HostSlider(), HostStepper(), HostLabel()] { stack.addSubview(host) }
    let scroll = HostScrollView(axes: .vertical)
    scroll.frame = CGRect(0, 0, 300, 300)
    scroll.addSubview(stack)
    return scroll
  }

  private func message(_ random: inout Random) -> String {
    func pick<Element>(_ choices: [Element]) -> Element { choices.randomElement(using: &random)! }
    func length() -> String { pick(["0", "10", "150", "299.5", "-5", "1e5", "-1e308", "1e999", "\"1\"", "null"]) }
    let text = pick([
      "", "a", "é", "e\\u0301", "👩‍👩‍👧", "\\n", "two words", "\\u0000", String(repeating: "x", count: 2_000),
    ])
    let number = pick(["0", "1", "2", "7", "-1", "99", "9223372036854775807", "1.5"])
    let place = "\"x\":\(length()),\"y\":\(length())"
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return "{\"type\":\"began\",\"touch\":\(number),\(place)}"
    case 1: return "{\"type\":\"moved\",\"touch\":\(number),\(place)}"
    case 2: return "{\"type\":\"ended\",\"touch\":\(number),\(place)}"
    case 3: return "{\"type\":\"cancelled\",\"touch\":\(number)}"
    case 4: return "{\"type\":\"hovered\",\(place)}"
    case 5: return "{\"type\":\"scrolled\",\(place),\"dx\":\(length()),\"dy\":\(length())}"
    case 6:
      let key = pick(["a", "Enter", "Escape", "Backspace", "Tab", "ArrowUp", "s", "👩‍👩‍👧", text])
      return
        "{\"type\":\"key\",\"key\":\"\(key)\",\"modifiers\":\(pick(["[]", "[\"control\"]", "[\"shift\",\"?\"]", "7"]))}"
    case 7: return "{\"type\":\"edited\",\"text\":\"\(text)\",\"start\":\(number),\"end\":\(number)}"
    case 8:
      return
        "{\"type\":\"acted\",\"element\":\(number),\"action\":\"\(pick(["press", "focus", "increment", "decrement", "?"]))\"}"
    case 9:
      return
        "{\"type\":\"surroundings\",\"surroundings\":{\"width\":\(length()),\"height\":\(length()),\"isDark\":true,"
        + "\"isRightToLeft\":\(pick(["true", "false"])),\"typeSize\":\"\(text)\",\"locale\":\"\(text)\","
        + "\"safeArea\":[\(pick(["", "10,0,20,0", "\(length()),0,0,0", "1e9,0,0,-1"]))]}}"
    case 10..<15:
      let ask = pick([
        "open", "close", "scene", "tree", "pick", "details", "edit", "undo", "why", "steps", "moment", "compare",
        "export", "clock", "audit", "?",
      ])
      return
        "{\"type\":\"inspect\",\"request\":\(number),\"ask\":\"\(ask)\",\"id\":\(number),\"mine\":\(pick(["true", "false"])),"
        + "\"shut\":[\(number)],\"opened\":[\(number),3],\"root\":\(pick(["null", number])),\"filter\":\"\(text)\","
        + "\"from\":\(number),\"count\":\(number),\"reveal\":\(number),\(place),\"key\":\"\(pick(["0:0", "7", text]))\","
        + "\"value\":\"\(text)\",\"name\":\"\(text)\",\"index\":\(number),\"other\":\(number),\"rate\":\(length())}"
    default: return "{\"type\":\"visible\",\"visible\":\(pick(["true", "false", "true", "true"]))}"
    }
  }

  func testWhateverComesIn() throws {
    var taken = 0
    for seed in 0..<20 {
      var random = Random(seed: UInt64(seed))
      let clock = HostManualClock()
      let window = HostWindow(frame: .zero, clock: clock)
      window.makeKeyAndVisible()
      // Every other window has views, for inspectors.
      if seed % 2 == 0 {
        window.addSubview(makeForm())
      } else {
        window.rootViewController = HostingController(rootView: Form { Toggle("On", isOn: .constant(true)) })
      }
      let scheduler = ManualScheduler()
      let session = WindowSession(
        window, title: "", surroundings: DisplaySurroundings(), scheduler: scheduler
      ) { text, _ in XCTAssertFalse(text.isEmpty) }
      let page = PageID(number: 1)
      session.open(page)
      for _ in 0..<100 {
        if let message = InputMessage(message(&random)) {
          taken += 1
          session.receive(message, from: page)
        }
        clock.advance(by: Double.random(in: 0..<0.7, using: &random))
        scheduler.fire()
        XCTAssertEqual(window.checkInvariants(), [], "seed \(seed)")
      }
      session.close(page)
      session.invalidate()
      window.rootViewController = nil
      for view in window.subviews { view.removeFromSuperview() }
      window.settle()
    }
    XCTAssertGreaterThan(taken, 500, "Most of these are messages.")
    _ = takeSentences()
  }
}
