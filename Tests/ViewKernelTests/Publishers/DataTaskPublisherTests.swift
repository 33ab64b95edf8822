import ViewKernel
import XCTest

final class DataTaskPublisherTests: XCTestCase {
  /// Answers requests itself: with their path, or with an error.
  private final class Answering: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      guard let url = request.url, url.path != "/none" else {
        client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
        return
      }
      let response = URLResponse(url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(url.path.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
  }

  private func session() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answering.self]
    return URLSession(configuration: configuration)
  }

  func testAnAnswer() async throws {
    guard let url = URL(string: "http://localhost/song") else { return XCTFail("no address") }
    var answers: [String] = []
    for try await answer in session().dataTaskPublisher(for: url).map(\.data).values {
      answers.append(String(decoding: answer, as: UTF8.self))
    }
    XCTAssertEqual(answers, ["/song"])
  }

  func testAnError() async {
    guard let url = URL(string: "http://localhost/none") else { return XCTFail("no address") }
    do {
      for try await _ in session().dataTaskPublisher(for: url).values { XCTFail("there is no answer") }
      XCTFail("it should throw")
    } catch { XCTAssertEqual((error as? URLError)?.code, .cannotFindHost) }
  }
}
