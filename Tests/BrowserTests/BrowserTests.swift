import Foundation
import XCTest

/// Programs of the demo, and what a page does for each.
final class BrowserTests: BrowserTestCase {
  func testTappingAndTyping() throws {
    let page = try show("P1")
    try page.tap("button Add")
    try page.tap("textbox What is to be done?")
    try page.waitUntil("document.activeElement === document.querySelector('#editor > *')")
    try page.press("Café 🎉 für Émil")
    try page.waitUntil("document.querySelector('#editor > *')?.value === 'Café 🎉 für Émil'")
    // Shift and arrows select, and what is typed replaces that.
    try page.press("\u{E012}\u{E012}\u{E012}", holding: "\u{E008}")
    try page.press("va")
    try page.tap("button Save")
    try page.wait(for: "button Café 🎉 für Éva")
    try page.wait(without: "button Save")
    XCTAssertEqual(try page.driver.console(), [])
  }

  func testScrollingByWheelAndFinger() throws {
    let page = try show("list-of-a-million-rows")
    try page.wait(for: "button row 0: 0")
    try page.turnWheel(over: "button row 1: 0", by: 44_000)
    try page.wait(for: "button row 1001: 0")
    try page.drag(from: page.middle("button row 1001: 0"), by: (0, -88))
    try page.wait(without: "button row 1000: 0")
    // It goes on when the finger is lifted.
    try page.waitForRest()
    let name = try XCTUnwrap(page.names().filter { $0.hasPrefix("button row") }.dropFirst().first)
    try page.tap(name)
    try page.wait(for: name.replacingOccurrences(of: ": 0", with: ": 1"))
  }

  func testSurroundingsAndReloading() throws {
    let page = try show("P1")
    try page.wait(for: "button Add")
    let light = try page.driver.run("return document.querySelector('#picture rect').getAttribute('fill')") as? String
    try page.choose("dark", true)
    try page.waitUntil("document.querySelector('#picture rect').getAttribute('fill') !== '\(light ?? "")'")
    let left = try page.middle("button Edit").x
    try page.choose("mirrored", true)
    try page.waitUntil("all().find((node) => describe(node) === 'button Edit').offsetLeft > 200")
    XCTAssertGreaterThan(try page.middle("button Edit").x, left)
    try page.choose("device", "768x1024")
    try page.waitUntil("document.querySelector('#picture svg').getAttribute('width') === '768'")
    // A page that is loaded again comes back to the same window.
    try page.driver.reload()
    try page.wait(for: "button Edit")
    XCTAssertEqual(try page.driver.run("return document.getElementById('dark').checked") as? Bool, true)
    XCTAssertEqual(try page.driver.run("return document.getElementById('device').value") as? String, "768x1024")
  }

  func testProgramsOfTheDemoBeginAtTheBeginning() throws {
    let settings = try AppPage(try browser(), try run("Demo", ["--serve", "--port", "0", "P2"]).url)
    try settings.wait(for: "switch Notifications")
    XCTAssertEqual(try settings.names().filter { $0.contains("Saving") || $0.contains("Lovelace") }, [])
    let dashboard = try AppPage(try browser(), try run("Demo", ["--serve", "P3", "--port", "0"]).url)
    try dashboard.wait(for: "button Show the chart")
  }

  func testAWindowAsLargeAsThePage() throws {
    let page = try show("P1")
    try page.wait(for: "button Add")
    try page.choose("device", "free")
    let width = "Number(document.querySelector('#picture svg').getAttribute('width'))"
    try page.waitUntil("\(width) === innerWidth - 24")
    try page.driver.resize(width: 700, height: 600)
    try page.waitUntil("innerWidth < 701 && \(width) === innerWidth - 24")
    try page.tap("button Add")
    try page.wait(for: "button Save")
  }

  func testTwoPagesFollowOneWindow() throws {
    let url = try run("Demo", ["--serve", "P1"]).url
    let (first, second) = (try AppPage(try browser(), url), try AppPage(try browser(), url))
    try second.wait(for: "button Add")
    try first.tap("button Add")
    try second.wait(for: "button Save")
    try second.tap("button Cancel")
    try first.wait(without: "button Save")
  }

  func testTheIndexOfPreviewsLeadsToEach() throws {
    let page = try AppPage(try browser(), try run("Demo", ["--previews"]).url)
    let pictures = "document.querySelectorAll('section:nth-of-type(2) img').length"
    XCTAssertEqual(try page.driver.run("return \(pictures)") as? Int, 5)
    try page.driver.run("[...document.querySelectorAll('h3 a')].find((link) => link.textContent === 'Counter').click()")
    try page.tap("button Add")
    try page.wait(for: "You've tapped 1 times")
    try page.driver.run("document.getElementById('index').click()")
    try page.waitUntil("document.title === 'Previews'")
    XCTAssertEqual(try page.driver.console(), [])
  }

  /// The demo opens on cards; a search, the keys and a card lead to a window, and back.
  func testTheIndexOfTheDemo() throws {
    let page = try AppPage(try browser(), try run("Demo", ["--serve"]).url)
    let shown =
      "[...document.querySelectorAll('li')].filter((item) => item.offsetParent).map((item) => item.querySelector('h3 a').textContent)"
    try page.waitUntil("\(shown).length > 60")
    XCTAssertEqual(
      try page.driver.run("return \(shown).slice(0, 3)") as? [String], ["Weather", "Budget", "Game"])
    _ = try page.driver.run(
      "const field = document.getElementById('search'); field.value = 'million row'; field.dispatchEvent(new Event('input'))"
    )
    try page.waitUntil("\(shown).join() === 'List of a million rows,Lazy column of a million rows'")
    try page.driver.run(
      "[...document.querySelectorAll('h3 a')].find((link) => link.textContent.startsWith('List')).click()")
    try page.wait(for: "button row 1: 0")
    try page.driver.run("document.getElementById('index').click()")
    try page.waitUntil("document.title === 'ViewKernel'")
    XCTAssertEqual(try page.driver.console(), [])
  }

  func testTheEndOfTheProgramIsSaid() throws {
    let driver = try browser()
    let (program, url) = try run("Demo", ["--serve", "P1"])
    let page = try AppPage(driver, url)
    try page.wait(for: "button Add")
    program.end()
    try page.waitUntil("document.getElementById('window').classList.contains('away')")
  }

  func testTheKeyboardAlone() throws {
    let page = try show("P1")
    try page.wait(for: "button Add")
    try page.driver.run("document.querySelector('#elements [role=button][aria-label=Add]').focus()")
    try page.press("\u{E007}")
    try page.wait(for: "button Save")
  }
}
