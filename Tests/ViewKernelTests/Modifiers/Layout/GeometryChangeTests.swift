import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class GeometryChangeTests: HostTestCase {
  func testItTellsTheFirstSizeAndEachChange() {
    struct Page: View {
      @State private var width: CGFloat = 20
      @State private var seen: CGFloat = 0
      let log: EventLog
      var body: some View {
        VStack {
          Button("wider") { width = 40 }
          Color.red.frame(width: width, height: 10)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: { old, new in
              log.add("\(Int(old)) -> \(Int(new))")
            }
            .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { seen = $0 }
          Text("seen \(Int(seen))")
        }
      }
    }
    let log = EventLog()
    let screen = show(Page(log: log))
    XCTAssertTrue(screen.texts.contains("seen 20"), "\(screen.texts)")
    screen.tap("wider")
    XCTAssertTrue(screen.texts.contains("seen 40"), "\(screen.texts)")
    XCTAssertEqual(log.take(), ["20 -> 20", "20 -> 40"])
  }
}
