import Foundation
import Synchronization
import XCTest

/// Reports the first failure of each test that XCTest runs, whoever recorded it.
final class FailureObserver: NSObject, XCTestObservation, Sendable {
  private static let shared: FailureObserver = {
    let observer = FailureObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  /// Printed when the test has ended: XCTest tells its observers, of which its printer is one, in any order.
  private let lines = Mutex<[String]>([])

  /// Observes the tests from now on.
  static func start() { _ = shared }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let name = TestName(xctest: testCase.name)
    MainActor.assumeIsolated { FailureReport.begin(name) }
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
  ) {
    // What was on screen when it failed may be gone at the end of the test.
    let file = filePath.map { shortPath(URL(fileURLWithPath: $0)) } ?? ""
    let report = FailureReport.lines(
      for: TestName(xctest: testCase.name), description, at: "\(file):\(lineNumber)")
    lines.withLock { $0 += report }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    let report = lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
    for line in report { print(line) }
    let name = TestName(xctest: testCase.name)
    MainActor.assumeIsolated { FailureReport.removeFormer(of: name) }
  }
}
