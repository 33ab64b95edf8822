import Foundation
import XCTest

/// The page around a window, its index and its recordings can be used with assistive tools and read by weak eyes.
final class BrowserAccessibilityTests: BrowserTestCase {
  private func key(_ key: String, _ driver: WebDriver) throws {
    _ = try driver.run(
      "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: arguments[0], bubbles: true, cancelable: true }))",
      key)
  }

  private func click(_ selector: String, _ page: AppPage) throws {
    try page.waitUntil("document.querySelector(\(AppPage.literal(selector)))")
    _ = try page.driver.run("document.querySelector(arguments[0]).click()", selector)
  }

  /// The address of the demo's index with a few scenes.
  private func serve() throws -> String {
    try run("Demo", ["--serve", "--port", "0", "counter", "to-do-list", "tabs"]).url
  }

  func testTheIndex() throws {
    let driver = try browser()
    try driver.resize(width: 1400, height: 900)
    let page = try AppPage(driver, serve())
    try page.waitUntil("document.querySelectorAll('article').length === 3")
    try AccessibilityCheck.check(driver, "the index")
    try driver.resize(width: 500, height: 900)
    try AccessibilityCheck.check(driver, "the narrow index")
    try key("?", driver)
    try page.waitUntil("document.getElementById('keys').open")
    try AccessibilityCheck.check(driver, "the keys of the index")
  }

  /// A window of a demo that has an index, and so its neighbours and its source beside it.
  private func workbench(_ width: Int) throws -> AppPage {
    let driver = try browser()
    try driver.resize(width: width, height: 900)
    let page = try AppPage(driver, serve())
    try page.waitUntil("document.querySelector('h3 a[href]')")
    _ = try driver.run("document.querySelector('h3 a[href=\"./?window=0\"]').click()")
    try page.wait(for: "button Add")
    return page
  }

  func testTheWorkbenchWithEachTab() throws {
    for width in [1400, 700] {
      let page = try workbench(width)
      if width == 700 { try click("#fold", page) } else { try page.waitUntil("document.querySelector('#source code')") }
      try AccessibilityCheck.check(page.driver, "the source at \(width)")
      try key("i", page.driver)
      try page.waitUntil("document.querySelectorAll('[role=treeitem]').length > 2")
      _ = try page.driver.run("select(slice.rows.find(({ name }) => name === 'Counter').id)")
      try page.waitUntil("document.querySelector('#details [data-key=\"0:0\"]')")
      _ = try page.driver.run("togglePin(details.part); viewAsRoot(details.part)")
      _ = try page.driver.run(
        "document.querySelector('#why input').value = 'Start over'; document.getElementById('why').requestSubmit()")
      try page.waitUntil("document.querySelector('#reason dd') && document.querySelector('#pins li')")
      try AccessibilityCheck.check(page.driver, "the tree at \(width)")
      try page.tap("button Add")
      try page.wait(for: "You've tapped 1 times")
      try click("#tab-steps", page)
      try page.waitUntil("document.querySelectorAll('#story li').length === 2")
      try AccessibilityCheck.check(page.driver, "the steps at \(width)")
      try click("#step-1", page)
      try page.waitUntil("document.querySelector('#changes ins')")
      try AccessibilityCheck.check(page.driver, "a step at \(width)")
      _ = try page.driver.run("const list = $('against'); list.value = '0'; list.dispatchEvent(new Event('change'))")
      try page.waitUntil("document.querySelectorAll('#compare img').length === 2")
      try AccessibilityCheck.check(page.driver, "a comparison at \(width)")
      try click("#tab-audit", page)
      try page.waitUntil("document.getElementById('findings').textContent")
      try AccessibilityCheck.check(page.driver, "the audit at \(width)")
    }
  }

  func testWhatStandsOverTheWorkbench() throws {
    let page = try workbench(1400)
    _ = try page.driver.run(
      """
      showBuild({ state: "building" });
      showBuild({ state: "failed", errors: [{ file: "A.swift", line: 1, column: 2, message: "wrong", snippet: "let a" }] });
      askToOpen("https://example.org");
      """)
    try page.waitUntil("document.getElementById('build')")
    try AccessibilityCheck.check(page.driver, "errors")
    _ = try page.driver.run(
      "$('build').remove(); showTrouble('crash', 'It has crashed', crashParts({ sentence: 'Why', steps: ['tap'] }))")
    try AccessibilityCheck.check(page.driver, "a crash")
    _ = try page.driver.run("$('crash').remove()")
    try key("?", page.driver)
    try page.waitUntil("document.getElementById('keys')?.open")
    try AccessibilityCheck.check(page.driver, "the keys")
  }

  func testARecording() throws {
    let file = try RecordedScene.record("P1", into: folder)
    let driver = try browser()
    try driver.open(file.absoluteString)
    try waitUntil("document.querySelector('[role=option]')", driver)
    try AccessibilityCheck.check(driver, "a recording")
    for tab in 2...4 {
      try key("ArrowDown", driver)
      try key("\(tab)", driver)
      try AccessibilityCheck.check(driver, "tab \(tab) of a recording")
    }
    _ = try driver.run("$('search').value = 'check'; search(); look('sides')")
    try AccessibilityCheck.check(driver, "hits in a recording")
    try key("?", driver)
    try AccessibilityCheck.check(driver, "the keys of a recording")
  }

  /// Without findings on any page the rules themselves would be untested.
  func testEachRuleFindsItsMistake() throws {
    let driver = try browser()
    let page = """
      <body style="background: white"><h2>Second</h2><button></button><div tabindex="0">x</div><i id="a"></i><i id="a"></i>
      <img><a href="#" style="position: absolute; width: 0; height: 0">far</a><p style="color: #999">pale</p>
      <input aria-label="field" aria-controls="none">
      """
    let file = folder.appendingPathComponent("wrong.html")
    try Data(page.utf8).write(to: file)
    try driver.open(file.absoluteString)
    let found = try XCTUnwrap(try driver.run(AccessibilityCheck.script) as? [String])
    XCTAssertEqual(
      found.map { String($0.prefix { $0 != ":" }) },
      ["name", "role", "name", "reference", "id", "heading", "image", "focus", "contrast"], "\(found)")
  }
}
