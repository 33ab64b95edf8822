package import Foundation

/// The protocol between compiler and plug-in: each message is JSON, after its length as 8 bytes in little-endian order.
package struct PluginChannel {
  let input: FileHandle
  let output: FileHandle

  package static var standard: PluginChannel { PluginChannel(input: .standardInput, output: .standardOutput) }

  package init(input: FileHandle, output: FileHandle) {
    self.input = input
    self.output = output
  }

  /// Larger than any source file: a longer message is a protocol error.
  private static let maximumLength: UInt64 = 1 << 30

  /// Replies to messages until the input ends or a message is invalid.
  package func serve(_ reply: (CompilerMessage) -> PluginReply?) {
    while let data = nextMessage() {
      guard let message = try? JSONDecoder().decode(CompilerMessage.self, from: data), let reply = reply(message),
        let answer = try? JSONEncoder().encode(reply), send(answer)
      else { return }
    }
  }

  private func nextMessage() -> Data? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= Self.maximumLength else { return nil }
    return read(Int(length))
  }

  /// Reads exactly `count` bytes; nil if the input ends before.
  private func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try? input.read(upToCount: count - data.count), !more.isEmpty else { return nil }
      data += more
    }
    return data
  }

  private func send(_ message: Data) -> Bool {
    let header = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) }
    return (try? output.write(contentsOf: Data(header) + message)) != nil
  }
}
