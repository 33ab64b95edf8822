import Foundation
import ViewKernel
import XCTest

final class StringsFileTests: XCTestCase {
  private func read(_ text: String) -> StringsFile { StringsFile(Data(text.utf8)) }

  func testPairs() {
    let file = read(
      #"""
      /* A note
         on two lines */
      "a" = "b";  // and one behind it
      plain.word = "x";
      "only";
      "" = "empty";
      """#)
    XCTAssertEqual(file.pairs, ["a": "b", "plain.word": "x", "only": "only", "": "empty"])
    XCTAssertNil(file.mistake)
  }

  func testEscapes() {
    let file = read(#""q" = "\"\\\n\t\U00e9\u00E9\101 \q \UD83D\UDE00";"#)
    XCTAssertEqual(file.pairs["q"], "\"\\\n\téé" + "A q 😀")
  }

  func testEncodings() throws {
    let text = "\"a\" = \"ä\";"
    XCTAssertEqual(StringsFile(Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)).pairs, ["a": "ä"])
    XCTAssertEqual(StringsFile(try XCTUnwrap(text.data(using: .utf16))).pairs, ["a": "ä"])
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: ["a": "ä"], format: format, options: 0)
      XCTAssertEqual(StringsFile(data).pairs, ["a": "ä"])
    }
  }

  func testWhatStandsAroundAMistakeIsRead() {
    let file = read("\"a\" = \"1\";\n\"b\" \"2\";\n\"c\" = \"3\";\n\"d\" = ;\n\"e\" = \"5\"")
    XCTAssertEqual(file.pairs, ["a": "1", "c": "3"])
    XCTAssertEqual(file.mistake, "line 2 has not a semicolon where it should")
    XCTAssertEqual(read("\"a\" = \"1").mistake, "line 1 has not the end of a text where it should")
    XCTAssertEqual(read("= ;").mistake, "line 1 has not a key where it should")
    XCTAssertEqual(read("<?xml broken").mistake, "it is no property list")
    XCTAssertEqual(read("/* open").pairs, [:])
    XCTAssertEqual(read("\"a\" = \"\\").pairs, [:])
  }
}
