public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension URLSession {
  /// Loads a resource for each subscription: sends the data with the response and finishes, or fails.
  ///
  /// Values arrive on the session's queue: `receive(on:)` brings them to the main actor. Cancelling the subscription
  /// cancels the request.
  public struct DataTaskPublisher: Publisher {
    /// The data, and the server's response.
    public typealias Output = (data: Data, response: URLResponse)
    /// The type of the error.
    public typealias Failure = URLError
    /// The request that is loaded.
    public let request: URLRequest
    /// The session that makes the requests.
    public let session: URLSession

    /// Creates a publisher of the answer to a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Makes the request.
    public func subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      receiveCompletion: @escaping (Subscribers.Completion<URLError>) -> Void
    ) -> AnyCancellable {
      // The subscriber's closures are handed to the session's queue, which calls them one after the other.
      nonisolated(unsafe) let (receiveValue, receiveCompletion) = (receiveValue, receiveCompletion)
      let task = session.dataTask(with: request) { data, response, error in
        guard let data, let response, error == nil else {
          return receiveCompletion(.failure(error as? URLError ?? URLError(.unknown)))
        }
        receiveValue((data, response))
        receiveCompletion(.finished)
      }
      task.resume()
      return AnyCancellable { task.cancel() }
    }
  }

  /// A publisher that loads the data at an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  /// A publisher that makes a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
