import XCTest

/// What comes up over a list: only that can be used while it is there.
final class BrowserPresentationTests: BrowserTestCase {
  func testASheet() throws {
    let page = try show(exhibit: "presentations")
    try page.tap("button Sheet")
    try page.wait(for: "In the sheet")
    try page.wait(without: "button Sheet")
    try page.tap("button Done")
    try page.wait(for: "button Sheet")
    // Or it is pulled down.
    try page.tap("button Sheet")
    try page.drag(from: page.middle("In the sheet"), by: (0, 350))
    try page.wait(for: "button Sheet")
  }

  func testAnAlert() throws {
    let page = try show(exhibit: "presentations")
    try page.tap("button Alert")
    try page.tap("button Yes")
    try page.wait(for: "Yes")
  }

  func testAMenu() throws {
    let page = try show(exhibit: "presentations")
    try page.tap("button Menu")
    try page.tap("button Move")
    try page.wait(for: "Moved")
  }

  func testALinkIsOpenedAfterAsking() throws {
    let page = try show(exhibit: "presentations")
    try page.tap("link Help")
    try page.waitUntil("document.getElementById('address').hidden === false")
    let link = "document.querySelector('#address a')"
    XCTAssertEqual(try page.driver.run("return \(link).href") as? String, "https://example.com/help?a=1&b=2")
    XCTAssertEqual(
      try page.driver.run("return \(link).target + ' ' + \(link).rel") as? String, "_blank noopener noreferrer")
    try page.driver.run("document.querySelector('#address button').click()")
    XCTAssertEqual(try page.driver.run("return document.getElementById('address').hidden") as? Bool, true)
  }

  func testAnAnnouncement() throws {
    let page = try show(exhibit: "presentations")
    try page.tap("button Announce")
    try page.waitUntil("document.getElementById('announcement').textContent === 'Said'")
    XCTAssertEqual(
      try page.driver.run("return document.getElementById('announcement').ariaLive") as? String, "assertive")
  }

  func testAPicker() throws {
    let page = try show(exhibit: "values")
    try page.tap("button Color, Red")
    try page.tap("button Blue")
    try page.waitUntil("all()[0].textContent.endsWith(', Blue')")
  }
}
