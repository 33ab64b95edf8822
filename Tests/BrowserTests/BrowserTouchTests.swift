import XCTest

/// What fingers, the mouse and the wheel do.
final class BrowserTouchTests: BrowserTestCase {
  func testTapsDoubleTapsAndLongPresses() throws {
    let page = try show(exhibit: "gestures")
    try page.tap("Once")
    try page.wait(for: "Taps: 1, double taps: 0, long presses: 0")
    try page.doubleTap("Twice")
    try page.wait(for: "Taps: 1, double taps: 1, long presses: 0")
    try page.longPress("Long")
    try page.wait(for: "Taps: 1, double taps: 1, long presses: 1")
  }

  func testControlsForValues() throws {
    let page = try show(exhibit: "values")
    let slider = try page.middle("slider Volume")
    // From the thumb at a fifth, by half of the width.
    try page.drag(from: (slider.x - 99, slider.y), by: (165, 0))
    try page.waitUntil("all()[0].textContent.startsWith('Volume: 7')")
    XCTAssertEqual(Double(try page.attribute("aria-valuenow", of: "slider Volume") ?? "") ?? 0, 0.7, accuracy: 0.06)
    try page.tap("switch Wi-Fi")
    try page.waitUntil("all()[0].textContent.includes(', on, ')")
    XCTAssertEqual(try page.attribute("aria-checked", of: "switch Wi-Fi"), "true")
  }

  func testARowIsSwipedAndDeleted() throws {
    let page = try show(exhibit: "rows")
    try page.drag(from: page.middle("Two"), by: (-120, 0))
    try page.tap("button Delete")
    try page.wait(without: "Two")
    try page.wait(for: "Three")
  }

  func testPullingRefreshes() throws {
    let page = try show(exhibit: "rows")
    try page.drag(from: page.middle("Two"), by: (0, 300))
    try page.wait(for: "Row 4")
  }

  func testTheWheelScrollsTheViewBelowThePointer() throws {
    let page = try show(exhibit: "nested")
    try page.wait(for: "Column 1")
    let line = try page.middle("Line 0").y
    try page.turnWheel(over: "Column 1", by: 0, sideways: 300)
    try page.wait(without: "Column 1")
    XCTAssertEqual(try page.middle("Line 0").y, line)
    // The view inside can't scroll that way, so the one around it does.
    try page.turnWheel(over: "Column 4", by: 60)
    try page.waitUntil("all().find((node) => describe(node) === 'Line 0').getBoundingClientRect().y < \(line - 40)")
  }

  func testAnAnimationIsSeenOnItsWay() throws {
    let page = try show(exhibit: "motion")
    try page.wait(for: "button Move")
    try page.driver.run(
      """
      window.places = new Set();
      new MutationObserver(() => {
        for (const rect of document.querySelectorAll("#picture rect[width='40']")) {
          window.places.add(Math.round(rect.getBoundingClientRect().x));
        }
      }).observe(document.getElementById("picture"), { subtree: true, childList: true, attributes: true });
      """)
    try page.tap("button Move")
    try page.waitUntil("window.places.size > 10")
    // The page can be used meanwhile.
    try page.tap("button Count")
    try page.wait(for: "Count: 1")
  }
}
