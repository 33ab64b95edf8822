// Tests: `LocalServerTests`.

import Dispatch

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

  /// The connections of a server. Everything runs on its queue, except the initializer and ``stop()``.
  final class ServerCore: @unchecked Sendable {
    let queue = DispatchQueue(label: "BrowserDisplay.LocalServer")
    let port: Int
    /// Notifies when all sockets are closed.
    let openSockets = DispatchGroup()
    private let site: Site
    private let limits: ServerLimits
    private let receiver: HandlerReference
    private var listeners: [Listener] = []
    private var connections: [PageID: Connection] = [:]
    private var lastNumber = 0

    private struct Listener {
      let socket: Socket
      let source: SocketSource
    }

    /// The number of connections that may be refused with a response at a time. Further ones are closed without one.
    private static let refusals = 16

    init(port: Int, limits: ServerLimits, receiver: HandlerReference, site: (_ port: Int) -> Site) throws {
      let (sockets, bound) = try Self.listeningSockets(port: port)
      self.port = bound
      self.limits = limits
      self.receiver = receiver
      self.site = site(bound)
      listeners = sockets.map { socket in
        openSockets.enter()
        let source = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: queue)
        return Listener(socket: socket, source: SocketSource(source))
      }
    }

    private static func listeningSockets(port: Int) throws -> ([Socket], port: Int) {
      guard (0...0xFFFF).contains(port) else {
        throw ServerError("\(port) is no port: ports are numbers from 0 to 65535.")
      }
      let last = port == 0 ? 0 : min(port + 100, 0xFFFF)
      for candidate in port...last {
        guard let (socket, bound) = Socket.listening(on: .v4, port: UInt16(candidate)) else { continue }
        // For systems on which `localhost` is the IPv6 address. A machine may have none.
        let newer = Socket.listening(on: .v6, port: bound)
        return ([socket] + (newer.map { [$0.0] } ?? []), Int(bound))
      }
      throw ServerError(port == 0 ? "No port is free." : "All ports from \(port) to \(last) are taken.")
    }

    // MARK: Commands

    func start() {
      for listener in listeners {
        listener.source.handle { [weak self] in self?.accept(listener) }
        listener.source.isRunning = true
      }
    }

    func perform(_ page: PageID, _ change: (inout Conversation) -> Void) { connections[page]?.perform(change) }

    func performAll(_ change: (inout Conversation) -> Void) {
      for connection in Array(connections.values) { connection.perform(change) }
    }

    /// Blocks until all is closed. Must not be called on the queue.
    func stop() {
      queue.sync {
        for listener in listeners {
          listener.source.cancel { [openSockets] in
            listener.socket.end()
            openSockets.leave()
          }
        }
        listeners = []
        for connection in connections.values {
          connection.perform { $0.close(.goingAway) }
          connection.drop()
        }
      }
      openSockets.wait()
    }

    // MARK: Connections

    private func accept(_ listener: Listener) {
      while true {
        switch listener.socket.nextConnection() {
        case .none: return
        case .socket(let socket): add(socket)
        case .exhausted:
          // The source would fire again and again until a file is closed.
          listener.source.isRunning = false
          queue.asyncAfter(deadline: .now() + 0.5) { [weak self] in
            for listener in self?.listeners ?? [] { listener.source.isRunning = true }
          }
          return
        }
      }
    }

    private func add(_ socket: Socket) {
      guard connections.count < limits.connections + Self.refusals else { return socket.end() }
      lastNumber += 1
      let page = PageID(number: lastNumber)
      let connection = Connection(socket, page: page, site: site, limits: limits, core: self)
      connections[page] = connection
      connection.start()
      if connections.count > limits.connections { connection.perform { $0.refuse(.serviceUnavailable) } }
    }

    func remove(_ connection: Connection) { connections[connection.page] = nil }

    // MARK: Events

    /// Passes events to the handler. Returns the number of bytes that the handler has not reported as handled yet.
    @discardableResult
    func deliver(_ events: [Conversation.Event], of connection: Connection) -> Int {
      let page = connection.page
      var unhandled = 0
      for event in events {
        var size = 0
        // Small messages cost something, too.
        if case .message(let text) = event { size = text.utf8.count + 256 }
        unhandled += size
        receiver.deliver(event, of: page) { [weak self, size] in
          guard let self, size > 0 else { return }
          queue.async { self.connections[page]?.handled(size) }
        }
      }
      return unhandled
    }
  }

#else

  /// The server on platforms without sockets: it fails to start.
  final class ServerCore: Sendable {
    let queue = DispatchQueue(label: "BrowserDisplay.LocalServer")
    let port = 0

    init(port: Int, limits: ServerLimits, receiver: HandlerReference, site: (_ port: Int) -> Site) throws {
      throw ServerError.noSockets
    }

    func start() {}
    func perform(_ page: PageID, _ change: (inout Conversation) -> Void) {}
    func performAll(_ change: (inout Conversation) -> Void) {}
    func stop() {}
  }

#endif
