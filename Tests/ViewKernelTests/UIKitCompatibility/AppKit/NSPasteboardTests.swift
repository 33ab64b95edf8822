import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

@MainActor
final class NSPasteboardTests: HostTestCase {
  private let pasteboard = NSPasteboard.general

  func testATextIsCopiedAndPasted() {
    let count = pasteboard.changeCount
    XCTAssertEqual(pasteboard.clearContents(), count + 1)
    XCTAssertNil(pasteboard.types)
    XCTAssertTrue(pasteboard.setString("Tea", forType: .string))
    XCTAssertEqual(pasteboard.string(forType: .string), "Tea")
    XCTAssertEqual(HostPasteboard.general.string, "Tea")
    HostPasteboard.general.string = "Cake"
    XCTAssertEqual(pasteboard.string(forType: .string), "Cake")
    pasteboard.clearContents()
  }

  func testAThingHasSeveralTypes() {
    pasteboard.declareTypes([.string, .html], owner: nil)
    pasteboard.setString("Tea", forType: .string)
    pasteboard.setString("<b>Tea</b>", forType: .html)
    XCTAssertFalse(pasteboard.setData(nil, forType: .png))
    XCTAssertEqual(pasteboard.types, [.string, .html])
    XCTAssertEqual(HostPasteboard.general.itemProviders.count, 1)
    XCTAssertEqual(pasteboard.string(forType: .html), "<b>Tea</b>")
    XCTAssertEqual(pasteboard.data(forType: .string), Data("Tea".utf8))
    XCTAssertNil(pasteboard.data(forType: .pdf))
    XCTAssertNil(pasteboard.string(forType: .rtf))
    pasteboard.clearContents()
  }

  func testObjects() throws {
    pasteboard.clearContents()
    let url = try XCTUnwrap(NSURL(string: "https://example.com"))
    XCTAssertTrue(pasteboard.writeObjects(["Tea" as NSString, url]))
    XCTAssertEqual(HostPasteboard.general.itemProviders.count, 2)
    XCTAssertEqual(pasteboard.string(forType: .string), "Tea")
    XCTAssertEqual(pasteboard.string(forType: .URL), "https://example.com")
    pasteboard.clearContents()
  }
}
