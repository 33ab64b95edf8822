// Tests: `LocalServerTests`.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

  /// A TCP socket of the system. It never blocks, child processes do not inherit it, and a closed peer ends no
  /// process.
  struct Socket {
    let descriptor: Int32

    enum Transfer {
      case bytes(Int)
      /// Try again when the system says so.
      case wait
      case ended
    }

    enum Loopback { case v4, v6 }

    #if canImport(Glibc)
      private static let streamType = Int32(SOCK_STREAM.rawValue)
    #else
      private static let streamType = SOCK_STREAM
    #endif

    // MARK: Listening

    /// Listens on the loopback interface. Port 0 takes a free one. Returns nil if the port is taken, or there is no
    /// such interface.
    static func listening(on loopback: Loopback, port: UInt16) -> (Socket, port: UInt16)? {
      let descriptor = socket(loopback == .v4 ? AF_INET : AF_INET6, streamType, 0)
      guard descriptor >= 0 else { return nil }
      let listener = Socket(descriptor: descriptor)
      // The port of a program that has just ended can be taken again.
      listener.prepare(option: SO_REUSEADDR, level: SOL_SOCKET)
      if loopback == .v6 { listener.prepare(option: IPV6_V6ONLY, level: Int32(IPPROTO_IPV6)) }
      guard listener.take(port, of: loopback), listen(descriptor, 128) == 0, let bound = listener.boundPort else {
        listener.end()
        return nil
      }
      return (listener, bound)
    }

    private func take(_ port: UInt16, of loopback: Loopback) -> Bool {
      switch loopback {
      case .v4:
        var address = sockaddr_in()
        #if canImport(Darwin)
          address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        #endif
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return take(&address)
      case .v6:
        var address = sockaddr_in6()
        #if canImport(Darwin)
          address.sin6_len = UInt8(MemoryLayout<sockaddr_in6>.size)
        #endif
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = port.bigEndian
        // ::1
        withUnsafeMutableBytes(of: &address.sin6_addr) { $0[15] = 1 }
        return take(&address)
      }
    }

    private func take<Address>(_ address: inout Address) -> Bool {
      withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, socklen_t(MemoryLayout<Address>.size)) == 0
        }
      }
    }

    private var boundPort: UInt16? {
      var address = sockaddr_storage()
      var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
      let isRead = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) == 0 }
      }
      // Both kinds of address have the port behind two bytes.
      return isRead ? withUnsafeBytes(of: &address) { UInt16($0[2]) << 8 | UInt16($0[3]) } : nil
    }

    enum Accepted {
      case socket(Socket)
      case none
      /// There are too many open files.
      case exhausted
    }

    func nextConnection() -> Accepted {
      while true {
        let other = accept(descriptor, nil, nil)
        if other >= 0 {
          let socket = Socket(descriptor: other)
          socket.prepare(option: TCP_NODELAY, level: Int32(IPPROTO_TCP))
          #if canImport(Darwin)
            socket.prepare(option: SO_NOSIGPIPE, level: SOL_SOCKET)
          #endif
          return .socket(socket)
        }
        switch errno {
        // The peer has already gone.
        case EINTR, ECONNABORTED: continue
        case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .exhausted
        default: return .none
        }
      }
    }

    // MARK: Bytes

    func read(into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
      let count = result { recv(descriptor, buffer.baseAddress, buffer.count, 0) }
      if case .bytes(0) = count { return .ended }
      return count
    }

    func write(_ bytes: UnsafeRawBufferPointer) -> Transfer {
      #if canImport(Darwin)
        let flags: Int32 = 0
      #else
        let flags = Int32(MSG_NOSIGNAL)
      #endif
      return result { send(descriptor, bytes.baseAddress, bytes.count, flags) }
    }

    /// Announces to the peer that nothing more comes.
    func endWriting() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

    func end() { close(descriptor) }

    /// The same socket with another descriptor, which is closed on its own; nil if the process has too many open.
    func duplicate() -> Socket? {
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
      return copy >= 0 ? Socket(descriptor: copy) : nil
    }

    private func result(of call: () -> Int) -> Transfer {
      while true {
        let count = call()
        if count >= 0 { return .bytes(count) }
        switch errno {
        case EINTR: continue
        case EAGAIN, EWOULDBLOCK: return .wait
        default: return .ended
        }
      }
    }

    /// Switches an option on, and sets the flags of all sockets.
    private func prepare(option: Int32, level: Int32) {
      var on: Int32 = 1
      setsockopt(descriptor, level, option, &on, socklen_t(MemoryLayout<Int32>.size))
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
  }

#endif
