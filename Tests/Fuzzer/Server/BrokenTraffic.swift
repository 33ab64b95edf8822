/// What peers send who err, or mean harm: good requests and messages, one behind the other, broken in a few places.
struct BrokenTraffic {
  private var numbers: Numbers
  private let port: Int

  init(seed: UInt64, port: Int) {
    numbers = Numbers(seed: seed)
    self.port = port
  }

  mutating func bytes() -> [UInt8] {
    var start: [UInt8] = []
    var bytes: [UInt8] = []
    if numbers.isOne(in: 2) {
      // A page, as who errs in the handshake never becomes one.
      start = Traffic.handshake(port: port)
      for _ in 0..<numbers.below(10) { bytes += frame() }
    } else {
      for _ in 0...numbers.below(3) { bytes += request() }
      if numbers.isOne(in: 2) { bytes += Traffic.handshake(port: port) + frame() + frame() }
    }
    // One of four stays as it is.
    for _ in 0..<numbers.below(4) { mutate(&bytes) }
    return start + bytes
  }

  // MARK: What is good, or nearly so

  private mutating func request() -> [UInt8] {
    let upgrade = Traffic.upgrade(port: port)
    return switch numbers.below(12) {
    case 0: Traffic.request("/page.js", port: port)
    case 1: Traffic.request("/", method: "HEAD", port: port)
    case 2: Traffic.request("/?a=%20+b&c", port: port, host: "localhost:\(port)", headers: ["Accept: */*", "X:\t y "])
    case 3:
      Traffic.request(
        "/", port: port, headers: ["Cookie: a=b; display-token-\(port)=\(Traffic.token)"], hasToken: false)
    case 4: Traffic.request("/", port: port, host: "example.com")
    case 5: Traffic.request("/", port: port, hasToken: false)
    case 6:
      Traffic.request("/", method: "POST", port: port, headers: ["Content-Length: 5"]) + Array("a=b&c".utf8)
    case 7:
      Traffic.request("/", method: "PUT", port: port, headers: ["Transfer-Encoding: chunked"])
        + Array("3\r\nabc\r\n0\r\n\r\n".utf8)
    case 8: Traffic.request("/none", port: port, headers: ["Connection: close"])
    case 9: Traffic.request("/socket", port: port, headers: Array(upgrade.dropFirst(numbers.below(upgrade.count))))
    default: Traffic.request("/", port: port)
    }
  }

  private mutating func frame() -> [UInt8] {
    switch numbers.below(12) {
    case 0: Traffic.frame(9, [UInt8](repeating: 7, count: numbers.below(126)))
    case 1: Traffic.frame(8, [0x03, 0xE8] + Array("bye".utf8))
    case 2: Traffic.text("a", isFinal: false) + Traffic.frame(9, []) + Traffic.frame(0, [0xC3, 0xA9])
    case 3: Traffic.text(String(repeating: "é", count: numbers.below(2_000)))
    case 4: Traffic.frame(UInt8(numbers.below(16)), [1, 2, 3], isFinal: numbers.isOne(in: 2))
    case 5: Traffic.frame(1, (0..<numbers.below(9)).map { _ in UInt8(numbers.below(256)) })
    case 6: Traffic.frame(10, [])
    case 7: [0x81, 0xFF] + (0..<12).map { _ in numbers.isOne(in: 2) ? 0 : UInt8(numbers.below(256)) }
    default: Traffic.text("tap 12 13")
    }
  }

  // MARK: What breaks it

  private static let pieces = [
    "\r\n", "\n", "\r", "\r\n\r\n", " ", "\t", ":", "%", "%00", "%FF", "\u{0}", "\u{7F}", "é", "HTTP/1.1", "HTTP/9.9",
    "GET", "/../",
    "Content-Length: 1\r\n", "Content-Length: 99999999999999999999\r\n", "Transfer-Encoding: x\r\n", "Host: a\r\n",
    "Expect: 100-continue\r\n",
    "Upgrade: websocket\r\n", "Connection: close\r\n", "Cookie: ;=;;a\r\n", "?", "&", "=", "#", "token=", " folded\r\n",
  ].map { Array($0.utf8) }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    // The first line has most of what can go wrong.
    let place = numbers.below(min(bytes.count, numbers.isOne(in: 2) ? 80 : .max) + 1)
    let end = min(bytes.count, place + 1 + numbers.below(16))
    switch numbers.below(9) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: for index in place..<end { bytes[index] = UInt8(numbers.below(256)) }
    case 2: if place < bytes.count { bytes[place] ^= 1 << UInt8(numbers.below(8)) }
    case 3: bytes.insert(contentsOf: Self.pieces[numbers.below(Self.pieces.count)], at: place)
    case 4: bytes.removeSubrange(place...)
    case 5: bytes.insert(contentsOf: bytes[place..<end], at: numbers.below(bytes.count + 1))
    case 6: bytes.insert(contentsOf: request(), at: place)
    case 7: bytes.insert(contentsOf: frame(), at: place)
    default:
      // Too much of something.
      guard place < bytes.count else { return }
      let unit = numbers.isOne(in: 2) ? [bytes[place]] : Array(bytes[place..<end])
      let count = [100, 1_000, 9_000, 20_000][numbers.below(4)] / unit.count
      bytes.insert(contentsOf: [[UInt8]](repeating: unit, count: count).joined(), at: place)
    }
  }
}
