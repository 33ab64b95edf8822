import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class IntrospectionReportTests: HostTestCase {
  func testALiveTreeListsItsIntrospectionsAndTheirMisses() {
    let screen = show(
      VStack {
        Text("a").introspect(.text, fileID: "App/A.swift", line: 1) { _ in }
        Text("b").introspect(.slider, onMiss: { _ in }, fileID: "App/A.swift", line: 2) { _ in }
        Text("c").introspect(.text, isEnabled: false, fileID: "App/A.swift", line: 3) { _ in }
      })
    let reports = screen.window.introspections
    XCTAssertEqual(
      reports.map(\.description),
      [
        "introspect(.text) at A.swift:1: found 1", "introspect(.slider) at A.swift:2: missed",
        "introspect(.text) at A.swift:3: skipped",
      ])
    XCTAssertEqual(reports.map { $0.targets.count }, [1, 0, 0])
    XCTAssertEqual(reports.map { $0.range.map { ($0 as? HostLabel)?.text } }, [["a"], ["b"], ["c"]])
    XCTAssertEqual(
      screen.window.introspectionMisses.map(\.description),
      ["introspect(.slider) at A.swift:2 found no HostSlider in its receiver, which has 1 HostLabel."])
    screen.close()
  }
}
