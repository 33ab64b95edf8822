import BrowserDisplay
import Foundation
import XCTest

final class SHA1Tests: XCTestCase {
  private func hex(_ message: some Sequence<UInt8>) -> String {
    SHA1.digest(message).map { String(format: "%02x", $0) }.joined()
  }

  /// The examples of FIPS 180-4 and RFC 3174.
  func testKnownDigests() {
    XCTAssertEqual(hex([]), "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    XCTAssertEqual(hex("abc".utf8), "a9993e364706816aba3e25717850c26c9cd0d89d")
    XCTAssertEqual(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8), "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
    XCTAssertEqual(
      hex(
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"
          .utf8), "a49b2446a02c645bf419f995b67091253a04a259")
    XCTAssertEqual(
      hex(String(repeating: "0123456701234567012345670123456701234567012345670123456701234567", count: 10).utf8),
      "dea356a2cddd90c7a7ecedc5ebb563934f460452")
  }

  /// The padding begins a block of its own from 56 bytes on.
  func testAllLengthsAroundABlock() {
    let digests = (50...70).map { hex([UInt8](repeating: 0x61, count: $0)) }
    XCTAssertEqual(Set(digests).count, digests.count)
    XCTAssertEqual(digests[5], "c1c8bbdc22796e28c0e15163d20899b65621d65a")  // 55
    XCTAssertEqual(digests[6], "c2db330f6083854c99d4b5bfb6e8f29f201be699")  // 56
    XCTAssertEqual(digests[14], "0098ba824b5c16427bd7a1122a5a442a25ec644d")  // 64
  }
}
