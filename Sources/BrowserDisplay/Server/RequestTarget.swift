// Tests: `RequestParserTests`.

/// The target of a request: `/page.js?window=2`, with the `%` escapes resolved.
package struct RequestTarget: Equatable, Sendable {
  package var path: String
  /// The parameters; the first counts if a name occurs several times.
  package var query: [String: String]

  /// Returns nil if it is no path, or has an invalid character or escape.
  package init?(_ bytes: some Collection<UInt8>) {
    guard bytes.first == UInt8(ascii: "/"), bytes.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "#") })
    else { return nil }
    let parts = bytes.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = Self.decoded(parts[0], isQuery: false) else { return nil }
    self.path = path
    query = [:]
    guard parts.count == 2 else { return }
    for pair in parts[1].split(separator: UInt8(ascii: "&")) {
      let sides = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(sides[0], isQuery: true),
        let value = sides.count == 2 ? Self.decoded(sides[1], isQuery: true) : ""
      else { return nil }
      if query[name] == nil { query[name] = value }
    }
  }

  /// In queries `+` is a blank, as browsers write it.
  private static func decoded(_ bytes: some Collection<UInt8>, isQuery: Bool) -> String? {
    var result: [UInt8] = []
    var rest = bytes.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.next().flatMap(hexDigit), let low = rest.next().flatMap(hexDigit) else { return nil }
        result.append(high << 4 | low)
      case UInt8(ascii: "+") where isQuery: result.append(UInt8(ascii: " "))
      default: result.append(byte)
      }
    }
    return String(validating: result, as: UTF8.self)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
