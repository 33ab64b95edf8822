import Dispatch
import Foundation
import UnifiedLogging
import XCTest

/// What programs write by `Logger` and `os_log`.
final class LoggerTests: XCTestCase {
  private func lines(_ body: () -> Void) -> [String] {
    let entries = OSAllocatedUnfairLock<[LogEntry]>(initialState: [])
    let former = LogOutput.handler
    LogOutput.handler = { entry in entries.withLock { $0.append(entry) } }
    body()
    LogOutput.handler = former
    return entries.withLock { $0 }.map(\.description)
  }

  func testLevels() {
    let logger = Logger(subsystem: "com.example", category: "sync")
    XCTAssertEqual(
      lines {
        logger.trace("a")
        logger.debug("b")
        logger.info("c")
        logger.log("d")
        logger.notice("e")
        logger.warning("f")
        logger.error("g")
        logger.critical("h")
        logger.fault("i")
        logger.log(level: .info, "j")
      },
      [
        "debug: a", "debug: b", "info: c", "notice: d", "notice: e", "error: f", "error: g", "fault: h", "fault: i",
        "info: j",
      ].map { "[com.example:sync] \($0)" })
    XCTAssertEqual(lines { Logger().info("a") }, ["info: a"])
  }

  func testValuesAndPrivacy() {
    let name = "Ann"
    XCTAssertEqual(
      lines {
        let logger = Logger(OSLog.default)
        logger.info("\(name) \(name, privacy: .public) \(name, privacy: .private) \(1, privacy: .sensitive)")
        logger.info("\(name, privacy: .private(mask: .hash)) \(3) \([1, 2]) \(name, align: .left(columns: 9))")
        logger.info("\(1.23456, format: .fixed(precision: 2)) \(2.5, format: .fixed) \(2.5, format: .hybrid)")
      },
      ["info: Ann Ann <private> <private>", "info: <private> 3 [1, 2] Ann", "info: 1.23 2.500000 2.5"])
  }

  func testTheFunction() {
    let log = OSLog(subsystem: "com.example", category: "ui")
    XCTAssertEqual(
      lines {
        os_log("plain")
        os_log("%{public}@ has %d of %.2f%% (%{private}s) %@", log: log, type: .error, "Ann", 3, 4.5, "x")
        os_log(.fault, log: log, "broken %d", 7)
        os_log("not written", log: .disabled)
      },
      [
        "notice: plain", "[com.example:ui] error: Ann has 3 of 4.5% (<private>) %@", "[com.example:ui] fault: broken 7",
      ])
  }

  func testALockAroundAState() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 100) { _ in lock.withLock { $0 += 1 } }
    XCTAssertEqual(lock.withLock { $0 }, 100)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    XCTAssertFalse(plain.lockIfAvailable())
    plain.unlock()
    XCTAssertTrue(plain.lockIfAvailable())
    plain.unlock()
    XCTAssertEqual(plain.withLock { 1 }, 1)
    XCTAssertEqual(OSAllocatedUnfairLock(uncheckedState: [1]).withLockUnchecked { $0.removeLast() }, 1)
  }
}
