import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// Code that was written for Apple's systems, with the imports and the prefix changed.
@MainActor
final class IntrospectOnPlatformsTests: HostTestCase {
  private let log = EventLog()

  func testEveryPredicateIsAccepted() {
    let screen = Screen(
      VStack {
        ScrollView { Text("a") }
          .introspect(.scrollView, on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26)) { $0.bounces = false }
        ScrollView { Text("b") }
          .introspect(.scrollView, on: .iOS(.v15...), .macOS(.v10_15_4, .v11), .tvOS(.v16...), .visionOS(.v1)) {
            scrollView in
            scrollView.bounces = false
          }
        ScrollView {
          Text("c").introspect(.scrollView, on: .macOS(.v13, .v14), scope: .ancestor) {
            [log] (scrollView: HostScrollView) in
            log.add("\(scrollView.bounces)")
          }
        }
      })
    XCTAssertEqual(screen.all(HostScrollView.self).map(\.bounces), [false, false, true])
    XCTAssertEqual(log.take(), ["true"])
  }

  func testTheScopeOfTheKeyCounts() {
    _ = Screen(ScrollView { Text("a").introspect(.scrollView, on: .iOS(.v17), fileID: "A/B.swift", line: 3) { _ in } })
    XCTAssertEqual(
      takeSentences(),
      [
        "introspect(.scrollView) at B.swift:3 found no HostScrollView in its receiver, which has 1 HostLabel. "
          + "One exists as an ancestor: use scope: .ancestor."
      ])
  }

  func testVersionsAreOrdered() {
    XCTAssertEqual([macOSVersion.v11, .v10_15_4, .v26, .v10_15].sorted(), [.v10_15, .v10_15_4, .v11, .v26])
    XCTAssertLessThan(iOSVersion.v13, .v14)
    XCTAssertLessThan(tvOSVersion.v18, .v26)
    XCTAssertLessThan(visionOSVersion.v1, .v2)
  }
}
