/// Reads a page's WebSocket messages from bytes in pieces of any size (RFC 6455).
package struct WebSocketParser: Sendable {
  package enum Event: Equatable, Sendable {
    case message(String)
    case ping([UInt8])
    case close(WebSocketCode)
  }

  private struct Frame {
    var opcode: UInt8
    var isFinal: Bool
    /// Bytes of the payload that are still to come.
    var rest: Int
    var mask: [UInt8]
    var maskIndex = 0
  }

  private let limits: ServerLimits
  private var head: [UInt8] = []
  private var frame: Frame?
  /// The payload of the control frame that is being read.
  private var control: [UInt8] = []
  /// The bytes of the current message so far, and the number of its frames; 0 if none has begun.
  private var message: [UInt8] = []
  private var frameCount = 0

  package init(limits: ServerLimits = ServerLimits()) { self.limits = limits }

  /// Takes bytes from the front, up to the end of the first frame with an event. Returns nil, with all bytes taken,
  /// if it is incomplete.
  ///
  /// After an error close the connection with its code: the following bytes have no meaning.
  package mutating func parse(_ bytes: inout ArraySlice<UInt8>) throws(WebSocketCode) -> Event? {
    while true {
      if frame == nil {
        frame = try readHead(&bytes)
        guard frame != nil else { return nil }
      }
      guard readPayload(&bytes) else { return nil }
      if let event = try finishFrame() { return event }
    }
  }

  // MARK: Head

  private mutating func readHead(_ bytes: inout ArraySlice<UInt8>) throws(WebSocketCode) -> Frame? {
    while let byte = bytes.popFirst() {
      head.append(byte)
      // Faults are thrown as soon as they are seen: the rest may never come.
      if head.count == 2 { try checkStart() }
      guard head.count >= 2, head.count == headSize else { continue }
      let frame = try finishHead()
      head.removeAll(keepingCapacity: true)
      return frame
    }
    return nil
  }

  private var isControl: Bool { head[0] & 0x08 != 0 }

  private var lengthSize: Int {
    switch head[1] & 0x7F {
    case 126: 2
    case 127: 8
    default: 0
    }
  }

  /// The first two bytes determine the length of the head, with the length and the four bytes of the mask.
  private var headSize: Int { 2 + lengthSize + 4 }

  private func checkStart() throws(WebSocketCode) {
    // No extension is in use, and pages must mask.
    guard head[0] & 0x70 == 0, head[1] & 0x80 != 0 else { throw .protocolError }
    switch head[0] & 0x0F {
    case 0: guard frameCount > 0 else { throw .protocolError }
    case 1: guard frameCount == 0 else { throw .protocolError }
    case 2: throw .unsupportedData
    // Control frames are short and whole.
    case 8, 9, 10: guard head[0] & 0x80 != 0, lengthSize == 0 else { throw .protocolError }
    default: throw .protocolError
    }
  }

  private func finishHead() throws(WebSocketCode) -> Frame {
    let long = head[2..<(2 + lengthSize)].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    let length = lengthSize == 0 ? UInt64(head[1] & 0x7F) : long
    // A length must have its shortest form, and 63 bits.
    guard lengthSize == 0 || length > (lengthSize == 2 ? 125 : 0xFFFF), length >> 63 == 0 else { throw .protocolError }
    if !isControl {
      guard length <= UInt64(max(0, limits.message - message.count)), frameCount < limits.frames
      else { throw .messageTooBig }
    }
    return Frame(
      opcode: head[0] & 0x0F, isFinal: head[0] & 0x80 != 0, rest: Int(length), mask: Array(head[(2 + lengthSize)...]))
  }

  // MARK: Payload

  /// Whether the frame's payload is complete.
  private mutating func readPayload(_ bytes: inout ArraySlice<UInt8>) -> Bool {
    guard var frame else { return false }
    let piece = bytes.prefix(frame.rest)
    bytes = bytes[piece.endIndex...]
    var index = frame.maskIndex
    let plain = piece.map { byte in
      index += 1
      return byte ^ frame.mask[(index - 1) & 3]
    }
    frame.maskIndex = index & 3
    frame.rest -= plain.count
    self.frame = frame
    if frame.opcode & 0x08 != 0 { control += plain } else { message += plain }
    return frame.rest == 0
  }

  private mutating func finishFrame() throws(WebSocketCode) -> Event? {
    guard let frame else { return nil }
    self.frame = nil
    defer { control = [] }
    switch frame.opcode {
    case 8: return .close(try closeCode())
    case 9: return .ping(control)
    // The server sends no pings, and an unsolicited pong means nothing.
    case 10: return nil
    default: break
    }
    frameCount += 1
    guard frame.isFinal else { return nil }
    defer {
      message = []
      frameCount = 0
    }
    guard let text = String(validating: message, as: UTF8.self) else { throw .invalidText }
    return .message(text)
  }

  private func closeCode() throws(WebSocketCode) -> WebSocketCode {
    guard !control.isEmpty else { return .normal }
    guard control.count >= 2 else { throw .protocolError }
    let code = WebSocketCode(rawValue: Int(control[0]) << 8 | Int(control[1]))
    guard code.mayBeSent else { throw .protocolError }
    guard String(validating: control[2...], as: UTF8.self) != nil else { throw .invalidText }
    return code
  }
}
