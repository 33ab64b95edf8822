import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class TransformEffectsTests: HostTestCase {
  private var box: some View { Color.red.frame(width: 40, height: 20) }

  /// Where the box is drawn in a window of 100 x 100.
  private func drawn(_ view: some View) -> [CGRect] { show(view, width: 100, height: 100).colorFrames.map(\.rounded) }

  func testFramesAreThoseOfLayout() {
    assertShows(
      HStack(spacing: 0) {
        box.rotationEffect(.degrees(90))
        box.scaleEffect(2, anchor: .topLeading)
      },
      """
      HostStackView (10, 40, 80 x 20) axis=horizontal spacing=0
      ├─ HostTransformView (0, 0, 40 x 20) rotation=90°
      │  └─ HostFrameView (0, 0, 40 x 20) width=40 height=20
      │     └─ HostColorView (0, 0, 40 x 20) background=red
      └─ HostTransformView (40, 0, 40 x 20) scale=2 anchor=(0, 0)
         └─ HostFrameView (0, 0, 40 x 20) width=40 height=20
            └─ HostColorView (0, 0, 40 x 20) background=red
      """)
  }

  func testWhereContentIsDrawn() {
    XCTAssertEqual(drawn(box), [CGRect(30, 40, 40, 20)])
    XCTAssertEqual(drawn(box.rotationEffect(.degrees(90))), [CGRect(40, 30, 20, 40)])
    XCTAssertEqual(drawn(box.rotationEffect(.degrees(90), anchor: .topLeading)), [CGRect(10, 40, 20, 40)])
    XCTAssertEqual(drawn(box.scaleEffect(0.5)), [CGRect(40, 45, 20, 10)])
    XCTAssertEqual(drawn(box.scaleEffect(x: 2)), [CGRect(10, 40, 80, 20)])
    XCTAssertEqual(drawn(box.scaleEffect(CGSize(width: 1, height: 2), anchor: .bottom)), [CGRect(30, 20, 40, 40)])
    XCTAssertEqual(drawn(box.transformEffect(CGAffineTransform(translationX: 5, y: 7))), [CGRect(35, 47, 40, 20)])
    XCTAssertEqual(
      drawn(box.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1)))), [CGRect(30, 40, 80, 20)])
    XCTAssertEqual(drawn(box.rotationEffect(.degrees(90)).scaleEffect(2)), [CGRect(30, 10, 40, 80)])
  }

  func testTurnsInSpace() {
    // Seen from the side, nothing is left; half round, it is as wide as before.
    let flat = box.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    XCTAssertEqual(drawn(flat), [CGRect(40, 40, 20, 20)])
    XCTAssertEqual(drawn(box.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1))), [CGRect(40, 30, 20, 40)])
    XCTAssertEqual(
      drawn(box.rotation3DEffect(.degrees(180), axis: (x: 1, y: 0, z: 0), perspective: 0)), [CGRect(30, 40, 40, 20)])
    // With the viewer 40 points away, the right side, 10 points further off, is 4/5 as large, and the left side 4/3.
    let angle = Angle.radians(asin(0.5))
    let frame = drawn(box.rotation3DEffect(angle, axis: (x: 0, y: 1, z: 0)))[0]
    let half = 20 * cos(angle.radians)
    XCTAssertEqual(frame.minX, 50 - half * 4 / 3, accuracy: 1e-5)
    XCTAssertEqual(frame.maxX, 50 + half * 4 / 5, accuracy: 1e-5)
    XCTAssertEqual(frame.height, 20 * 4 / 3, accuracy: 1e-5)
    XCTAssertEqual(drawn(box.rotation3DEffect(.degrees(60), axis: (x: 0, y: 0, z: 0))), [CGRect(30, 40, 40, 20)])
  }

  func testAnAxisAboveTheView() {
    // Half a turn about an axis 10 points in front of it leaves it 20 points nearer: 40 / (40 - 20) = 2 times as large.
    let turned = box.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0), anchorZ: 10)
    XCTAssertEqual(drawn(turned), [CGRect(10, 30, 80, 40)])
  }

  func testTapsArriveWhereAViewIsDrawn() {
    let log = EventLog()
    let screen = show(
      box.onTapGesture { log.add("hit") }.rotationEffect(.degrees(90)), width: 100, height: 100)
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 50, y: 32)))
    XCTAssertFalse(screen.window.tap(at: CGPoint(x: 32, y: 50)))
    let button = show(Button("Go") { log.add("go") }.scaleEffect(3), width: 100, height: 100)
    XCTAssertTrue(button.window.tap(at: CGPoint(x: 75, y: 50)))
    button.tap("Go")
    XCTAssertEqual(log.take(), ["hit", "go", "go"])
  }

  func testATouchInsideKnowsItsPlaceInside() {
    let screen = show(box.accessibilityIdentifier("box").scaleEffect(2), width: 100, height: 100)
    let touch = screen.window.beginTouch(at: CGPoint(x: 50, y: 40))
    XCTAssertEqual(touch.location(in: screen.host("box")), CGPoint(x: 20, y: 5))
    touch.cancel()
  }

  func testNothingIsHitWhereNothingIsDrawn() {
    let log = EventLog()
    let screen = show(box.onTapGesture { log.add("hit") }.scaleEffect(0), width: 100, height: 100)
    XCTAssertFalse(screen.window.tap(at: CGPoint(x: 50, y: 50)))
    let edge = show(
      box.onTapGesture { log.add("hit") }.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0), perspective: 0),
      width: 100, height: 100)
    XCTAssertFalse(edge.window.tap(at: CGPoint(x: 80, y: 80)))
    XCTAssertEqual(log.take(), [])
  }

  func testReadersOfGeometryInsideAndAround() {
    struct Reader: View {
      let log: EventLog
      var body: some View {
        GeometryReader { proxy in
          let _ = log.add("\(proxy.frame(in: .local).rounded) \(proxy.frame(in: .global).rounded)")
          Color.clear
        }
      }
    }
    let log = EventLog()
    _ = show(Reader(log: log).frame(width: 40, height: 20).rotationEffect(.degrees(90)), width: 100, height: 100)
    _ = show(box.rotationEffect(.degrees(90)).background(Reader(log: log)), width: 100, height: 100)
    let first = CGRect(0, 0, 40, 20)
    XCTAssertEqual(log.take().last, "\(first) \(CGRect(30, 40, 40, 20))")
    let inside = show(
      Reader(log: log).frame(width: 40, height: 20).rotationEffect(.degrees(90)), width: 100, height: 100)
    inside.settle()
    XCTAssertEqual(log.take().last, "\(first) \(CGRect(40, 30, 20, 40))")
  }

  func testCoordinatesWithinOneTransformAreExact() {
    let screen = show(
      ZStack(alignment: .topLeading) {
        Color.clear.frame(width: 40, height: 20)
        Color.red.frame(width: 10, height: 10).offset(x: 3, y: 4).accessibilityIdentifier("dot")
      }
      .accessibilityIdentifier("around").rotationEffect(.degrees(33)).scaleEffect(1.7))
    let dot = screen.host("dot")
    XCTAssertEqual(dot?.convert(CGPoint(x: 1, y: 2), to: screen.host("around")), CGPoint(x: 1, y: 2))
    XCTAssertEqual(screen.host("around")?.convert(CGPoint(x: 1, y: 2), to: dot), CGPoint(x: 1, y: 2))
    let there = dot.map { $0.convert($0.convert(CGPoint(x: 1, y: 2), to: nil), from: nil) }
    XCTAssertEqual(there.map { [$0.x, $0.y] }?.map { ($0 * 1e6).rounded() / 1e6 }, [1, 2])
  }

  func testATransformThatIsNotFinite() {
    XCTAssertEqual(drawn(box.scaleEffect(.infinity)), [CGRect(30, 40, 40, 20)])
    XCTAssertFalse(takeSentences().isEmpty)
  }

  func testChangingTheTransformKeepsTheHost() {
    struct Spinner: View {
      @State private var isTurned = false
      var body: some View {
        Button("turn") { isTurned.toggle() }.rotationEffect(.degrees(isTurned ? 180 : 0))
      }
    }
    let screen = show(Spinner(), width: 100, height: 100)
    let host = screen.hosts(of: HostTransformView.self)[0]
    XCTAssertEqual(line(for: host).prefix { $0 != "…" }, "HostTransformView rotation=0° ")
    screen.tap("turn")
    XCTAssertTrue(screen.hosts(of: HostTransformView.self)[0] === host)
    XCTAssertEqual(line(for: host).prefix { $0 != "…" }, "HostTransformView rotation=180° ")
    screen.tap("turn")
    XCTAssertEqual(line(for: host).prefix { $0 != "…" }, "HostTransformView rotation=0° ")
  }

  // MARK: Effects of one's own

  private struct Shifted: GeometryEffect {
    var part: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width * part, y: 0))
    }
  }

  func testAnEffectOfOnesOwnDependsOnTheSize() {
    XCTAssertEqual(drawn(box.modifier(Shifted(part: 0.5))), [CGRect(50, 40, 40, 20)])
    let screen = show(box.modifier(Shifted(part: 0.25)), width: 100, height: 100)
    let host = screen.hosts(of: HostTransformView.self)[0]
    XCTAssertEqual(line(for: host).prefix { $0 != "…" }, "HostTransformView transform=Shifted ")
    screen.view = box.modifier(Shifted(part: 1))
    XCTAssertEqual(screen.colorFrames, [CGRect(70, 40, 40, 20)])
    XCTAssertTrue(screen.hosts(of: HostTransformView.self)[0] === host)
  }

  func testAnEffectThatLayoutIgnores() {
    let log = EventLog()
    let screen = show(
      box.onTapGesture { log.add("hit") }.modifier(Shifted(part: 1).ignoredByLayout()), width: 100, height: 100)
    XCTAssertEqual(screen.colorFrames, [CGRect(30, 40, 40, 20)])
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 32, y: 50)))
    let host = screen.hosts(of: HostTransformView.self)[0]
    XCTAssertEqual(host.projection, ProjectionTransform(CGAffineTransform(translationX: 40, y: 0)))
    XCTAssertEqual(log.take(), ["hit"])
  }

  func testFlipsForRightToLeftLayoutDirection() {
    let pair = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 30, height: 10)
    }
    func places(_ view: some View) -> [CGFloat] {
      show(view, width: 40, height: 10).colorFrames.map(\.minX)
    }
    XCTAssertEqual(places(pair.flipsForRightToLeftLayoutDirection(true)), [0, 10])
    XCTAssertEqual(places(pair.environment(\.layoutDirection, .rightToLeft)), [30, 0])
    XCTAssertEqual(
      places(pair.flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, .rightToLeft)), [0, 10])
    XCTAssertEqual(
      places(pair.flipsForRightToLeftLayoutDirection(false).environment(\.layoutDirection, .rightToLeft)), [30, 0])
    let direction = Setting(LayoutDirection.leftToRight)
    let screen = show(
      Showing(direction) {
        Image(systemName: "star").flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, $0)
      })
    let host = screen.hosts(of: HostTransformView.self)[0]
    XCTAssertEqual(line(for: host).prefix { $0 != "…" }, "HostTransformView scale=1 ")
    direction.value = .rightToLeft
    screen.settle()
    XCTAssertEqual(line(for: host).prefix { $0 != "…" }, "HostTransformView rightToLeft scale=-1 x 1 ")
  }
}
