import BrowserDisplay
import Foundation
import XCTest

/// The index page of a display, as HTML.
final class DisplayIndexTests: XCTestCase {
  private var index: DisplayIndex {
    var index = DisplayIndex(title: "A & B", summary: "Two <groups>.")
    let picture = DisplayIndex.Picture(svg: "<svg/>", caption: "Dark", size: CGSize(width: 320, height: 480))
    index.add(DisplayIndex.Card(title: "First", id: "A1", summary: "One.", pictures: [picture]), to: "State")
    index.add(DisplayIndex.Card(title: "Second", messages: ["<wrong>"]), to: "Layout")
    index.add(DisplayIndex.Card(title: "Third"), to: "State")
    return index
  }

  func testCardsLeadToTheWindowsInTheOrderInWhichTheyWereAdded() {
    XCTAssertEqual(index.groups, ["State", "Layout"])
    let page = index.page
    let links = page.matches(of: /<h3><a href="(.*?)">(.*?)<\/a>/).map { "\($0.1) \($0.2)" }
    XCTAssertEqual(links, ["./?window=0 First", "./?window=2 Third", "./?window=1 Second"])
    XCTAssertTrue(
      page.contains("<a href=\"#group-0\">State <span>2</span></a><a href=\"#group-1\">Layout <span>1</span></a>"))
    XCTAssertTrue(page.contains("width=\"320\" height=\"480\""))
    XCTAssertTrue(page.contains("<figcaption>Dark</figcaption>"))
  }

  func testTheVariantsOfACardHaveAPage() throws {
    XCTAssertEqual(index.pages.keys.sorted(), ["/index"])
    XCTAssertFalse(index.page.contains("Side by side"))
    var index = index
    var card = DisplayIndex.Card(title: "<Fourth>")
    card.variants = [
      DisplayVariant(id: "light", title: "Light", isShownFirst: true),
      DisplayVariant(id: "dark", title: "Dark & blue", isShownFirst: false),
    ]
    index.add(card, to: "State")
    XCTAssertEqual(index.page.matches(of: /href="variants-(\d)">Side by side/).map { "\($0.1)" }, ["3"])
    XCTAssertFalse(index.file.contains("Side by side"))
    let page = try XCTUnwrap(index.pages["/variants-3"])
    XCTAssertTrue(page.contains("<h1>&lt;Fourth&gt;</h1>"))
    let boxes = page.matches(of: /value="(.*?)"( checked)?>(.*?)</).map { "\($0.1)\($0.2 ?? "") \($0.3)" }
    XCTAssertEqual(boxes, ["light checked Light", "dark Dark &amp; blue"])
    XCTAssertTrue(page.contains("data-src=\"./?window=3&amp;variant=dark\""))
  }

  func testTextsAreEscaped() {
    let page = index.page
    XCTAssertTrue(page.contains("<h1>A &amp; B</h1><p>Two &lt;groups&gt;.</p>"))
    XCTAssertTrue(page.contains("<p class=\"report\">&lt;wrong&gt;</p>"))
  }

  func testAFileNeedsNothingFromElsewhereAndLeadsNowhere() {
    let file = index.file
    XCTAssertFalse(file.contains("href=\"./?window"))
    XCTAssertFalse(file.contains("<link"))
    XCTAssertTrue(file.contains("<style>") && file.contains("<script>\n"))
  }
}
