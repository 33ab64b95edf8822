import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ListReplacementTests: HostTestCase {
  /// A new row takes a cell that was on its way elsewhere: it stays where the row is.
  func testACellIsReusedWhileItSlides() {
    struct Rows: View {
      @State private var rows = ["a", "b"]
      var body: some View {
        List {
          ForEach(rows, id: \.self) { row in
            GeometryReader { Text("\(row) at \($0.frame(in: .global).minY)") }
          }
        }
        Button("reverse") { withAnimation { rows.reverse() } }
        Button("replace") { rows = ["c"] }
      }
    }
    let screen = show(Rows(), width: 320, height: 480)
    screen.tap("reverse")
    screen.tap("replace")
    XCTAssertEqual(screen.texts.first, "c at 46.0")
    screen.advance(by: 2)
    XCTAssertEqual(screen.texts.first, "c at 46.0")
  }
}
