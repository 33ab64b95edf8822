import HostTree
import ViewKernel
import XCTest

/// When `onChange` calls its action for the first value.
@MainActor
final class ChangeTests: HostTestCase {
  /// A column behind the viewport: its first row is made to be measured, and is not shown.
  private func column(_ log: EventLog, _ value: Int = 1) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 500)
        LazyVStack(spacing: 0) {
          ForEach(0..<20) { row in
            Color.clear.frame(height: 50)
              .onAppear { log.add("appears \(row)") }
              .onChange(of: value, initial: true) { log.add("changes \(row): \($0) \($1)") }
          }
        }
      }
    }
  }

  func testTheFirstValueOfARowThatIsMadeAheadIsToldWhenItAppears() {
    let log = EventLog()
    let screen = show(column(log), height: 100)
    XCTAssertEqual(log.take(), [])
    screen.scroll(by: 450)
    XCTAssertEqual(log.take(), ["appears 0", "changes 0: 1 1"])
    screen.scroll(by: -450)
    screen.scroll(by: 450)
    XCTAssertEqual(log.take(), ["appears 0"], "the row is cached, so this is not its first value")
  }

  func testAChangeBeforeTheViewAppearsIsPartOfTheFirstValue() {
    let log = EventLog()
    let value = Setting(1)
    let screen = show(Showing(value) { self.column(log, $0) }, height: 100)
    value.value = 2
    screen.settle()
    XCTAssertEqual(log.take(), [])
    screen.scroll(by: 450)
    XCTAssertEqual(log.take(), ["appears 0", "changes 0: 2 2"])
    value.value = 3
    screen.settle()
    XCTAssertEqual(log.take(), ["changes 0: 2 3"])
  }

  func testAGeometryIsToldWhenTheViewAppears() {
    let log = EventLog()
    let screen = show(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 500)
          LazyVStack(spacing: 0) {
            ForEach(0..<20) { row in
              Color.clear.frame(height: 50)
                .onGeometryChange(for: CGFloat.self) {
                  $0.size.height
                } action: {
                  log.add("\(row): \(Int($0))")
                }
            }
          }
        }
      }, height: 100)
    XCTAssertEqual(log.take(), [])
    screen.scroll(by: 450)
    XCTAssertEqual(log.take(), ["0: 50"])
  }

  func testAViewInAWindowThatIsShownLaterTellsThen() {
    let log = EventLog()
    let window = makeWindow()
    let hosting = HostingView(rootView: Text("a").onChange(of: 1, initial: true) { log.add("\($0) \($1)") })
    window.settle()
    XCTAssertEqual(log.take(), [])
    window.addSubview(hosting)
    window.settle()
    XCTAssertEqual(log.take(), ["1 1"])
    hosting.removeFromSuperview()
    window.settle()
    window.addSubview(hosting)
    window.settle()
    XCTAssertEqual(log.take(), [])
    hosting.removeFromSuperview()
    window.settle()
  }
}
