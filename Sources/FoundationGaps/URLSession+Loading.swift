// Foundation's own asynchronous loads here wait for a queue while a task is cancelled, and that queue for the task:
// both stop for good if the load ends at the same time. A view that goes away while its picture fails to load is
// enough. And a task that is cancelled while it ends by itself may end the process. These stand before Foundation's, as
// they have fewer parameters; the caller that has cancelled is notified at once, and the task is cancelled a second
// later if it has not ended by then.
#if canImport(FoundationNetworking)
  public import Foundation
  public import FoundationNetworking
  import HostGeometry

  extension URLSession {
    /// Loads the data at an address, as Foundation's method of the same name, and can be cancelled at any time.
    ///
    /// ```swift
    /// func names() async throws -> [String] {
    ///   guard let url = URL(string: "https://example.com/names.json") else { return [] }
    ///   let (data, _) = try await URLSession.shared.data(from: url)
    ///   return try JSONDecoder().decode([String].self, from: data)
    /// }
    /// ```
    ///
    /// Throws `URLError.cancelled` if its task is cancelled.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }

    /// Loads the answer to a request, as ``data(from:)``.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      try await load { dataTask(with: request, completionHandler: $0) }
    }

    /// Sends data with a request, and loads the answer, as ``data(from:)``.
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
      try await load { uploadTask(with: request, from: bodyData, completionHandler: $0) }
    }

    private func load(
      _ make: (@escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
    ) async throws -> (Data, URLResponse) {
      let load = Load()
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          let task = make { data, response, error in
            if let data, let response, error == nil {
              load.end(with: .success((data, response)))
            } else {
              load.end(with: .failure(error ?? URLError(.badServerResponse)))
            }
          }
          load.begin(task, continuation)
        }
      } onCancel: {
        load.cancel()
      }
    }
  }

  extension URLSessionTask {
    /// Cancels the task, whose result is not wanted any more, in a second.
    func cancelLater(unless isDone: @escaping @Sendable () -> Bool) {
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { if !isDone() { self.cancel() } }
    }
  }

  /// A load that may be cancelled before it begins, and while it ends.
  private struct Load: Sendable {
    private struct Status {
      var task: URLSessionTask?
      var waiting: CheckedContinuation<(Data, URLResponse), any Error>?
      var isCancelled = false
      var isDone = false
    }

    private let status = Guarded(Status())

    func begin(_ task: URLSessionTask, _ continuation: CheckedContinuation<(Data, URLResponse), any Error>) {
      let isCancelled = status.withLock { status in
        if !status.isCancelled { (status.task, status.waiting) = (task, continuation) }
        return status.isCancelled
      }
      guard isCancelled else { return task.resume() }
      continuation.resume(throwing: URLError(.cancelled))
      // It has not begun, and so does not end by itself.
      DispatchQueue.global().async { task.cancel() }
    }

    func end(with result: Result<(Data, URLResponse), any Error>) {
      let waiting = status.withLock { status in
        status.isDone = true
        defer { (status.task, status.waiting) = (nil, nil) }
        return status.waiting
      }
      waiting?.resume(with: result)
    }

    func cancel() {
      let (task, waiting) = status.withLock { status in
        status.isCancelled = true
        defer { status.waiting = nil }
        return (status.task, status.waiting)
      }
      waiting?.resume(throwing: URLError(.cancelled))
      task?.cancelLater { status.withLock { $0.isDone } }
    }
  }
#endif
