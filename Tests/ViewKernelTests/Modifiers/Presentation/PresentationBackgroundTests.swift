import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class PresentationBackgroundTests: HostTestCase {
  /// Which of some colours are in the drawing of a window.
  private func colors(_ window: HostWindow) -> [Bool] {
    let drawing = HostDrawing(of: window)
    let all = "\(drawing.commands)"
    return [HostColor.red, .green, .blue].map { all.contains("\(drawing.resolved($0))") }
  }

  func testAStyleFillsTheSheet() {
    func shown<V: View>(_ view: V) -> [Bool] {
      colors(show(Color.clear.sheet(isPresented: .constant(true)) { view }).window)
    }
    XCTAssertEqual(shown(Text("a").presentationBackground(.red)), [true, false, false])
    XCTAssertEqual(shown(Text("a")), [false, false, false])
  }

  func testTheFirstOneCountsAndItFollowsTheState() {
    struct Sheet: View {
      @State private var color = Color.red
      var body: some View {
        VStack {
          Text("a").presentationBackground(color)
          Text("b").presentationBackground(.green)
          Button("Change") { color = .blue }.tint(.black)
        }
      }
    }
    let screen = show(Color.clear.sheet(isPresented: .constant(true)) { Sheet() })
    XCTAssertEqual(colors(screen.window), [true, false, false])
    screen.tap("Change")
    XCTAssertEqual(colors(screen.window), [false, false, true])
  }

  func testViewsLieBehindTheContent() {
    let screen = show(
      Color.clear.sheet(isPresented: .constant(true)) { Text("a").presentationBackground { Color.red } })
    XCTAssertNotNil(screen.host("a"))
    XCTAssertEqual(colors(screen.window), [true, false, false])
  }
}
