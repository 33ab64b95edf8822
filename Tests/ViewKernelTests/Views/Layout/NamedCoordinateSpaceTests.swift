import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class NamedCoordinateSpaceTests: HostTestCase {
  private struct Reader: View {
    let log: EventLog
    var body: some View {
      Color.red.frame(width: 300, height: 300)
        .onGeometryChange(for: String.self) { proxy in
          func text(_ rect: CGRect?) -> String { rect.map { "\(Int($0.minX)),\(Int($0.minY))" } ?? "-" }
          return [
            text(proxy.frame(in: .scrollView)), text(proxy.frame(in: .scrollView(axis: .horizontal))),
            text(proxy.bounds(of: .scrollView)), text(proxy.bounds(of: .scrollView(axis: .horizontal))),
            text(proxy.bounds(of: .named("none"))), text(proxy.frame(in: LocalCoordinateSpace())),
          ].joined(separator: " ")
        } action: {
          log.add($0)
        }
    }
  }

  func testScrollViewsHaveSpaces() {
    let log = EventLog()
    let screen = show(
      ScrollView(.horizontal) {
        ScrollView { Reader(log: log) }.frame(height: 50).padding(.leading, 10)
      }, width: 100, height: 100)
    XCTAssertEqual(log.take(), ["0,0 10,0 0,0 -10,0 - 0,0"])
    screen.hosts(of: HostScrollView.self)[1].contentOffset.y = 20
    screen.settle()
    XCTAssertEqual(log.take(), ["0,-20 10,-20 0,20 -10,20 - 0,0"])
    screen.hosts(of: HostScrollView.self)[0].scroll(by: CGPoint(x: 30, y: 0))
    screen.settle()
    XCTAssertEqual(log.take(), ["0,-20 -20,-20 0,20 20,20 - 0,0"])
  }

  func testOutsideOfAScrollViewItIsTheWindow() {
    let log = EventLog()
    _ = show(
      Reader(log: log).padding(.leading, 10).frame(width: 400, height: 400, alignment: .topLeading), width: 400,
      height: 400)
    XCTAssertEqual(log.take(), ["10,0 10,0 - - - 0,0"])
  }
}
