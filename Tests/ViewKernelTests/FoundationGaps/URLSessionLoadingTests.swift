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

  // MARK: Bytes

  func testBytesAndLinesOfAnAnswer() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [TeaProtocol.self]
    let session = URLSession(configuration: configuration)
    defer { session.invalidateAndCancel() }
    let (bytes, response) = try await session.bytes(from: nowhere)
    XCTAssertEqual((response as? HTTPURLResponse)?.statusCode, 418)
    var text: [UInt8] = []
    for try await byte in bytes { text.append(byte) }
    XCTAssertEqual(String(decoding: text, as: UTF8.self), "Tea")
    var lines: [String] = []
    for try await line in try await session.bytes(for: URLRequest(url: nowhere)).0.lines { lines.append(line) }
    XCTAssertEqual(lines, ["Tea"])
  }

  func testBytesOfALoadThatFailsOrIsCancelled() async {
    let outcome = await outcome {
      _ = try await URLSession.shared.bytes(from: nowhere)
      return Data()
    }
    XCTAssertEqual(outcome, .failed)
    for round in 0..<10 {
      let task = Task.detached { () -> Bool in
        do {
          for try await _ in try await URLSession.shared.bytes(from: nowhere).0 {}
          return true
        } catch { return false }
      }
      for _ in 0..<round { await Task.yield() }
      task.cancel()
      let isLoaded = await task.value
      XCTAssertFalse(isLoaded)
    }
  }
}
