import HostTree
import TestSupport
import ViewKernel
import XCTest

/// What a geometry reader has read of where things lie is followed, whatever moves.
@MainActor
final class GeometryPlacementTests: HostTestCase {
  private func check<Content: View>(
    _ expected: [String], line: UInt = #line, @ViewBuilder _ content: @escaping (Int) -> Content
  ) {
    let step = Setting(0)
    let screen = show(Showing(step) { content($0) }, width: 100, height: 100)
    for (number, text) in expected.enumerated() {
      step.value = number
      screen.settle(line: line)
      let fresh = show(content(number), width: 100, height: 100)
      XCTAssertEqual(screen.texts, [text], "step \(number)", line: line)
      XCTAssertEqual(screen.texts, fresh.texts, "step \(number), in a fresh window", line: line)
      fresh.close()
    }
  }

  /// The space and what is in it move against each other, and the reader stays in its place in the window.
  func testASpaceMovesAroundAReader() {
    check(["0.0", "-10.0", "5.0"]) { step in
      let x = [CGFloat(0), 10, -5][step]
      ZStack(alignment: .topLeading) {
        GeometryReader { geometry in Text(verbatim: "\(geometry.frame(in: .named("space")).minX)") }
          .offset(x: -x)
      }
      .coordinateSpace(name: "space")
      .offset(x: x)
    }
  }

  func testTheNearestSpaceOfANameChanges() {
    check(["0.0", "20.0", "0.0"]) { step in
      GeometryReader { geometry in Text(verbatim: "\(geometry.frame(in: .named("space")).minX)") }
        .coordinateSpace(name: step == 1 ? "another" : "space")
        .padding(.leading, 20)
        .coordinateSpace(name: "space")
    }
  }

  /// Turned by half a circle, a square lies where it lay, but its corner does not.
  func testACornerIsTurnedElsewhere() {
    check(["0.0", "20.0"]) { step in
      Color.red.frame(width: 20, height: 20)
        .anchorPreference(key: Corner.self, value: .topLeading) { $0 }
        .rotationEffect(.degrees(step == 1 ? 180 : 0))
        .overlayPreferenceValue(Corner.self) { anchor in
          GeometryReader { geometry in Text(verbatim: "\(anchor.map { abs(geometry[$0].x.rounded()) } ?? -1)") }
        }
    }
  }

  func testAnAnchoredViewMovesWithItsReader() {
    check(["10.0", "30.0", "0.0"]) { step in
      Color.red.frame(width: 20, height: 20)
        .anchorPreference(key: Corner.self, value: .topLeading) { $0 }
        .padding(.leading, [10, 30, 0][step])
        .overlayPreferenceValue(Corner.self) { anchor in
          GeometryReader { geometry in Text(verbatim: "\(anchor.map { geometry[$0].x } ?? -1)") }
        }
        .padding(.leading, [20, 0, 30][step])
    }
  }

  /// The content that an anchor stands for goes, at once or with a transition; the anchor stays.
  func testAnAnchoredViewLeaves() {
    for isAnimated in [false, true] {
      let isThere = Setting(true)
      let screen = show(
        Showing(isThere) { isThere in
          ZStack {
            Color.clear
            Group { if isThere { Color.red.frame(width: 20, height: 20).transition(.slide) } }
              .anchorPreference(key: Corner.self, value: .topLeading) { $0 }
          }
          .overlayPreferenceValue(Corner.self) { anchor in
            GeometryReader { geometry in Text(verbatim: "\(anchor.map { geometry[$0].x } ?? -1)") }
          }
        }, width: 100, height: 100)
      XCTAssertEqual(screen.texts, ["40.0"])
      withAnimation(isAnimated ? .linear(duration: 1) : nil) { isThere.value = false }
      screen.settle()
      for _ in 0..<4 { screen.pass(0.5) }
      XCTAssertEqual(screen.texts, ["0.0"])
      screen.close()
    }
  }
}

private enum Corner: PreferenceKey {
  static let defaultValue: Anchor<CGPoint>? = nil
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) { value = value ?? nextValue() }
}
