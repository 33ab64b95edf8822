package import BrowserDisplay

/// Reads what a server has sent as strictly as the standards are written.
package struct ReplyReader {
  package struct Reply: Equatable, Sendable {
    package var status: Int
    /// Names in lower case.
    package var headers: [String: String]
    package var body: [UInt8]

    package var text: String { String(decoding: body, as: UTF8.self) }
  }

  package enum Frame: Equatable, Sendable {
    case text(String)
    case pong([UInt8])
    case close(WebSocketCode)
  }

  /// What is no reply, and the bytes there.
  package struct Malformed: Error, CustomStringConvertible {
    package let description: String

    init(_ what: String, _ bytes: ArraySlice<UInt8>) {
      description = "\(what): \(String(decoding: bytes.prefix(80), as: UTF8.self).debugDescription)"
    }
  }

  private var bytes: ArraySlice<UInt8> = []

  package init(_ bytes: [UInt8] = []) { self.bytes = bytes[...] }

  package var isEmpty: Bool { bytes.isEmpty }

  package mutating func append(_ more: some Collection<UInt8>) { bytes += more }

  // MARK: HTTP

  /// The next response; nil if it is not there yet.
  package mutating func reply(toHead isHead: Bool = false) throws -> Reply? {
    guard let end = endOfHead else { return nil }
    let head = String(decoding: bytes[..<end], as: UTF8.self)
    let lines = head.components("\r\n")
    let words = lines[0].split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[0] == "HTTP/1.1", let status = Int(words[1]), (100..<600).contains(status) else {
      throw Malformed("no status line", bytes)
    }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let sides = line.split(separator: ":", maxSplits: 1)
      guard sides.count == 2, !sides[0].contains(" ") else { throw Malformed("no header", bytes) }
      // RFC 9112, section 5.1: there may be spaces before the value.
      let previous = headers.updateValue(String(sides[1].drop { $0 == " " }), forKey: sides[0].lowercased())
      guard previous == nil else { throw Malformed("a header twice", bytes) }
    }
    guard status != 101 else {
      bytes = bytes[(end + 4)...]
      return Reply(status: status, headers: headers, body: [])
    }
    guard let count = headers["content-length"].flatMap({ Int($0) }), count >= 0 else {
      throw Malformed("no length", bytes)
    }
    let size = isHead ? 0 : count
    guard bytes.endIndex - (end + 4) >= size else { return nil }
    let body = Array(bytes[(end + 4)..<(end + 4 + size)])
    bytes = bytes[(end + 4 + size)...]
    return Reply(status: status, headers: headers, body: body)
  }

  /// Whoever sends broken requests does not know which of them are understood as HEAD. Those have no body: the next
  /// response follows, or nothing.
  package mutating func replyToAny() throws -> Reply? {
    var other = self
    if let head = try other.reply(toHead: true), other.isEmpty || other.bytes.starts(with: "HTTP/1.1 ".utf8) {
      self = other
      return head
    }
    return try reply()
  }

  private var endOfHead: Int? {
    var index = bytes.startIndex
    while index + 4 <= bytes.endIndex {
      if bytes[index..<(index + 4)].elementsEqual("\r\n\r\n".utf8) { return index }
      index += 1
    }
    return nil
  }

  // MARK: WebSocket

  /// The next frame; nil if it is not there yet.
  package mutating func frame() throws -> Frame? {
    let start = bytes.startIndex
    guard bytes.count >= 2 else { return nil }
    guard bytes[start] & 0x70 == 0, bytes[start] & 0x80 != 0, bytes[start + 1] & 0x80 == 0 else {
      throw Malformed("no frame of a server", bytes)
    }
    var size = Int(bytes[start + 1])
    var payload = start + 2
    if size > 125 {
      let count = size == 126 ? 2 : 8
      guard bytes.count >= 2 + count else { return nil }
      size = bytes[payload..<(payload + count)].reduce(0) { $0 << 8 | Int($1) }
      payload += count
      guard size > (count == 2 ? 125 : 0xFFFF) else { throw Malformed("a length that is longer than needed", bytes) }
    }
    guard bytes.endIndex - payload >= size else { return nil }
    let content = Array(bytes[payload..<(payload + size)])
    let frame = try frame(opcode: bytes[start] & 0x0F, content)
    bytes = bytes[(payload + size)...]
    return frame
  }

  private func frame(opcode: UInt8, _ content: [UInt8]) throws -> Frame {
    switch opcode {
    case 1:
      guard let text = String(validating: content, as: UTF8.self) else { throw Malformed("no text", bytes) }
      return .text(text)
    case 8:
      let code = WebSocketCode(rawValue: content.prefix(2).reduce(0) { $0 << 8 | Int($1) })
      guard content.count == 2, code.mayBeSent else { throw Malformed("no code", bytes) }
      return .close(code)
    case 10 where content.count <= 125: return .pong(content)
    default: throw Malformed("an unknown frame", bytes)
    }
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
