import BrowserDisplay
import ServerFuzz
import XCTest

final class WebSocketFrameTests: XCTestCase {
  /// The examples of RFC 6455, 5.7.
  func testExamples() {
    XCTAssertEqual(WebSocketFrame.text("Hello").bytes, [0x81, 0x05, 0x48, 0x65, 0x6C, 0x6C, 0x6F])
    XCTAssertEqual(WebSocketFrame.pong(Array("Hello".utf8)).bytes, [0x8A, 0x05, 0x48, 0x65, 0x6C, 0x6C, 0x6F])
    XCTAssertEqual(WebSocketFrame.close(.normal).bytes, [0x88, 0x02, 0x03, 0xE8])
  }

  func testLengths() throws {
    for (count, head) in [
      (0, [0x81, 0]), (125, [0x81, 125]), (126, [0x81, 126, 0, 126]), (0xFFFF, [0x81, 126, 0xFF, 0xFF]),
      (0x10000, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]),
    ] as [(Int, [UInt8])] {
      let text = String(repeating: "a", count: count)
      let bytes = WebSocketFrame.text(text).bytes
      XCTAssertEqual(Array(bytes.prefix(head.count)), head)
      XCTAssertEqual(bytes.count, head.count + count)
      var reader = ReplyReader(bytes)
      XCTAssertEqual(try reader.frame(), .text(text))
      XCTAssertTrue(reader.isEmpty)
    }
  }
}
