/// The secret that distinguishes the pages of the program's user from all others.
package struct AccessToken: Sendable {
  package let text: String

  /// 128 random bits, from the system's generator.
  package static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Returns nil if the text is empty, or has characters with a meaning in a URL or a cookie.
  package init?(_ text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard !text.isEmpty, isPlain else { return nil }
    self.text = text
  }

  /// Compares in constant time: the number of right characters cannot be found out by a clock.
  package func matches(_ other: some StringProtocol) -> Bool {
    let given = Array(other.utf8)
    var difference = given.count ^ text.utf8.count
    for (index, byte) in text.utf8.enumerated() {
      difference |= Int(byte ^ (index < given.count ? given[index] : 0))
    }
    return difference == 0
  }
}
