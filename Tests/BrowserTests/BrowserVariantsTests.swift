import Foundation
import XCTest

/// The variants of a preview side by side, each a live window, in step.
final class BrowserVariantsTests: BrowserTestCase {
  /// Elements of the page of a variant, by role and name.
  private static let find = """
    const shown = (id) => document.getElementById(id).querySelector("iframe").contentDocument;
    const all = (id) => [...shown(id)?.querySelectorAll("#elements [data-id]") ?? []];
    const describe = (node) =>
      [node.getAttribute("role"), node.getAttribute("aria-label") ?? node.textContent].filter(Boolean).join(" ");

    """

  private func open(_ preview: String) throws -> WebDriver {
    let driver = try browser()
    try driver.resize(width: 1_500, height: 1_000)
    try driver.open(try run("Demo", ["--previews"]).url)
    try waitUntil("document.querySelector('h3 a')", driver)
    try driver.run(
      """
      const card = [...document.querySelectorAll('li')].find((item) => item.querySelector('h3 a').textContent === arguments[0]);
      card.querySelector('[href^=variants]').click();
      """, preview)
    return driver
  }

  /// Waits until a variant shows an element.
  private func wait(for element: String, in variant: String, _ driver: WebDriver, line: UInt = #line) throws {
    let end = ContinuousClock.now + .seconds(WebDriver.patience)
    let found = "return all(arguments[0]).map(describe)"
    while true {
      let names = try? driver.run(BrowserVariantsTests.find + found, variant) as? [String]
      if names?.contains(element) == true { return }
      if ContinuousClock.now > end { return XCTFail("\(variant) has \(names ?? []), not \(element)", line: line) }
    }
  }

  /// Taps the middle of an element with the mouse.
  private func tap(_ element: String, in variant: String, _ driver: WebDriver) throws {
    try wait(for: element, in: variant, driver)
    let place = try driver.run(
      BrowserVariantsTests.find + """
        const outer = document.getElementById(arguments[0]).querySelector("iframe").getBoundingClientRect();
        const inner = all(arguments[0]).find((node) => describe(node) === arguments[1]).getBoundingClientRect();
        return [Math.round(outer.x + inner.x + inner.width / 2), Math.round(outer.y + inner.y + inner.height / 2)];
        """, variant, element)
    let found = try XCTUnwrap(place as? [Int])
    try driver.perform(
      ["type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"]],
      [
        ["type": "pointerMove", "x": found[0], "y": found[1], "duration": 0, "origin": "viewport"],
        ["type": "pointerDown", "button": 0], ["type": "pointerUp", "button": 0],
      ])
  }

  func testATapInOneIsATapInAll() throws {
    let driver = try open("Counter")
    for variant in ["light", "dark", "large-type", "right-to-left"] {
      try wait(for: "button Add", in: variant, driver)
    }
    try tap("button Add", in: "large-type", driver)
    for variant in ["large-type", "light", "dark", "right-to-left"] {
      try wait(for: "You've tapped 1 times", in: variant, driver)
    }
    try tap("button Add", in: "right-to-left", driver)
    try wait(for: "You've tapped 2 times", in: "light", driver)
    XCTAssertEqual(try driver.console(), [])
  }

  /// A variant that is chosen is loaded, and one that is not is not kept in step.
  func testVariantsAreChosen() throws {
    let driver = try open("Counter")
    try wait(for: "button Add", in: "light", driver)
    try AccessibilityCheck.check(driver, "variants")
    try driver.resize(width: 500, height: 900)
    try AccessibilityCheck.check(driver, "variants on a narrow page")
    try driver.resize(width: 1_500, height: 1_000)
    try driver.run("document.querySelector('[value=dark]').click(); document.querySelector('[value=tablet]').click()")
    try wait(for: "button Add", in: "tablet", driver)
    XCTAssertEqual(try driver.run("return document.getElementById('dark').hidden") as? Bool, true)
    try tap("button Add", in: "tablet", driver)
    try wait(for: "You've tapped 1 times", in: "light", driver)
    try driver.run("document.getElementById('again').click()")
    try wait(for: "You've not yet tapped", in: "tablet", driver)
    XCTAssertEqual(try driver.run("return document.getElementById('dark').hidden") as? Bool, true)
  }
}
