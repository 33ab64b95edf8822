import ViewKernel
import XCTest

@MainActor
final class EnvironmentKeyBitsTests: HostTestCase {
  private struct Level<Inner> {}

  /// Calls `body` with so many types, one for each level.
  private func types<T>(_ count: Int, _ type: T.Type, _ body: (ObjectIdentifier) -> Void) {
    if count == 0 { return }
    body(ObjectIdentifier(type))
    types(count - 1, Level<T>.self, body)
  }

  func testKeysHaveBitsInTurnsInTheOrderOfTheirFirstUse() {
    var bits: [UInt64] = []
    types(128, Int.self) { bits.append(EnvironmentKeyBits.bit(of: $0)) }
    XCTAssertEqual(Set(bits.prefix(64)).count, 64)
    XCTAssertEqual(Array(bits.prefix(64)), Array(bits.suffix(64)))
    for (bit, next) in zip(bits, bits.dropFirst()) { XCTAssertEqual(next, bit == 1 << 63 ? 1 : bit << 1) }
  }

  func testAKeyKeepsItsBit() {
    var first: [UInt64] = []
    var second: [UInt64] = []
    types(100, String.self) { first.append(EnvironmentKeyBits.bit(of: $0)) }
    types(100, String.self) { second.append(EnvironmentKeyBits.bit(of: $0)) }
    XCTAssertEqual(first, second)
  }
}
