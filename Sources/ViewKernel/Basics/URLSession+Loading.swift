// Foundation's own asynchronous loads here wait for a queue while a task is cancelled, and that queue for the task: both stop for good if
// the load ends at the same time. A view that goes away while its picture fails to load is enough. These stand before them, as they have
// fewer parameters, and cancel in a queue of their own.
#if canImport(FoundationNetworking)
  public import Foundation
  public import FoundationNetworking

  extension URLSession {
    /// Loads what is at an address, as Foundation's method of the same name, and can be cancelled at any time.
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
          load.begin(
            make { data, response, error in
              if let data, let response, error == nil {
                continuation.resume(returning: (data, response))
              } else {
                continuation.resume(throwing: error ?? URLError(.badServerResponse))
              }
            })
        }
      } onCancel: {
        load.cancel()
      }
    }
  }

  /// A load that may be cancelled before it begins.
  private struct Load: Sendable {
    private let state = Guarded<(task: URLSessionTask?, isCancelled: Bool)>((nil, false))

    func begin(_ task: URLSessionTask) {
      let isCancelled = state.withLock {
        $0.task = task
        return $0.isCancelled
      }
      if isCancelled { task.cancel() } else { task.resume() }
    }

    /// Cancels it soon: not in the caller, which holds the lock of a Swift task.
    func cancel() {
      let task = state.withLock {
        $0.isCancelled = true
        return $0.task
      }
      if let task { DispatchQueue.global().async { task.cancel() } }
    }
  }
#endif
