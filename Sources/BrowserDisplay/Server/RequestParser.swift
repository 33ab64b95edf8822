/// Reads requests from bytes in pieces of any size (RFC 9112), strictly: an ambiguous request is refused.
package struct RequestParser: Sendable {
  private let limits: ServerLimits
  /// The bytes of the current line so far.
  private var line: [UInt8] = []
  private var start: (method: String, target: RequestTarget)?
  private var headers: [Request.Header] = []
  private var headerSize = 0
  private var hasSkippedLine = false

  package init(limits: ServerLimits = ServerLimits()) { self.limits = limits }

  /// Whether a request has begun.
  package var hasBegun: Bool { !line.isEmpty || start != nil }

  /// Takes bytes from the front, up to the end of the first request. Returns nil, with all bytes taken, if the
  /// request is incomplete.
  ///
  /// After an error the connection must be closed: the following bytes have no meaning.
  package mutating func parse(_ bytes: inout ArraySlice<UInt8>) throws(HTTPStatus) -> Request? {
    while !bytes.isEmpty {
      let room = start == nil ? limits.requestLine : limits.header - headerSize
      let piece = bytes.prefix(max(0, room - line.count))
      guard let lineFeed = piece.firstIndex(of: UInt8(ascii: "\n")) else {
        line += piece
        bytes.removeFirst(piece.count)
        if line.count >= room { throw start == nil ? .uriTooLong : .headerTooLarge }
        continue
      }
      line += piece[..<lineFeed]
      bytes = bytes[(lineFeed + 1)...]
      if start != nil { headerSize += line.count + 1 }
      guard line.popLast() == UInt8(ascii: "\r") else { throw .badRequest }
      defer { line.removeAll(keepingCapacity: true) }
      if let request = try finishLine() { return request }
    }
    return nil
  }

  private mutating func finishLine() throws(HTTPStatus) -> Request? {
    guard let start else {
      // Clients may end a request with one line break too many.
      if line.isEmpty && !hasSkippedLine {
        hasSkippedLine = true
      } else {
        self.start = try startLine()
      }
      return nil
    }
    guard line.isEmpty else {
      guard headers.count < limits.headerLines else { throw .headerTooLarge }
      headers.append(try header())
      return nil
    }
    var request = Request(method: start.method, target: start.target, headers: headers, body: .none)
    request.body = try body(of: request)
    self = RequestParser(limits: limits)
    return request
  }

  private func startLine() throws(HTTPStatus) -> (String, RequestTarget) {
    let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, Self.isToken(words[0]), Self.isVersion(words[2]) else { throw .badRequest }
    guard words[2].elementsEqual("HTTP/1.1".utf8) else { throw .versionNotSupported }
    guard let target = RequestTarget(words[1]) else { throw .badRequest }
    return (String(decoding: words[0], as: UTF8.self), target)
  }

  private static func isVersion(_ word: ArraySlice<UInt8>) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let bytes = Array(word)
    return bytes.count == 8 && bytes.starts(with: "HTTP/".utf8) && digits.contains(bytes[5])
      && bytes[6] == UInt8(ascii: ".") && digits.contains(bytes[7])
  }

  /// A line that begins with a blank once continued the line before; it has no name, so it is refused.
  private func header() throws(HTTPStatus) -> Request.Header {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), Self.isToken(line[..<colon]) else { throw .badRequest }
    let value = line[(colon + 1)...]
    guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }) else { throw .badRequest }
    // Values may have any bytes from 0x80 on, such as the cookies of other servers on this machine.
    return Request.Header(
      name: String(decoding: line[..<colon], as: UTF8.self).lowercased(),
      value: String(String(decoding: value, as: UTF8.self).trimmingBlanks()))
  }

  private func body(of request: Request) throws(HTTPStatus) -> Request.Body {
    let lengths = request.values("content-length")
    let isCoded = request.headers.contains { $0.name == "transfer-encoding" }
    guard let length = lengths.first else { return isCoded ? .coded : .none }
    guard lengths.count == 1, !isCoded, !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { throw .badRequest }
    return length.utf8.allSatisfy { $0 == UInt8(ascii: "0") } ? .none : .plain
  }

  /// The characters of methods and of headers' names.
  private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}
