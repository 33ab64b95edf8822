public import Testing

/// The checks of a ``ViewTestCase`` for Swift Testing: see ``Testing/Trait/views``.
public struct ViewsTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether a test with the trait runs.
  @TaskLocal static var isInForce = false

  /// Suites inside of a suite with the trait have it, too.
  public var isRecursive: Bool { true }

  /// Runs a test with the checks around it. Swift Testing calls it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // Of a test that has the trait itself, in a suite that has it.
    if ViewsTrait.isInForce { return try await function() }
    await TestLane.enter()
    let name = TestName.current
    await begin(name)
    let result: Result<Void, any Error>
    do {
      try await ViewsTrait.$isInForce.withValue(true) {
        try await IssueHandlingTrait.compactMapIssues { withReport($0, of: name) }
          .provideScope(for: test, testCase: testCase, performing: function)
      }
      result = .success(())
    } catch {
      result = .failure(error)
    }
    for (message, place) in await ViewChecks.end() {
      Issue.record(Comment(rawValue: message), sourceLocation: place?.location ?? test.sourceLocation)
    }
    await FailureReport.removeFormer(of: name)
    await TestLane.leave()
    try result.get()
  }

  @MainActor
  private func begin(_ name: TestName) {
    FailureReport.begin(name)
    ViewChecks.begin()
  }

  /// The issue with the paths of what was on screen, if it is the first of its test.
  private func withReport(_ issue: Issue, of name: TestName) -> Issue {
    var issue = issue
    issue.comments += FailureReport.lines(
      for: name, "\(issue.comments.first?.rawValue ?? "")",
      at: issue.sourceLocation.map { "\($0.fileID):\($0.line)" } ?? ""
    ).map { Comment(rawValue: $0) }
    return issue
  }
}

extension Trait where Self == ViewsTrait {
  /// Checks after each test that every host and node of its views was freed, and that it has taken all diagnostics
  /// (``takeDiagnostics(fileID:file:line:column:)``); and reports what was on screen when an expectation failed.
  ///
  /// ```swift
  /// import Testing
  /// import ViewTesting
  ///
  /// @Suite(.views) @MainActor
  /// struct CounterTests {
  ///   @Test func adding() {
  ///     let screen = show(Counter())
  ///     screen.tap("Add one")
  ///     #expect(screen.texts == ["Count: 1", "Add one"])
  ///   }
  /// }
  /// ```
  ///
  /// Hosts and diagnostics are counted for the whole process, so tests with this trait run one after another, those of
  /// other suites included; all other tests run beside them as ever. A test that shows views has to have the trait, or
  /// none has: while a test waits for something, hosts of one without the trait would count as its own.
  public static var views: ViewsTrait { ViewsTrait() }
}

/// Lets tests with the trait through one at a time, in the order in which they come.
@MainActor
private enum TestLane {
  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  static func enter() async {
    guard isTaken else { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  static func leave() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
