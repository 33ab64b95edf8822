import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class AnimatedFontsTests: HostTestCase {
  /// The font sizes of the first label at the start, a quarter of the way, and at the end.
  private func sizes<V: View>(_ content: @escaping (Bool) -> V) -> [CGFloat?] {
    let isLarge = Setting(false)
    let screen = show(Showing(isLarge) { content($0) })
    func size() -> CGFloat? {
      let label = screen.hosts(of: HostLabel.self).first
      return label?.runs?.first?.font.pointSize ?? label?.font.pointSize
    }
    let before = size()
    withAnimation(.linear(duration: 1)) { isLarge.value = true }
    screen.settle()
    XCTAssertEqual(size(), before)
    screen.pass(0.25)
    let between = size()
    screen.pass(1)
    XCTAssertFalse(screen.window.isAnimating)
    return [before, between, size()]
  }

  func testTheSizeOfAFontMoves() {
    let size: (Bool) -> CGFloat = { $0 ? 40 : 20 }
    XCTAssertEqual(sizes { VStack { Text("a") }.font(.system(size: size($0))) }, [20, 25, 40])
    XCTAssertEqual(sizes { Text("a").font(.system(size: size($0))) }, [20, 25, 40])
    XCTAssertEqual(sizes { Text("a").font(.system(size: size($0), weight: $0 ? .bold : .regular)) }, [20, 25, 40])
    XCTAssertEqual(sizes { Text("a").font(.system(size: size($0))) + Text("b") }, [20, 25, 40])
    XCTAssertEqual(sizes { Text("a").font($0 ? .title : .footnote) }, [13, 16.75, 28])
    XCTAssertEqual(sizes { Button("a") {}.font(.system(size: size($0))) }, [20, 25, 40])
  }

  /// Where no font is said there is no size to come from.
  func testAFontThatComesOrGoesCountsAtOnce() {
    let isLarge = Setting(false)
    let screen = show(Showing(isLarge) { Text("a").font($0 ? .system(size: 40) : nil) })
    withAnimation(.linear(duration: 1)) { isLarge.value = true }
    screen.settle()
    screen.pass(0.25)
    XCTAssertEqual(screen.hosts(of: HostLabel.self).first?.font.pointSize, 40)
  }

  func testTheColorOfATextMoves() {
    let isWhite = Setting(false)
    let screen = show(Showing(isWhite) { Text("a").foregroundColor($0 ? Color(white: 1) : Color(white: 0)) })
    func color() -> HostColor? { screen.hosts(of: HostLabel.self).first?.textColor }
    let black = color()
    withAnimation(.linear(duration: 1)) { isWhite.value = true }
    screen.settle()
    screen.pass(0.5)
    let between = color()
    screen.pass(1)
    XCTAssertEqual(Set([black, between, color()]).count, 3)
  }
}
