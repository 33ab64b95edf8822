import ViewKernel
import XCTest

final class AsyncPublisherTests: XCTestCase {
  private struct Failure: Error {}

  func testValuesUpToTheEnd() async {
    var all: [Int] = []
    for await value in [1, 2, 3].publisher.values { all.append(value) }
    XCTAssertEqual(all, [1, 2, 3])
  }

  func testAnErrorIsThrown() async {
    var all: [Int] = []
    do {
      let failing = [1, 2].publisher.tryMap { number -> Int in
        if number == 2 { throw Failure() }
        return number
      }
      for try await value in failing.values { all.append(value) }
      XCTFail("it should throw")
    } catch { XCTAssertTrue(error is Failure) }
    XCTAssertEqual(all, [1])
  }

  @MainActor
  func testWhatArrivesWhileTheLoopIsBusyIsKept() async {
    let subject = PassthroughSubject<Int, Never>()
    var iterator = subject.values.makeAsyncIterator()
    subject.send(1)
    subject.send(2)
    let first = await iterator.next()
    let second = await iterator.next()
    XCTAssertEqual([first, second], [1, 2])
    subject.send(completion: .finished)
    let end = await iterator.next()
    XCTAssertNil(end)
  }
}
