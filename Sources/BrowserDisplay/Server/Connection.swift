// Tests: `LocalServerTests`.

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

  import Dispatch

  /// The socket of one ``Conversation``: reads and writes when the system is ready, and keeps time. Everything runs
  /// on the server's queue.
  final class Connection: @unchecked Sendable {
    let page: PageID
    private let socket: Socket
    private let limits: ServerLimits
    private unowned let core: ServerCore
    private var conversation: Conversation
    private let reading: SocketSource
    private let writing: SocketSource
    private let writingSocket: Socket
    private let timer: any DispatchSourceTimer
    private var wait: Conversation.Wait?
    /// Bytes of messages that the main actor has not handled yet.
    private var unhandled = 0
    private var readsSoon = false
    private var hasEndedWriting = false
    private var isDropped = false

    init(_ socket: Socket, page: PageID, site: Site, limits: ServerLimits, core: ServerCore) {
      self.page = page
      self.socket = socket
      self.limits = limits
      self.core = core
      conversation = Conversation(site: site, limits: limits)
      reading = SocketSource(DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: core.queue))
      // With a descriptor of its own: on Linux, Dispatch (6.3) may use freed memory if a peer hangs up while one of two
      // sources of a descriptor is being cancelled.
      writingSocket = socket.duplicate() ?? socket
      writing = SocketSource(
        DispatchSource.makeWriteSource(fileDescriptor: writingSocket.descriptor, queue: core.queue))
      timer = DispatchSource.makeTimerSource(queue: core.queue)
    }

    func start() {
      core.openSockets.enter()
      reading.handle { [weak self] in self?.read() }
      writing.handle { [weak self] in self?.update() }
      timer.setEventHandler { [weak self] in self?.perform { $0.timeOut() } }
      timer.activate()
      update()
    }

    /// Changes the conversation, and then does what that requires.
    func perform(_ change: (inout Conversation) -> Void) {
      guard !isDropped else { return }
      change(&conversation)
      update()
    }

    /// The main actor has handled messages of this size.
    func handled(_ size: Int) {
      unhandled -= size
      if !isDropped { update() }
    }

    /// Closes at once. Waiting output is written as far as that does not block.
    func drop() {
      guard !isDropped else { return }
      isDropped = true
      conversation.end()
      core.deliver(conversation.takeEvents(), of: self)
      timer.cancel()
      // The system may give the descriptor to another socket as soon as it is closed.
      reading.cancel { [writing, writingSocket, socket, open = core.openSockets] in
        writing.cancel {
          if writingSocket.descriptor != socket.descriptor { writingSocket.end() }
          socket.end()
          open.leave()
        }
      }
      core.remove(self)
    }

    // MARK: Steps

    private var mayRead: Bool { !isDropped && conversation.takesInput && unhandled <= limits.unhandled }

    /// Reads a piece, then the next one after the work of other connections. It must go on until nothing is left:
    /// when both sides have ended, Dispatch notifies once on Linux, whatever is left to read.
    private func read() {
      guard mayRead else { return }
      let size = 1 << 16
      let transfer = withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { buffer in
        let transfer = socket.read(into: buffer)
        if case .bytes(let count) = transfer { conversation.receive(buffer[..<count]) }
        return transfer
      }
      switch transfer {
      case .wait: return
      case .ended: conversation.end()
      case .bytes: readSoon()
      }
      update()
    }

    private func readSoon() {
      guard !readsSoon else { return }
      readsSoon = true
      core.queue.async { [weak self] in
        self?.readsSoon = false
        self?.read()
      }
    }

    /// Writes the waiting output, reports events, and arranges for the next step.
    private func update() {
      guard !isDropped else { return }
      while !conversation.output.isEmpty {
        let transfer = conversation.output.withUnsafeBytes { socket.write($0) }
        if case .wait = transfer { break }
        guard case .bytes(let count) = transfer else { return drop() }
        conversation.wrote(count)
      }
      unhandled += core.deliver(conversation.takeEvents(), of: self)
      guard !conversation.isOver else { return drop() }

      if conversation.isClosing, conversation.output.isEmpty, !hasEndedWriting {
        hasEndedWriting = true
        socket.endWriting()
      }
      if mayRead && !reading.isRunning { readSoon() }
      reading.isRunning = mayRead
      writing.isRunning = !conversation.output.isEmpty
      keepTime()
    }

    private func keepTime() {
      guard wait != conversation.wait else { return }
      wait = conversation.wait
      timer.schedule(deadline: wait.map { .now() + limits.time(for: $0.kind) } ?? .distantFuture)
    }
  }

  extension ServerLimits {
    fileprivate func time(for wait: Conversation.Wait.Kind) -> Double {
      switch wait {
      case .request, .response: requestTime
      case .idle: idleTime
      case .closing: closingTime
      }
    }
  }

#endif
