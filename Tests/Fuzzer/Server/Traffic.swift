/// What well-behaved peers send.
package enum Traffic {
  package static let token = "0123456789abcdef0123456789abcdef"

  package static func request(
    _ target: String, method: String = "GET", port: Int, host: String? = nil, headers: [String] = [],
    hasToken: Bool = true
  ) -> [UInt8] {
    let query = hasToken ? (target.contains("?") ? "&" : "?") + "token=\(token)" : ""
    let lines = ["\(method) \(target)\(query) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")"] + headers
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// The headers of a WebSocket's handshake, with the key of RFC 6455.
  package static func upgrade(port: Int) -> [String] {
    [
      "Origin: http://127.0.0.1:\(port)", "Upgrade: websocket", "Connection: keep-alive, Upgrade",
      "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
  }

  package static func handshake(port: Int, target: String = "/socket") -> [UInt8] {
    request(target, port: port, headers: upgrade(port: port))
  }

  /// A frame as pages send it. The length can be written longer than it needs to be.
  package static func frame(
    _ opcode: UInt8, _ payload: some Collection<UInt8>, isFinal: Bool = true,
    mask: [UInt8]? = [0x37, 0xFA, 0x21, 0x3D],
    lengthSize: Int? = nil
  ) -> [UInt8] {
    let count = payload.count
    let size = lengthSize ?? (count <= 125 ? 0 : count <= 0xFFFF ? 2 : 8)
    var bytes = [(isFinal ? 0x80 : 0) | opcode]
    bytes.append((mask == nil ? 0 : 0x80) | (size == 0 ? UInt8(count) : size == 2 ? 126 : 127))
    bytes += (0..<size).map { UInt8(truncatingIfNeeded: count >> ((size - 1 - $0) * 8)) }
    guard let mask else { return bytes + payload }
    return bytes + mask + payload.enumerated().map { $0.element ^ mask[$0.offset & 3] }
  }

  package static func text(_ text: String, isFinal: Bool = true) -> [UInt8] {
    frame(1, Array(text.utf8), isFinal: isFinal)
  }
}
