import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class VisualEffectTests: HostTestCase {
  func testEffectsChangeWhatIsShownAndNoLayout() {
    assertShows(
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).visualEffect { content, proxy in
          content.offset(x: proxy.size.width, y: 5).scaleEffect(2, anchor: .topLeading).opacity(0.5).blur(radius: 3)
            .saturation(1)
        }
        Color.blue.frame(width: 20, height: 20)
      },
      """
      HostStackView (30, 40, 40 x 20) axis=horizontal spacing=0
      ├─ HostPlacedEffectView (0, 0, 20 x 20) alpha=0.5 transform=(2, 0, 0, 2, 40, 10) blur=3
      │  └─ HostFrameView (0, 0, 20 x 20) width=20 height=20
      │     └─ HostColorView (0, 0, 20 x 20) background=red
      └─ HostFrameView (20, 0, 20 x 20) width=20 height=20
         └─ HostColorView (0, 0, 20 x 20) background=blue
      """)
  }

  /// The effect follows the scrolling; the proxy tells of the view without the effect.
  func testAHeaderThatStays() {
    let log = EventLog()
    let screen = show(
      ScrollView {
        Color.red.frame(height: 40)
          .visualEffect { content, proxy in
            content.offset(y: max(0, -proxy.frame(in: .scrollView).minY))
          }
        Color.blue.frame(height: 400).onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          log.add("\($0)")
        }
      }, width: 100, height: 100)
    func header() -> CGFloat { screen.colorFrames[0].minY }
    XCTAssertEqual(header(), 0)
    screen.scroll(y: 30)
    XCTAssertEqual(header(), 0)
    XCTAssertEqual(screen.colorFrames[1].minY, 18)
    screen.scroll(y: -30)
    XCTAssertEqual(header(), 0)
    XCTAssertEqual(log.take(), ["400.0"], "no layout")
    screen.assertAgreesWithFresh()
  }

  func testItIsAnimated() {
    struct Page: View {
      @State private var isAway = false
      var body: some View {
        VStack(spacing: 0) {
          Button("go") { withAnimation(.linear(duration: 1)) { isAway.toggle() } }
          Color.red.frame(width: 10, height: 10).visualEffect { [isAway] content, _ in
            content.offset(x: isAway ? 40 : 0).opacity(isAway ? 0 : 1)
          }
        }
      }
    }
    let screen = show(Page(), width: 100, height: 100)
    func shown() -> [CGFloat] {
      let host = screen.hosts(of: HostPlacedEffectView.self)[0]
      return [host.contentEffect.transform.m31, host.alpha].map { ($0 * 1000).rounded() / 1000 }
    }
    screen.tap("go")
    XCTAssertEqual(shown(), [0, 1])
    screen.pass(0.25)
    XCTAssertEqual(shown(), [10, 0.75])
    screen.pass(0.8)
    XCTAssertEqual(shown(), [40, 0])
    XCTAssertFalse(screen.window.isAnimating)
  }

  func testItIsHitWhereItIsShown() {
    struct Page: View {
      let log: EventLog
      var body: some View {
        Color.red.frame(width: 20, height: 20)
          .onTapGesture { log.add("hit") }
          .visualEffect { content, _ in content.offset(x: 40) }
      }
    }
    let log = EventLog()
    let screen = show(Page(log: log), width: 100, height: 100)
    screen.window.tap(at: CGPoint(x: 50, y: 50))
    screen.settle()
    XCTAssertEqual(log.take(), [])
    screen.window.tap(at: CGPoint(x: 90, y: 50))
    screen.settle()
    XCTAssertEqual(log.take(), ["hit"])
  }

  func testNumbersThatAreNone() {
    let diagnostics = HostDiagnostics.collect {
      assertShows(
        Color.red.visualEffect { content, _ in
          content.opacity(.nan).offset(x: .infinity).blur(radius: -1).scaleEffect(.nan).transformEffect(
            CGAffineTransform(translationX: .nan, y: 0))
        },
        """
        HostPlacedEffectView (0, 0, 100 x 100)
        └─ HostColorView (0, 0, 100 x 100) background=red
        """)
    }
    XCTAssertEqual(
      diagnostics.map { String($0.prefix(28)) },
      [
        "The opacity of an effect is ", "The offset of an effect acro", "The radius of a blur is -1; ",
        "The scale of an effect acros", "The scale of an effect downw", "An effect has a projection w",
      ])
  }
}
