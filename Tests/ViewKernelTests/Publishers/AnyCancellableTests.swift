import ViewKernel
import XCTest

final class AnyCancellableTests: XCTestCase {
  func testACancellableRunsItsClosureOnce() {
    var count = 0
    var subscription: AnyCancellable? = AnyCancellable { count += 1 }
    subscription?.cancel()
    subscription?.cancel()
    XCTAssertEqual(count, 1)
    subscription = nil
    XCTAssertEqual(count, 1)
  }

  func testCancellablesAreKeptByIdentity() {
    let first = AnyCancellable {}
    let second = AnyCancellable {}
    XCTAssertNotEqual(first, second)
    var set = Set<AnyCancellable>()
    first.store(in: &set)
    first.store(in: &set)
    second.store(in: &set)
    XCTAssertEqual(set.count, 2)
  }

  func testItEndsWithItsLastReference() {
    var count = 0
    var first: AnyCancellable? = AnyCancellable { count += 1 }
    let second = [first]
    first = nil
    XCTAssertEqual(count, 0)
    withExtendedLifetime(second) {}
    var list: [AnyCancellable] = []
    AnyCancellable { count += 10 }.store(in: &list)
    XCTAssertEqual(count % 100, count < 10 ? 0 : 1)
    list = []
    XCTAssertGreaterThanOrEqual(count, 10)
  }

  /// What ends a subscription may end it again, or let go of it.
  func testItMayBeCancelledWhileItIs() {
    var count = 0
    var subscription: AnyCancellable?
    subscription = AnyCancellable {
      count += 1
      let own = subscription
      subscription = nil
      own?.cancel()
    }
    subscription?.cancel()
    XCTAssertEqual(count, 1)
    XCTAssertNil(subscription)
  }

  func testItWrapsAnyCancellable() {
    final class Own: Cancellable {
      var count = 0
      func cancel() { count += 1 }
    }
    let own = Own()
    var set = Set<AnyCancellable>()
    own.store(in: &set)
    XCTAssertEqual(own.count, 0)
    set = []
    XCTAssertEqual(own.count, 1)
  }
}
