import Foundation
import HostTree
import Testing
import ViewKernel

/// The checks at the end of every test of views: all hosts and nodes are freed, and each diagnostic was expected.
@MainActor
final class ViewChecks {
  /// The checks of the current test, if any.
  static var current: ViewChecks? { Test.current == nil || ViewsTrait.isInForce ? running : nil }
  /// One test at a time, as hosts and diagnostics are counted for the whole process.
  private static var running: ViewChecks?

  private let usualHandler: @MainActor (String) -> Void
  private let usualScreen: CGSize
  private let hostsBefore: Int
  private let nodesBefore: Int
  private var diagnostics: [String] = []
  /// The first screen that the test has shown.
  private var firstPlace: SourcePlace?

  /// Begins to collect diagnostics.
  static func begin() {
    let checks = ViewChecks()
    HostDiagnostics.handler = { [unowned checks] in checks.diagnostics.append($0) }
    running = checks
  }

  private init() {
    usualHandler = HostDiagnostics.handler
    usualScreen = HostScreen.main.bounds.size
    hostsBefore = HostView.liveCount
    nodesBefore = InspectedView.liveNodeCount
  }

  /// Notes that the test shows something.
  func note(_ place: SourcePlace) { firstPlace = firstPlace ?? place }

  /// The diagnostics since the last call.
  func take() -> [String] {
    defer { diagnostics = [] }
    return diagnostics
  }

  /// Ends the checks, and returns one message for each fault, with the place of the first screen.
  static func end() -> [(message: String, place: SourcePlace?)] {
    guard let checks = running else { return [] }
    HostDiagnostics.handler = checks.usualHandler
    // A display of the test may have given it another size.
    HostScreen.main.resize(to: checks.usualScreen)
    running = nil
    return [checks.diagnosticsMessage, checks.leakMessage].compactMap { $0 }.map { ($0, checks.firstPlace) }
  }

  private var diagnosticsMessage: String? {
    if diagnostics.isEmpty { return nil }
    let list = diagnostics.map { "- \($0)" }.joined(separator: "\n")
    return "The test did not expect what was reported to HostDiagnostics:\n\(list)\n"
      + "If it is right, compare it with takeDiagnostics()."
  }

  private var leakMessage: String? {
    let hosts = HostView.liveCount - hostsBefore
    let nodes = InspectedView.liveNodeCount - nodesBefore
    // Fewer than before if the test has released hosts that an earlier one had leaked, which has failed for it.
    if hosts <= 0, nodes <= 0 { return nil }
    return "\(count(hosts, "host")) and \(count(nodes, "node")) of views are still alive after the test. "
      + "Something keeps a screen, a host or a closure of a view: a model, a global, or a property of the test case."
  }

  private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

/// Returns the diagnostics (``/HostTree/HostDiagnostics``) since the last call, in a test that checks them: a test of
/// a ``ViewTestCase``, or one with the trait ``Testing/Trait/views``.
///
/// A test fails if diagnostics are left at its end. So invalid input, such as a negative width or two rows with one
/// identity, does not go unnoticed, and a test takes the diagnostics that it expects.
///
/// ```swift
/// func testNegativeWidths() {
///   _ = show(Color.red.frame(width: -1))
///   XCTAssertEqual(takeDiagnostics().count, 1)
/// }
/// ```
@MainActor
public func takeDiagnostics(
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> [String] {
  if let checks = ViewChecks.current { return checks.take() }
  Failure.record(
    "Diagnostics are collected in a ViewTestCase, and with the trait .views, only.",
    at: SourcePlace(fileID, file, line, column))
  return []
}
