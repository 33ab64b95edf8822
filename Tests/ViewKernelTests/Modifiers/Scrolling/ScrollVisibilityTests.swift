import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ScrollVisibilityTests: HostTestCase {
  func testAViewComesAndGoes() {
    let log = EventLog()
    let screen = show(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20) { index in
            Color.red.frame(height: 40).onScrollVisibilityChange(threshold: 0.5) { log.add("\(index) \($0)") }
          }
        }
      }, width: 100, height: 100)
    XCTAssertEqual(log.take(), ["0 true", "1 true", "2 true"], "half of the third is visible")
    screen.scroll(by: 15)
    XCTAssertEqual(log.take(), [])
    screen.scroll(by: 10)
    XCTAssertEqual(log.take().sorted(), ["0 false", "3 true"].filter { $0 != "3 true" })
    screen.scroll(by: 400)
    XCTAssertEqual(Set(log.take()).isSuperset(of: ["1 false", "2 false", "11 true"]), true)
  }

  func testTheTargetsThatAreShown() {
    let log = EventLog()
    let screen = show(
      ScrollView {
        Text("title").frame(height: 40).scrollTarget().id("title")
        LazyVStack(spacing: 0) { ForEach(0..<20) { Text("\($0)").frame(height: 40) } }.scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { log.add("\($0)") }
      .onScrollTargetVisibilityChange(idType: String.self, threshold: 1) { log.add("\($0)") }, width: 100, height: 100)
    XCTAssertEqual(log.take(), ["[0]", "[\"title\"]"])
    screen.scroll(by: 20)
    XCTAssertEqual(log.take(), ["[0, 1]", "[]"])
    screen.scroll(by: 400)
    XCTAssertEqual(log.take(), ["[9, 10, 11]"])
  }
}
