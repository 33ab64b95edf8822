import HostTree
import XCTest

@MainActor
final class HostFileRequestTests: HostTreeTestCase {
  func testADisplayCompletesOrCancels() {
    var results: [String] = []
    func request() -> HostFileRequest {
      HostFileRequest(.save([("soup.txt", Data())])) { result in
        switch result {
        case .success(let files)?: results.append("\(files.map(\.lastPathComponent))")
        case .failure?: results.append("failed")
        case nil: results.append("cancelled")
        }
      }
    }
    request().complete(.success([URL(fileURLWithPath: "/soup.txt")]))
    request().complete(.failure(CocoaError(.fileWriteNoPermission)))
    request().cancel()
    XCTAssertEqual(results, [#"["soup.txt"]"#, "failed", "cancelled"])
  }
}
