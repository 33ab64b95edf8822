import Foundation
import HostTree
import ViewKernel
import XCTest

/// Shapes, paints, transforms and effects on their way, a quarter and three quarters of a linear second after a change.
@MainActor
final class AnimatedDrawingTests: HostTestCase {
  /// What the first host of a class says of itself at 0, a quarter, three quarters and the end of a way.
  private func way<Host: HostView, Content: View>(
    of type: Host.Type, _ content: @escaping (Bool) -> Content, _ look: (Host) -> String
  ) -> [String] {
    let isOn = Setting(false)
    let screen = show(Showing(isOn) { content($0) }, width: 100, height: 100)
    let host = screen.hosts(of: type)[0]
    withAnimation(.linear(duration: 1)) { isOn.value = true }
    screen.settle()
    var looks = [look(host)]
    for step in [0.25, 0.5, 0.25] {
      screen.pass(step)
      looks.append(look(host))
    }
    XCTAssertTrue(screen.hosts(of: type)[0] === host)
    return looks
  }

  /// The printed line of a host, without its frame.
  private func words(_ host: HostView) -> String {
    var description = HostDescription()
    host.describe(into: &description)
    return description.properties.map { property in property.value.map { "\(property.name)=\($0)" } ?? property.name }
      .joined(separator: " ")
  }

  private func way<Host: HostView, Content: View>(
    of type: Host.Type, _ content: @escaping (Bool) -> Content
  ) -> [String] { way(of: type, content) { words($0) } }

  func testATrimmedShape() {
    XCTAssertEqual(
      way(of: HostShapeView.self) { Circle().trim(from: 0, to: $0 ? 1 : 0.2).stroke(.red, lineWidth: 2) },
      [
        "shape=Circle.trim(0, 0.2) stroke=red lineWidth=2", "shape=Circle.trim(0, 0.4) stroke=red lineWidth=2",
        "shape=Circle.trim(0, 0.8) stroke=red lineWidth=2", "shape=Circle.trim(0, 1) stroke=red lineWidth=2",
      ])
  }

  func testChangedShapes() {
    XCTAssertEqual(
      way(of: HostShapeView.self) { RoundedRectangle(cornerRadius: $0 ? 8 : 4).fill(.red) },
      [4, 5, 7, 8].map { "shape=RoundedRectangle(\($0)) fill=red" })
    XCTAssertEqual(
      way(of: HostShapeView.self) { Ellipse().rotation(.degrees($0 ? 40 : 0)).offset(x: $0 ? 0 : 8) },
      [
        "rotation(0°).offset(8, 0)", "rotation(10°).offset(6, 0)", "rotation(30°).offset(2, 0)",
        "rotation(40°).offset(0, 0)",
      ]
      .map { "shape=Ellipse.\($0) fill=label" })
    XCTAssertEqual(
      way(of: HostShapeView.self) { Ellipse().scale($0 ? 2 : 1).size(width: 4, height: $0 ? 4 : 8) },
      [
        "scale(1, 1).size(4, 8)", "scale(1.25, 1.25).size(4, 7)", "scale(1.75, 1.75).size(4, 5)",
        "scale(2, 2).size(4, 4)",
      ]
      .map { "shape=Ellipse.\($0) fill=label" })
    XCTAssertEqual(
      way(of: HostShapeView.self) { Circle().inset(by: $0 ? 4 : 0).stroke(lineWidth: $0 ? 1 : 5).offset(x: 0) },
      [(0, 5), (1, 4), (3, 2), (4, 1)].map { "shape=Circle.inset(\($0.0)).stroke(\($0.1)).offset(0, 0) fill=label" })
  }

  func testAShapeOfOnesOwn() {
    struct Bar: Shape {
      var level: CGFloat
      var animatableData: CGFloat {
        get { level }
        set { level = newValue }
      }
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * level, height: rect.height)) }
    }
    XCTAssertEqual(
      way(of: HostShapeView.self, { Bar(level: $0 ? 1 : 0).fill(.red) }) { host in
        "\(host.layers[0].shape.path(in: host.bounds).boundingRect.width)"
      }, ["0.0", "25.0", "75.0", "100.0"])
  }

  func testPaint() {
    XCTAssertEqual(
      way(of: HostShapeView.self) { Circle().fill($0 ? Color.white : .black) },
      ["black", "#404040", "#BFBFBF", "white"].map { "shape=Circle fill=\($0)" })
    XCTAssertEqual(
      way(of: HostShapeView.self) { Circle().fill(.white).stroke($0 ? .white : .black, lineWidth: $0 ? 8 : 4) },
      ["black lineWidth=4", "#404040 lineWidth=5", "#BFBFBF lineWidth=7", "white lineWidth=8"]
        .map { "shape=Circle fill=white stroke=\($0)" })
    XCTAssertEqual(
      way(of: HostShapeView.self) {
        Rectangle().fill(.linearGradient(colors: [$0 ? .white : .black, .red], startPoint: .top, endPoint: .bottom))
      },
      ["black", "#404040", "#BFBFBF", "white"].map { "shape=Rectangle fill=linear(\($0), red; (0.5, 0) to (0.5, 1))" })
  }

  func testCoatsBelowTheTopmostMoveWithIt() {
    XCTAssertEqual(
      way(of: HostShapeView.self) {
        Circle().trim(from: 0, to: $0 ? 1 : 0).stroke($0 ? .white : .black, lineWidth: $0 ? 8 : 4).fill(
          $0 ? .black : .white)
      },
      [
        "trim(0, 0) stroke=black lineWidth=4 fill=white", "trim(0, 0.25) stroke=#404040 lineWidth=5 fill=#BFBFBF",
        "trim(0, 0.75) stroke=#BFBFBF lineWidth=7 fill=#404040", "trim(0, 1) stroke=white lineWidth=8 fill=black",
      ].map { "shape=Circle.\($0)" })
  }

  func testTransforms() {
    XCTAssertEqual(
      way(of: HostTransformView.self) { Text("a").rotationEffect(.degrees($0 ? 40 : 0)) },
      ["rotation=0°", "rotation=10°", "rotation=30°", "rotation=40°"])
    XCTAssertEqual(
      way(of: HostTransformView.self) { Text("a").scaleEffect($0 ? 3 : 1, anchor: $0 ? .bottom : .top) },
      [
        "scale=1 anchor=(0.5, 0)", "scale=1.5 anchor=(0.5, 0.25)", "scale=2.5 anchor=(0.5, 0.75)",
        "scale=3 anchor=(0.5, 1)",
      ])
    XCTAssertEqual(
      way(of: HostTransformView.self) { Text("a").rotation3DEffect(.degrees($0 ? 40 : 0), axis: (x: 0, y: 1, z: 0)) },
      ["0°", "10°", "30°", "40°"].map { "rotation=\($0) axis=(0, 1, 0)" })
  }

  func testATurningViewIsHitWhereItIsJustThen() {
    let isOn = Setting(false)
    let log = EventLog()
    let screen = show(
      Showing(isOn) { isOn in
        Color.red.frame(width: 80, height: 10).onTapGesture { log.add("hit") }.rotationEffect(.degrees(isOn ? 180 : 0))
      }, width: 100, height: 100)
    withAnimation(.linear(duration: 1)) { isOn.value = true }
    screen.settle()
    screen.pass(0.5)
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 50, y: 12)))
    XCTAssertFalse(screen.window.tap(at: CGPoint(x: 12, y: 50)))
    screen.pass(0.5)
    XCTAssertFalse(screen.window.tap(at: CGPoint(x: 50, y: 12)))
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 12, y: 50)))
    XCTAssertEqual(log.take(), ["hit", "hit"])
  }

  func testAGeometryEffectOfOnesOwn() {
    struct Shift: GeometryEffect {
      var distance: CGFloat
      var animatableData: CGFloat {
        get { distance }
        set { distance = newValue }
      }
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
      }
    }
    XCTAssertEqual(
      way(of: HostTransformView.self, { Text("a").modifier(Shift(distance: $0 ? 40 : 0)) }) { "\($0.projection.m31)" },
      ["0.0", "10.0", "30.0", "40.0"])
    XCTAssertEqual(
      way(of: HostTransformView.self, { Text("a").modifier(Shift(distance: $0 ? 40 : 0).ignoredByLayout()) }) {
        "\($0.projection.m31)"
      }, ["0.0", "10.0", "30.0", "40.0"])
  }

  func testEffectsAndClips() {
    XCTAssertEqual(
      way(of: HostEffectView.self) { Text("a").blur(radius: $0 ? 8 : 0) }, ["blur=0", "blur=2", "blur=6", "blur=8"])
    XCTAssertEqual(
      way(of: HostEffectView.self) { Text("a").saturation($0 ? 0 : 1) },
      ["saturation=1", "saturation=0.75", "saturation=0.25", "saturation=0"])
    XCTAssertEqual(
      way(of: HostEffectView.self) { Text("a").shadow(color: .black, radius: $0 ? 8 : 4, y: $0 ? 4 : 0) },
      [
        "shadow=black radius=4", "shadow=black radius=5 offset=(0, 1)", "shadow=black radius=7 offset=(0, 3)",
        "shadow=black radius=8 offset=(0, 4)",
      ])
    XCTAssertEqual(
      way(of: HostClipView.self) { Text("a").cornerRadius($0 ? 8 : 4) },
      [4, 5, 7, 8].map { "shape=RoundedRectangle(\($0))" })
  }
}
