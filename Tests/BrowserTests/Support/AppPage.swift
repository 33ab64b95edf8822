import Foundation
import XCTest

/// The page of a window in a browser, and a user in front of it, who finds things by role and name.
///
/// Nothing sleeps: what is waited for is a promise in the page, which looks again whenever the page changes.
final class AppPage {
  let driver: WebDriver

  init(_ driver: WebDriver, _ url: String) throws {
    self.driver = driver
    try driver.open(url)
  }

  /// The elements that assistive tools see: `button Add`.
  func elements() throws -> [String] {
    try driver.run(AppPage.listing + "return all().map(describe)") as? [String] ?? []
  }

  /// Waits until there is an element; the test fails if that takes 8 seconds.
  func wait(for element: String, file: StaticString = #filePath, line: UInt = #line) throws {
    try waitUntil("all().map(describe).includes(\(AppPage.literal(element)))", "for \(element)", file: file, line: line)
  }

  /// Waits until there is no such element.
  func wait(without element: String, file: StaticString = #filePath, line: UInt = #line) throws {
    try waitUntil(
      "!all().map(describe).includes(\(AppPage.literal(element)))", "until \(element) is gone", file: file, line: line)
  }

  /// Waits until nothing has moved for a fifth of a second.
  func waitForRest() throws {
    _ = try runAlsoWhileLoading(
      AppPage.listing + """
        return new Promise((done) => {
          let [former, rests] = ["", 0];
          const timer = setInterval(() => {
            const now = all().map((node) => describe(node) + node.getBoundingClientRect().y).join();
            rests = now === former ? rests + 1 : 0;
            former = now;
            if (rests > 4) { clearInterval(timer); done(true); }
          }, 50);
        });
        """)
  }

  /// What there is, by its names.
  func names() throws -> [String] {
    try runAlsoWhileLoading(AppPage.listing + "return all().map(describe)") as? [String] ?? []
  }

  /// Waits until an expression of JavaScript is true.
  func waitUntil(
    _ condition: String, _ what: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let isTrue = try runAlsoWhileLoading(
      AppPage.listing + """
        return new Promise((done) => {
          const check = () => (\(condition)) && (observer.disconnect(), done(true));
          const observer = new MutationObserver(check);
          observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
          setTimeout(() => { observer.disconnect(); done(false); }, \(WebDriver.patience * 1_000));
          check();
        });
        """)
    if isTrue as? Bool != true {
      XCTFail("waited in vain \(what ?? "until \(condition)"); there is \(try elements())", file: file, line: line)
    }
  }

  /// Runs a script in the page, or in the next one if this one is left meanwhile.
  private func runAlsoWhileLoading(_ script: String) throws -> Any? {
    do {
      return try driver.run(script)
    } catch {
      return try driver.run(script)
    }
  }

  /// The middle of an element in the page.
  func middle(_ element: String) throws -> (x: Int, y: Int) {
    try wait(for: element)
    let found = try driver.run(
      AppPage.listing + """
        const f = all().find((node) => describe(node) === arguments[0]).getBoundingClientRect();
        return [Math.round(f.x + f.width / 2), Math.round(f.y + f.height / 2)];
        """, element)
    guard let place = found as? [Int], place.count == 2 else {
      throw WebDriverError(description: "\(element) has no place")
    }
    return (place[0], place[1])
  }

  // MARK: What a user does

  /// - Parameter time: How long the button is held, in milliseconds.
  func tap(_ element: String, holding time: Int = 0) throws {
    let place = try middle(element)
    try pointer(
      [move(place), ["type": "pointerDown", "button": 0]]
        + (time > 0 ? [["type": "pause", "duration": time]] : []) + [["type": "pointerUp", "button": 0]])
  }

  func doubleTap(_ element: String) throws {
    let place = try middle(element)
    let click: [[String: Any]] = [["type": "pointerDown", "button": 0], ["type": "pointerUp", "button": 0]]
    try pointer([move(place)] + click + click)
  }

  func longPress(_ element: String) throws {
    let place = try middle(element)
    let wait: [String: Any] = ["type": "pause", "duration": 800]
    try pointer(
      [move(place), ["type": "pointerDown", "button": 0], wait, ["type": "pointerUp", "button": 0]], "touch")
  }

  /// Moves a finger from one place to another.
  func drag(from start: (x: Int, y: Int), by distance: (x: Int, y: Int)) throws {
    let end = (x: start.x + distance.x, y: start.y + distance.y)
    let half = (x: start.x + distance.x / 2, y: start.y + distance.y / 2)
    try pointer(
      [
        move(start), ["type": "pointerDown", "button": 0], move(half, 100), move(end, 100),
        ["type": "pointerUp", "button": 0],
      ], "touch")
  }

  func turnWheel(over element: String, by distance: Int, sideways: Int = 0) throws {
    try turn(at: middle(element), by: distance, sideways: sideways)
  }

  func turn(at place: (x: Int, y: Int), by distance: Int, sideways: Int = 0) throws {
    try driver.perform(
      ["type": "wheel", "id": "wheel"],
      [["type": "scroll", "x": place.x, "y": place.y, "deltaX": sideways, "deltaY": distance, "origin": "viewport"]])
  }

  /// Composes a text, as an input method does, step by step.
  func compose(_ steps: [String], result: String) throws {
    for step in steps {
      try driver.command(
        "Input.imeSetComposition", ["text": step, "selectionStart": step.utf16.count, "selectionEnd": step.utf16.count])
    }
    try driver.command("Input.insertText", ["text": result])
  }

  /// The value of an attribute of an element.
  func attribute(_ name: String, of element: String) throws -> String? {
    try wait(for: element)
    return try driver.run(
      AppPage.listing + "return all().find((node) => describe(node) === arguments[0]).getAttribute(arguments[1])",
      element,
      name) as? String
  }

  /// The element that has the keyboard's focus, or the tag of what has it otherwise.
  func focusedElement() throws -> String? {
    try driver.run(
      AppPage.listing + """
        const node = document.activeElement;
        return all().includes(node) ? describe(node) : node.localName;
        """) as? String
  }

  /// Presses keys one after the other, while others are held.
  func press(_ keys: String, holding held: String = "") throws {
    func keyAction(_ type: String, _ key: Character) -> [String: Any] { ["type": type, "value": String(key)] }
    let presses = keys.flatMap { [keyAction("keyDown", $0), keyAction("keyUp", $0)] }
    try driver.perform(
      ["type": "key", "id": "keys"],
      held.map { keyAction("keyDown", $0) } + presses + held.map { keyAction("keyUp", $0) })
  }

  /// Changes a choice of the bar.
  func choose(_ id: String, _ value: Any) throws {
    try driver.run(
      """
      const choice = document.getElementById(arguments[0]);
      if (choice.type === "checkbox") choice.checked = arguments[1]; else choice.value = arguments[1];
      choice.dispatchEvent(new Event("change"));
      """, id, value)
  }

  private func pointer(_ actions: [[String: Any]], _ kind: String = "mouse") throws {
    try driver.perform(["type": "pointer", "id": kind, "parameters": ["pointerType": kind]], actions)
  }

  private func move(_ place: (x: Int, y: Int), _ milliseconds: Int = 0) -> [String: Any] {
    ["type": "pointerMove", "x": place.x, "y": place.y, "duration": milliseconds, "origin": "viewport"]
  }

  private static let listing = """
    const all = () => [...document.querySelectorAll("#elements [data-id]")];
    const describe = (node) =>
      [node.getAttribute("role"), node.getAttribute("aria-label") ?? node.textContent].filter(Boolean).join(" ");

    """

  static func literal(_ text: String) -> String {
    "\"\(text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
  }
}
