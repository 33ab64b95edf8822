#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A peer of a server that sends what it is told, and waits for what it reads, but not for ever. Each is used by one
/// thread at a time.
package final class RawClient: @unchecked Sendable {
  private let descriptor: Int32
  private var reader = ReplyReader()
  private var isClosed = false

  /// Nil if nobody listens there.
  package init?(port: Int, host: String = "127.0.0.1", milliseconds: Int = 10_000) {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var patience = timeval(tv_sec: milliseconds / 1_000, tv_usec: .init(milliseconds % 1_000 * 1_000))
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = inet_addr(host)
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      close()
      return nil
    }
  }

  deinit { close() }

  package func close() {
    guard !isClosed else { return }
    isClosed = true
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #elseif canImport(Darwin)
      _ = Darwin.close(descriptor)
    #endif
  }

  /// Closes so that the server's next write fails.
  package func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
    close()
  }

  // MARK: Bytes

  /// Sends all, if the server takes it. False if it has gone.
  @discardableResult
  package func send(_ bytes: some Collection<UInt8>) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { sendBytes($0, flags) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func sendBytes(_ bytes: UnsafeRawBufferPointer, _ flags: Int32) -> Int {
    #if canImport(Glibc)
      Glibc.send(descriptor, bytes.baseAddress, bytes.count, flags)
    #elseif canImport(Musl)
      Musl.send(descriptor, bytes.baseAddress, bytes.count, flags)
    #elseif canImport(Darwin)
      Darwin.send(descriptor, bytes.baseAddress, bytes.count, flags)
    #else
      -1
    #endif
  }

  package func endWriting() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  /// Reads some bytes; empty if the server has closed, nil if it was too slow or the connection broke.
  package func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
    return count < 0 ? nil : Array(buffer[..<count])
  }

  /// All that comes until the server closes, which it must do in order.
  package func readToEnd() -> [UInt8]? {
    var all: [UInt8] = []
    while let more = read() {
      if more.isEmpty { return all }
      all += more
    }
    return nil
  }

  // MARK: Replies

  package func reply(toHead isHead: Bool = false) throws -> ReplyReader.Reply? {
    try next { try $0.reply(toHead: isHead) }
  }

  package func frame() throws -> ReplyReader.Frame? { try next { try $0.frame() } }

  /// Whether the server has closed, and has sent nothing before.
  package var isAtEnd: Bool { reader.isEmpty && read()?.isEmpty == true }

  private func next<Result>(_ parse: (inout ReplyReader) throws -> Result?) throws -> Result? {
    while true {
      if let result = try parse(&reader) { return result }
      guard let more = read(), !more.isEmpty else { return nil }
      reader.append(more)
    }
  }
}
