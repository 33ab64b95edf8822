import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ScrollTransitionTests: HostTestCase {
  private func page(_ configuration: ScrollTransitionConfiguration, axis: Axis? = nil) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<5) { _ in
          Color.red.frame(width: 10, height: 40).scrollTransition(configuration, axis: axis) { content, phase in
            content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 8)
          }
        }
      }
    }
  }

  /// The opacities and the displacements of the views.
  private func shown<V: View>(_ screen: Screen<V>) -> String {
    screen.hosts(of: HostPlacedEffectView.self).map {
      "\(($0.alpha * 100).rounded() / 100):\(($0.contentEffect.transform.m31 * 100).rounded() / 100)"
    }.joined(separator: " ")
  }

  func testAnInteractiveOneFollowsTheScrolling() {
    let screen = show(page(.interactive(timingCurve: .linear)), width: 100, height: 100)
    XCTAssertEqual(shown(screen), "1.0:0.0 1.0:0.0 0.5:4.0 0.0:8.0 0.0:8.0")
    screen.scroll(by: 10)
    XCTAssertEqual(shown(screen), "0.75:-2.0 1.0:0.0 0.75:2.0 0.0:8.0 0.0:8.0")
    screen.scroll(by: 50)
    XCTAssertEqual(shown(screen), "0.0:-8.0 0.5:-4.0 1.0:0.0 1.0:0.0 0.0:8.0")
    screen.scroll(by: -60)
    screen.assertAgreesWithFresh()
  }

  func testThresholds() {
    func first(_ threshold: ScrollTransitionConfiguration.Threshold) -> String {
      shown(show(page(.interactive(timingCurve: .linear).threshold(threshold)), width: 100, height: 100))
    }
    XCTAssertEqual(first(.visible(0.5)), "1.0:0.0 1.0:0.0 1.0:0.0 0.0:8.0 0.0:8.0")
    XCTAssertEqual(first(.hidden), "1.0:0.0 1.0:0.0 1.0:0.0 0.0:8.0 0.0:8.0")
    XCTAssertEqual(first(.visible.inset(by: 40)), "0.5:-4.0 0.75:2.0 0.25:6.0 0.0:8.0 0.0:8.0")
    XCTAssertEqual(first(.visible(0).interpolated(towards: .visible, amount: 0.5)), first(.visible(0.5)))
    XCTAssertEqual(first(.visible(.nan)), first(.visible))
  }

  func testAnAnimatedOneChangesAtTheThreshold() {
    let screen = show(page(.animated(.linear(duration: 1))), width: 100, height: 100)
    XCTAssertEqual(shown(screen), "1.0:0.0 1.0:0.0 0.0:8.0 0.0:8.0 0.0:8.0")
    screen.scroll(by: 20)
    XCTAssertEqual(shown(screen), "1.0:0.0 1.0:0.0 0.0:8.0 0.0:8.0 0.0:8.0")
    screen.pass(0.5)
    XCTAssertEqual(shown(screen), "0.5:-4.0 1.0:0.0 0.5:4.0 0.0:8.0 0.0:8.0")
    screen.pass(0.6)
    XCTAssertEqual(shown(screen), "0.0:-8.0 1.0:0.0 1.0:0.0 0.0:8.0 0.0:8.0")
    XCTAssertFalse(screen.window.isAnimating)
  }

  func testNoneAndOutside() {
    XCTAssertEqual(
      shown(show(page(.identity), width: 100, height: 100)), "1.0:0.0 1.0:0.0 1.0:0.0 1.0:0.0 1.0:0.0")
    assertShows(
      Color.red.scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) },
      """
      HostPlacedEffectView (0, 0, 100 x 100)
      └─ HostColorView (0, 0, 100 x 100) background=red
      """)
  }

  func testEachSideItsOwn() {
    let screen = show(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<5) { _ in
            Color.red.frame(width: 40).scrollTransition(
              topLeading: .identity, bottomTrailing: .interactive(timingCurve: .linear)
            ) { content, phase in
              content.offset(x: phase.value * 8)
            }
          }
        }
      }, width: 100, height: 100)
    screen.scroll(x: 10)
    XCTAssertEqual(shown(screen), "1.0:0.0 1.0:0.0 1.0:2.0 1.0:8.0 1.0:8.0")
  }
}
