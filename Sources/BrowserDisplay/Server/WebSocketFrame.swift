/// The frames that the server sends: complete and without a mask.
package enum WebSocketFrame {
  case text(String)
  case pong([UInt8])
  case close(WebSocketCode)

  package var bytes: [UInt8] {
    switch self {
    case .text(let text): Self.frame(0x1, text.utf8)
    case .pong(let payload): Self.frame(0xA, payload)
    case .close(let code):
      Self.frame(0x8, [UInt8(truncatingIfNeeded: code.rawValue >> 8), UInt8(truncatingIfNeeded: code.rawValue)])
    }
  }

  private static func frame(_ opcode: UInt8, _ payload: some Collection<UInt8>) -> [UInt8] {
    let count = payload.count
    var bytes: [UInt8] = [0x80 | opcode]
    bytes.reserveCapacity(count + 10)
    switch count {
    case ...125: bytes.append(UInt8(count))
    case ...0xFFFF:
      bytes.append(126)
      bytes += (0..<2).map { UInt8(truncatingIfNeeded: count >> (8 - $0 * 8)) }
    default:
      bytes.append(127)
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - $0 * 8)) }
    }
    bytes += payload
    return bytes
  }
}
