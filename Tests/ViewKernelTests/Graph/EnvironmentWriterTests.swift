import Foundation
import HostTree
import ViewKernel
import XCTest

/// Values are written for what is inside, and travel no further than they must.
@MainActor
final class EnvironmentWriterTests: HostTestCase {
  private struct Written: View {
    let size: CGFloat?
    var body: some View { Text("a").font(size.map { .system(size: $0) }) }
  }

  private struct Inner: View {
    var body: some View { Text("a") }
  }
  private struct Written2: View {
    let size: Int
    let kind: Int
    var body: some View {
      if kind == 0 { Inner().font(size == 0 ? nil : .system(size: CGFloat(size))) }
    }
  }

  func testANewValueReachesBodiesThatStayAsTheyAre() {
    let screen = show(Written2(size: 0, kind: 0))
    XCTAssertEqual(screen.hosts(of: HostLabel.self).map(\.font.pointSize), [17])
    screen.view = Written2(size: 11, kind: 0)
    XCTAssertEqual(screen.hosts(of: HostLabel.self).map(\.font.pointSize), [11])
    screen.view = Written2(size: 12, kind: 0)
    XCTAssertEqual(screen.hosts(of: HostLabel.self).map(\.font.pointSize), [12])
  }

  func testANewValueReachesTheTextsInside() {
    let screen = show(Written(size: nil))
    XCTAssertEqual(screen.hosts(of: HostLabel.self).map(\.font.pointSize), [17])
    screen.view = Written(size: 11)
    XCTAssertEqual(screen.hosts(of: HostLabel.self).map(\.font.pointSize), [11])
    screen.view = Written(size: 12)
    XCTAssertEqual(screen.hosts(of: HostLabel.self).map(\.font.pointSize), [12])
    screen.view = Written(size: nil)
    XCTAssertEqual(screen.hosts(of: HostLabel.self).map(\.font.pointSize), [17])
  }
}
