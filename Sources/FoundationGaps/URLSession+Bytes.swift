// Tests: `URLSessionLoadingTests`.

// Foundation's own `bytes` are missing here.
#if canImport(FoundationNetworking)
  public import Foundation
  public import FoundationNetworking
  import HostGeometry

  extension URLSession {
    /// The bytes of an answer, in the order in which they arrive.
    ///
    /// ```swift
    /// func headlines(_ feed: URL) async throws -> [String] {
    ///   var headlines: [String] = []
    ///   let (bytes, _) = try await URLSession.shared.bytes(from: feed)
    ///   for try await line in bytes.lines where line.hasPrefix("data:") { headlines.append(String(line.dropFirst(5))) }
    ///   return headlines
    /// }
    /// ```
    ///
    /// Only one iterator gets them. The load ends when the iterator is given up.
    public struct AsyncBytes: AsyncSequence, Sendable {
      /// A byte.
      public typealias Element = UInt8
      /// The task that loads them.
      public let task: URLSessionDataTask
      fileprivate let chunks: AsyncThrowingStream<Data, any Error>

      /// The bytes in order.
      public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator
        fileprivate var chunk: Data.Iterator?

        /// The next byte; nil at the end. Throws if the load fails, or its task is cancelled.
        public mutating func next() async throws -> UInt8? {
          while true {
            if let byte = chunk?.next() { return byte }
            // A stream only ends when its task is cancelled.
            guard let data = try await chunks.next() else {
              if Task.isCancelled { throw URLError(.cancelled) }
              return nil
            }
            chunk = data.makeIterator()
          }
        }
      }

      /// Begins with the first byte.
      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(chunks: chunks.makeAsyncIterator()) }
    }

    /// Begins to load the data at an address, and returns with the head of the answer; the bytes follow.
    public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
      try await bytes(for: URLRequest(url: url))
    }

    /// Begins to load the answer to a request, as ``bytes(from:)``.
    ///
    /// It is loaded in a session of its own with this session's configuration: delegates of this one do not hear of it.
    public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
      let (chunks, continuation) = AsyncThrowingStream<Data, any Error>.makeStream()
      let receiver = BytesReceiver(continuation)
      let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
      let task = session.dataTask(with: request)
      continuation.onTermination = { if case .cancelled = $0 { receiver.abandon(task) } }
      let response = try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { waiting in receiver.begin(task, waiting) }
      } onCancel: {
        receiver.abandon(task)
      }
      return (AsyncBytes(task: task, chunks: chunks), response)
    }
  }

  /// Hands on a load's results: the head to the caller that waits for it, the rest to a stream.
  private final class BytesReceiver: NSObject, URLSessionDataDelegate, Sendable {
    private typealias Waiting = CheckedContinuation<URLResponse, any Error>

    private struct Status {
      /// The caller that waits for the head, and the head once it is there: the load may end before it has begun.
      var waiting: Waiting?
      var head: Result<URLResponse, any Error>?
      var isDone = false
    }

    private let status = Guarded(Status())
    private let chunks: AsyncThrowingStream<Data, any Error>.Continuation

    init(_ chunks: AsyncThrowingStream<Data, any Error>.Continuation) { self.chunks = chunks }

    func begin(_ task: URLSessionDataTask, _ continuation: CheckedContinuation<URLResponse, any Error>) {
      let head = status.withLock { status in
        if status.head == nil { status.waiting = continuation }
        return status.head
      }
      if let head { continuation.resume(with: head) } else { task.resume() }
    }

    /// Takes the head; only the first one counts.
    private func take(_ head: Result<URLResponse, any Error>) {
      let waiting = status.withLock { status in
        defer { status.waiting = nil }
        if status.head == nil { status.head = head }
        return status.waiting
      }
      waiting?.resume(with: head)
    }

    /// The bytes are not wanted any more.
    func abandon(_ task: URLSessionDataTask) {
      take(.failure(URLError(.cancelled)))
      task.cancelLater { self.status.withLock { $0.isDone } }
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
      take(.success(response))
      completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { chunks.yield(data) }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      status.withLock { $0.isDone = true }
      if let response = task.response, error == nil { take(.success(response)) }
      take(.failure(error ?? URLError(.badServerResponse)))
      if let error { chunks.finish(throwing: error) } else { chunks.finish() }
      session.finishTasksAndInvalidate()
    }
  }
#endif
