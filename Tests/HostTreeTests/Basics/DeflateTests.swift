import HostTree
import XCTest

/// Compression, read again by our own decompressor.
@MainActor
final class DeflateTests: HostTreeTestCase {
  private func check(_ bytes: [UInt8], line: UInt = #line) {
    let packed = Deflate.bytes(of: bytes)
    XCTAssertEqual(Inflate.rawBytes(of: packed, limit: bytes.count + 1), bytes, line: line)
  }

  func testWhatIsCompressedIsReadAgain() {
    check([])
    check([0])
    check(Array(0...255))
    check([UInt8](repeating: 7, count: 100_000))
    check(Array("abcabcabcabcab".utf8))
    var random = Random(seed: 3)
    for _ in 0..<60 {
      let count = Int.random(in: 0...3_000, using: &random)
      let letters = UInt8.random(in: 1...255, using: &random)
      check((0..<count).map { _ in UInt8.random(in: 0...letters, using: &random) })
    }
  }

  func testTextBecomesSmall() {
    let text = (0..<2_000).map { "HostLabel \"Row \($0)\" (0, \($0 * 20), 100 x 20)\n" }.joined()
    XCTAssertLessThan(Deflate.bytes(of: Array(text.utf8)).count, text.utf8.count / 4)
  }
}
