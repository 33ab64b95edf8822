import ViewKernel
import XCTest

@MainActor
final class RecordTests: HostTestCase {
  private struct Failure: Error {}

  private func log<P: Publisher>(_ publisher: P) -> [String] {
    var log: [String] = []
    let subscription = publisher.sink {
      if case .failure = $0 { log.append("failed") } else { log.append("ended") }
    } receiveValue: {
      log.append("\($0)")
    }
    subscription.cancel()
    return log
  }

  func testEachSubscriberGetsAll() {
    let record = Record<Int, Failure> {
      $0.receive(1)
      $0.receive(2)
      $0.receive(completion: .failure(Failure()))
    }
    XCTAssertEqual(log(record), ["1", "2", "failed"])
    XCTAssertEqual(log(record), ["1", "2", "failed"])
    XCTAssertEqual(log(Record<Int, Never>(output: [3], completion: .finished)), ["3", "ended"])
    XCTAssertEqual(log(Record<Int, Never> { $0.receive(4) }), ["4", "ended"])
    XCTAssertEqual(log(Record(recording: Record<Int, Never>.Recording(output: [5]))), ["5", "ended"])
  }

  func testARecordingThatIsComplete() {
    var recording = Record<Int, Never>.Recording(output: [1])
    recording.receive(2)
    recording.receive(completion: .finished)
    XCTAssertEqual(recording.output, [1])
    XCTAssertEqual(
      takeSentences(),
      ["a value", "a completion"].map {
        "A recording is complete, and gets \($0); it stays as it is. Add values before the completion."
      })
  }
}
