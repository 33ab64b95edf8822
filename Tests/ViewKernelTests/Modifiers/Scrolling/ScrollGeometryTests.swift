import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ScrollGeometryTests: HostTestCase {
  private struct Page: View {
    let log: EventLog
    @State private var count = 10
    @State private var isFar = false
    var body: some View {
      VStack(spacing: 0) {
        Button("more") { count += 10 }
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 20) } }
          ScrollView { Color.blue }
        }
        .contentMargins(.top, 5, for: .scrollContent)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { old, new in
          log.add("\(old.contentOffset.y) \(new.contentOffset.y) \(new.contentSize.height) \(new.bounds.minY)")
        }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 50
        } action: { _, new in
          isFar = new
        }
        Text(isFar ? "far" : "near")
      }
    }
  }

  func testOffsetsAndSizes() {
    let log = EventLog()
    let screen = show(Page(log: log), width: 100, height: 100)
    XCTAssertEqual(log.take(), ["-5.0 -5.0 218.0 0.0"])
    XCTAssertEqual(screen.shownTexts, ["more", "near"])
    screen.scroll(by: 80)
    XCTAssertEqual(log.take(), ["-5.0 75.0 218.0 80.0"])
    XCTAssertEqual(screen.shownTexts, ["more", "far"])
    screen.tap("more")
    XCTAssertEqual(log.take(), ["75.0 75.0 418.0 80.0"])
    screen.settle()
    XCTAssertEqual(log.take(), [])
  }

  func testALateScrollView() {
    struct Late: View {
      let log: EventLog
      @State private var isThere = false
      var body: some View {
        VStack {
          Button("show") { isThere.toggle() }
          if isThere { List(0..<50) { Text("\($0)") } }
        }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: {
          log.add("\($1)")
        }
      }
    }
    let log = EventLog()
    let screen = show(Late(log: log))
    XCTAssertEqual(log.take(), [])
    screen.tap("show")
    screen.scroll(by: 10)
    screen.tap("show")
    screen.tap("show")
    XCTAssertEqual(log.take(), ["0.0", "10.0", "0.0"])
  }
}
