public import XCTest

// The list of tests that SwiftPM writes on Linux hands XCTest the methods of a class with `testCase`. Methods of a
// `@MainActor` class have another type than XCTest's function takes, which compiles and then stops the test run with
// "Could not cast value of type". These overloads take them. The list sees them because each test target exports this
// module; it is compiled in Swift 5 mode, as the list is, so that the types of the methods are the same in both. Users'
// classes don't say `@MainActor`, and need none of this: see ViewTestCase.

/// The tests of a `@MainActor` class.
public func testCase<T: XCTestCase>(_ tests: [(String, (T) -> @MainActor () throws -> Void)]) -> XCTestCaseEntry {
  let onMainThread: [(String, (T) -> () throws -> Void)] = tests.map { name, method in
    (
      name,
      { test in
        let run = method(test)
        return { try MainActor.assumeIsolated { try run() } }
      }
    )
  }
  return testCase(onMainThread)
}

/// The tests of a `@MainActor` class, none of which throws.
public func testCase<T: XCTestCase>(_ tests: [(String, (T) -> @MainActor () -> Void)]) -> XCTestCaseEntry {
  let throwing: [(String, (T) -> @MainActor () throws -> Void)] = tests.map { ($0.0, $0.1) }
  return testCase(throwing)
}
