import ViewKernel
import XCTest

final class EnglishNounTests: XCTestCase {
  private func check(_ singular: String, _ plural: String, line: UInt = #line) {
    for word in [singular, plural] {
      let noun = EnglishNoun(word)
      XCTAssertEqual([noun.singular, noun.plural], [singular, plural], word, line: line)
    }
  }

  func testRegularNouns() {
    check("peg", "pegs")
    check("box", "boxes")
    check("dish", "dishes")
    check("match", "matches")
    check("class", "classes")
    check("day", "days")
    check("city", "cities")
    check("house", "houses")
    check("case", "cases")
    check("photo", "photos")
    check("page", "pages")
    check("bus", "buses")
    check("status", "statuses")
    check("movie", "movies")
    check("cache", "caches")
    check("size", "sizes")
    check("menu", "menus")
    check("stomach", "stomachs")
    check("tie", "ties")
  }

  func testIrregularNouns() {
    check("child", "children")
    check("grandchild", "grandchildren")
    check("person", "people")
    check("woman", "women")
    check("postman", "postmen")
    check("human", "humans")
    check("foot", "feet")
    check("mouse", "mice")
    check("knife", "knives")
    check("bookshelf", "bookshelves")
    check("potato", "potatoes")
    check("analysis", "analyses")
    check("quiz", "quizzes")
    check("criterion", "criteria")
    check("sheep", "sheep")
    check("series", "series")
  }

  func testLettersKeepTheirCase() {
    check("Child", "Children")
    check("PEG", "PEGS")
    check("Box", "Boxes")
  }
}
