import Foundation
import ViewKernel
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Nobody listens at this port, so that loads fail at once.
private let nowhere = URL(string: "http://127.0.0.1:1/picture.png")!

private enum Outcome: Hashable, Sendable { case loaded, cancelled, failed }

private func outcome(of load: @Sendable () async throws -> Data) async -> Outcome {
  do {
    _ = try await load()
    return .loaded
  } catch {
    let error = error as NSError
    return error.code == NSURLErrorCancelled ? .cancelled : .failed
  }
}

@Sendable private func load() async -> Outcome { await outcome { try await URLSession.shared.data(from: nowhere).0 } }

@Sendable private func loadOnceCancelled() async -> Outcome {
  while !Task.isCancelled { await Task.yield() }
  return await outcome { try await URLSession.shared.data(for: URLRequest(url: nowhere)).0 }
}

/// Answers each request with the same three letters.
private final class TeaProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let response = HTTPURLResponse(url: nowhere, statusCode: 418, httpVersion: nil, headerFields: nil) else {
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("Tea".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

final class URLSessionLoadingTests: XCTestCase {
  func testLoadsThatEndWhileTheyAreCancelledEnd() async {
    for round in 0..<20 {
      let tasks = (0..<20).map { _ in Task.detached(operation: load) }
      for _ in 0..<round { await Task.yield() }
      for task in tasks { task.cancel() }
      for task in tasks {
        let outcome = await task.value
        XCTAssertNotEqual(outcome, .loaded)
      }
    }
  }

  func testATaskThatIsCancelledBeforeDoesNotLoad() async {
    let task = Task.detached(operation: loadOnceCancelled)
    task.cancel()
    let outcome = await task.value
    XCTAssertEqual(outcome, .cancelled)
  }

  func testWhatIsAnsweredIsLoaded() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [TeaProtocol.self]
    let session = URLSession(configuration: configuration)
    defer { session.invalidateAndCancel() }
    let (data, response) = try await session.data(from: nowhere)
    XCTAssertEqual(String(decoding: data, as: UTF8.self), "Tea")
    XCTAssertEqual((response as? HTTPURLResponse)?.statusCode, 418)
  }

  func testAnUploadThatFailsThrows() async {
    let outcome = await outcome {
      var request = URLRequest(url: nowhere)
      request.httpMethod = "PUT"
      return try await URLSession.shared.upload(for: request, from: Data("Tea".utf8)).0
    }
    XCTAssertEqual(outcome, .failed)
  }
}
