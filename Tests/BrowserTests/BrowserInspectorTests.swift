import Foundation
import XCTest

/// The inspector of a page: the tree, a point on the picture, values, steps.
final class BrowserInspectorTests: BrowserTestCase {
  /// A page of a scene whose inspector is open.
  private func inspect(_ scene: String) throws -> AppPage {
    let page = try AppPage(try browser(), try run("Demo", ["--serve", scene, "--port", "0"]).url)
    try page.wait(for: "button Add")
    try press("i", page)
    try page.waitUntil("document.querySelectorAll('[role=treeitem]').length > 2")
    return page
  }

  private func press(_ key: String, _ page: AppPage) throws {
    _ = try page.driver.run(
      "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: arguments[0], bubbles: true, cancelable: true }))",
      key)
  }

  private func click(_ selector: String, _ page: AppPage) throws {
    try page.waitUntil("document.querySelector(\(AppPage.literal(selector)))")
    _ = try page.driver.run("document.querySelector(arguments[0]).click()", selector)
  }

  private func text(of selector: String, _ page: AppPage) throws -> String {
    try page.driver.run("return document.querySelector(arguments[0])?.innerText ?? ''", selector) as? String ?? ""
  }

  func testTheTreeIsThatOfTheProgram() throws {
    let page = try inspect("counter")
    let rows = try text(of: "#rows", page)
    XCTAssertTrue(rows.contains("Counter"), rows)
    XCTAssertFalse(rows.contains("HostingView"), rows)
    try click("#mine", page)
    try page.waitUntil("document.getElementById('rows').innerText.includes('HostingView')")
    XCTAssertEqual(try page.driver.console(), [])
  }

  func testAPointIsPickedAndItsStateEdited() throws {
    let page = try inspect("counter")
    try press("p", page)
    try page.tap("You've not yet tapped")
    try page.waitUntil("document.getElementById('details').innerText.includes('Why')")
    let details = try text(of: "#details", page)
    XCTAssertTrue(details.contains("Text in Counter"), details)
    // Picking does not touch the program.
    try page.wait(for: "You've not yet tapped")
    _ = try page.driver.run(
      """
      const field = document.querySelector('#details [data-key="0:0"]');
      field.value = "41";
      field.dispatchEvent(new Event("change"));
      """)
    try page.wait(for: "You've tapped 41 times")
    try press("u", page)
    try page.wait(for: "You've not yet tapped")
    XCTAssertEqual(try page.driver.console(), [])
  }

  func testStepsAreGoneThroughComparedAndExported() throws {
    let page = try inspect("counter")
    for count in 1...3 {
      try page.tap("button Add")
      try page.wait(for: "You've tapped \(count) times")
    }
    try click("#tab-steps", page)
    try page.waitUntil("document.querySelectorAll('#story li').length === 4")
    try click("#step-1", page)
    try page.waitUntil("document.getElementById('badge')?.innerText.includes('Step 2 of 4')")
    try page.waitUntil("document.getElementById('changes').innerText.includes('count of Counter: 0 → 1')")
    _ = try page.driver.run(
      "const list = document.getElementById('against'); list.value = '3'; list.dispatchEvent(new Event('change'))")
    try page.waitUntil("document.querySelectorAll('#compare figure').length === 2")
    try click("#badge", page)
    try page.waitUntil("!document.getElementById('badge')")
    // The program went on all the while.
    try page.wait(for: "You've tapped 3 times")
    let size = try page.driver.run("return ask('export').then(({ html }) => html.length)") as? Int
    XCTAssertGreaterThan(try XCTUnwrap(size), 10_000)
    XCTAssertEqual(try page.driver.console(), [])
  }

  /// The file is opened without the program: it has the steps and trees that the inspector has shown.
  func testTheExportOpensFromDisk() throws {
    let page = try inspect("counter")
    for count in 1...2 {
      try page.tap("button Add")
      try page.wait(for: "You've tapped \(count) times")
    }
    try click("#tab-steps", page)
    try page.waitUntil("document.querySelectorAll('#story li').length === 3")
    let shown = try page.driver.run(
      """
      return Promise.all([0, 1, 2].map(async (index) => {
        const label = document.querySelector(`#step-${index} b`).textContent;
        const { tree } = await ask("moment", { index });
        return [label, ...tree.filter((line) => line[0] !== "-").map((line) => line.slice(2))].join("\\n");
      }));
      """)
    try page.driver.command("Page.setDownloadBehavior", ["behavior": "allow", "downloadPath": folder.path])
    try click("#export", page)
    let file = folder.appendingPathComponent("recording.html")
    let end = ContinuousClock.now + .seconds(WebDriver.patience)
    while !FileManager.default.fileExists(atPath: file.path), ContinuousClock.now < end {
      _ = try page.driver.run("return new Promise((done) => setTimeout(done, 50))")
    }
    XCTAssertEqual(try page.driver.console(), [])
    try page.driver.open(file.absoluteString)
    try waitUntil("document.querySelectorAll('[role=option]').length === 3", page.driver)
    let exported = try page.driver.run(
      "return steps.map(({ label }, step) => [label, ...lines('tree', step)].join('\\n'))")
    XCTAssertEqual(exported as? [String], shown as? [String])
    XCTAssertEqual((shown as? [String])?.count, 3)
    try page.driver.run("select(2); openTab(1)")
    let tree = try text(of: "#lines", page)
    XCTAssertTrue(tree.contains("HostLabel \"You've tapped 2 times\""), tree)
    XCTAssertEqual(try page.driver.console(), [])
  }

  /// The numbers of items begin again, as no page inspects the window in between.
  func testAPageThatIsLoadedAgainHasTheSameSelection() throws {
    let page = try inspect("counter")
    try click("#mine", page)
    try page.waitUntil("slice.rows.some(({ name }) => name === 'HostingView')")
    // It has the highest number now, and is the second row.
    _ = try page.driver.run("select(slice.rows.find(({ name }) => name === 'HostingView').id)")
    try page.waitUntil("look.places.length === 1 && document.querySelector('#details h2')")
    XCTAssertGreaterThan(try XCTUnwrap(try page.driver.run("return look.selected") as? Int), 5)
    try page.driver.reload()
    try page.wait(for: "button Add")
    try page.waitUntil("document.querySelector('#details h2')?.innerText === 'HostingView'")
    try page.waitUntil("document.querySelector('[role=treeitem][aria-selected=true] > b')?.innerText === 'HostingView'")
    XCTAssertEqual(try page.driver.console(), [])
  }

  func testWhySomethingIsNotThere() throws {
    let page = try inspect("counter")
    _ = try page.driver.run(
      """
      document.querySelector("#why input").value = "Start over";
      document.getElementById("why").requestSubmit();
      """)
    try page.waitUntil("document.getElementById('reason')?.innerText.includes('count')")
    let reason = try text(of: "#reason", page)
    XCTAssertTrue(reason.contains("Start over"), reason)
  }

  /// Nothing is loaded and nothing is sent before it is opened.
  func testAClosedInspectorCostsNothing() throws {
    let page = try AppPage(try browser(), try run("Demo", ["--serve", "counter", "--port", "0"]).url)
    try page.wait(for: "button Add")
    let loaded = "performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop()).join()"
    XCTAssertFalse((try page.driver.run("return \(loaded)") as? String ?? "").contains("inspector"))
    try press("i", page)
    try page.waitUntil("\(loaded).includes('inspector.js')")
    try press("i", page)
    try page.tap("button Add")
    try page.wait(for: "You've tapped 1 times")
    XCTAssertEqual(try page.driver.console(), [])
  }
}
