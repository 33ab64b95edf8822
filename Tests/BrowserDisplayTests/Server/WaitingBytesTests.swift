import BrowserDisplay
import XCTest

final class WaitingBytesTests: XCTestCase {
  private func content(_ bytes: WaitingBytes) -> [UInt8] { bytes.withUnsafeBytes { Array($0) } }

  func testWhatIsWrittenIsGone() {
    var bytes = WaitingBytes()
    XCTAssertTrue(bytes.isEmpty)
    var expected: [UInt8] = []
    for step in 0..<500 {
      let more = (0..<(step % 7)).map { UInt8(truncatingIfNeeded: step + $0) }
      bytes.append(more)
      expected += more
      let gone = min(expected.count, step % 5)
      bytes.removeFirst(gone)
      expected.removeFirst(gone)
      XCTAssertEqual(content(bytes), expected)
      XCTAssertEqual(bytes.count, expected.count)
    }
    bytes.removeFirst(bytes.count)
    XCTAssertTrue(bytes.isEmpty)
    XCTAssertEqual(content(bytes), [])
  }

  func testMoreThanThereIsIsAll() {
    var bytes = WaitingBytes()
    bytes.append([1, 2])
    bytes.removeFirst(3)
    XCTAssertTrue(bytes.isEmpty)
    bytes.removeFirst(1)
    XCTAssertEqual(bytes.count, 0)
  }
}
