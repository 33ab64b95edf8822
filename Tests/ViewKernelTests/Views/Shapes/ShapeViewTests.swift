import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ShapeViewTests: HostTestCase {
  private func line(_ view: some View) -> String {
    let screen = show(view)
    let hosts = screen.hosts(of: HostShapeView.self)
    return hosts.count == 1 ? ViewKernelTests.line(for: hosts[0]) : "\(hosts.count) hosts"
  }

  func testFills() {
    XCTAssertEqual(line(Circle().fill(.red)), "HostShapeView shape=Circle fill=red")
    XCTAssertEqual(line(Circle().fill(Color.red.opacity(0.5))), "HostShapeView shape=Circle fill=#FF3B3080")
    XCTAssertEqual(line(Circle().fill()), "HostShapeView shape=Circle fill=label")
    XCTAssertEqual(
      line(Circle().fill(.blue, style: FillStyle(eoFill: true))), "HostShapeView shape=Circle fill=blue evenOdd")
  }

  func testStrokes() {
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 2])
    XCTAssertEqual(line(Circle().stroke(.red)), "HostShapeView shape=Circle stroke=red lineWidth=1")
    XCTAssertEqual(line(Circle().stroke(Color.red, lineWidth: 2)), "HostShapeView shape=Circle stroke=red lineWidth=2")
    XCTAssertEqual(
      line(Circle().stroke(.red, style: style)), "HostShapeView shape=Circle stroke=red lineWidth=3 dash=[4, 2]")
    XCTAssertEqual(
      line(Capsule().strokeBorder(.red, lineWidth: 2)), "HostShapeView shape=Capsule stroke=red lineWidth=2")
    XCTAssertEqual(
      line(Capsule().strokeBorder(style: style)), "HostShapeView shape=Capsule stroke=label lineWidth=3 dash=[4, 2]")
    XCTAssertEqual(line(Capsule().strokeBorder()), "HostShapeView shape=Capsule stroke=label lineWidth=1")
  }

  func testAStrokeWithoutAStyleIsAShape() {
    XCTAssertEqual(line(Circle().stroke()), "HostShapeView shape=Circle stroke=label lineWidth=1")
    XCTAssertEqual(
      line(Circle().stroke(lineWidth: 4).foregroundColor(.red)), "HostShapeView shape=Circle stroke=red lineWidth=4")
    XCTAssertEqual(
      line(Circle().stroke(style: StrokeStyle(lineWidth: 4)).fill(.green)),
      "HostShapeView shape=Circle stroke=green lineWidth=4")
  }

  func testSeveralCoatsHaveOneHost() {
    XCTAssertEqual(
      line(Circle().fill(.red).stroke(.blue, lineWidth: 2)),
      "HostShapeView shape=Circle fill=red stroke=blue lineWidth=2")
    XCTAssertEqual(
      line(Circle().strokeBorder(.blue, lineWidth: 4).fill(.green.opacity(0.5)).stroke(.red)),
      "HostShapeView shape=Circle stroke=blue lineWidth=4 fill=#34C75980 stroke=red lineWidth=1")
    XCTAssertEqual(
      line(RoundedRectangle(cornerRadius: 4).stroke(.red).strokeBorder(.blue, lineWidth: 2)),
      "HostShapeView shape=RoundedRectangle(4) stroke=red lineWidth=1 stroke=blue lineWidth=2")
  }

  func testAShapeOfATypeThatIsKnownAtRunTimeOnly() {
    let shapes: [any Shape] = [Circle(), Rectangle(), Circle().trim(from: 0, to: 0.5)]
    let painted: [AnyView] =
      shapes.map { AnyView($0.fill(.red)) } + shapes.map { AnyView($0.stroke(.red, lineWidth: 2)) }
    XCTAssertEqual(
      painted.map { line($0) },
      [
        "HostShapeView shape=Circle fill=red", "HostShapeView shape=Rectangle fill=red",
        "HostShapeView shape=Circle.trim(0, 0.5) fill=red",
        "HostShapeView shape=Circle stroke=red lineWidth=2", "HostShapeView shape=Rectangle stroke=red lineWidth=2",
        "HostShapeView shape=Circle.trim(0, 0.5) stroke=red lineWidth=2",
      ])
    XCTAssertEqual(line(AnyView(shapes[0].fill())), "HostShapeView shape=Circle fill=label")
    func bordered(_ shape: any InsettableShape) -> any View { shape.strokeBorder(.red) }
    XCTAssertEqual(line(AnyView(bordered(Capsule()))), "HostShapeView shape=Capsule stroke=red lineWidth=1")
  }

  func testABorderLiesWithin() {
    let host = show(Rectangle().strokeBorder(.red, lineWidth: 4), width: 20, height: 20).hosts(of: HostShapeView.self)[
      0]
    XCTAssertEqual(host.layers.map { $0.shape.path(in: host.bounds).boundingRect }, [CGRect(2, 2, 16, 16)])
    XCTAssertEqual([1, 3.5, 5].map { host.point(inside: CGPoint(x: $0, y: 10), with: nil) }, [true, true, false])
  }

  func testOnlyThePaintChanges() {
    struct Dot: View {
      var isOn: Bool
      var body: some View { Circle().fill(isOn ? Color.green : Color.gray) }
    }
    let screen = show(Dot(isOn: false))
    let host = screen.hosts(of: HostShapeView.self)[0]
    screen.view = Dot(isOn: true)
    XCTAssertTrue(screen.hosts(of: HostShapeView.self)[0] === host)
    XCTAssertEqual(host.layers.map(\.paint), [.color(.green)])
  }

  func testPaintFollowsTheEnvironment() {
    struct Signal: View {
      @State private var isHot = false
      var body: some View {
        VStack {
          Button("heat") { isHot.toggle() }
          HStack {
            Circle()
            Circle().stroke(.tint)
            Circle().fill(.primary)
          }
          .foregroundColor(isHot ? .red : .blue)
          .tint(isHot ? .orange : .mint)
        }
      }
    }
    let screen = show(Signal())
    func paints() -> [HostPaint] { screen.hosts(of: HostShapeView.self).flatMap { $0.layers.map(\.paint) } }
    XCTAssertEqual(paints(), [.color(.blue), .color(.mint), .color(.blue)])
    screen.tap("heat")
    XCTAssertEqual(paints(), [.color(.red), .color(.orange), .color(.red)])
  }

  func testChangedShapesAreCalledAsTheyAreWritten() {
    func name(_ shape: some Shape) -> String {
      line(shape).replacingOccurrences(of: "HostShapeView shape=", with: "").replacingOccurrences(
        of: " fill=label", with: "")
    }
    XCTAssertEqual(name(Circle().trim(from: 0.25, to: 0.5)), "Circle.trim(0.25, 0.5)")
    XCTAssertEqual(name(RoundedRectangle(cornerRadius: 8).inset(by: 3)), "RoundedRectangle(5).inset(3)")
    XCTAssertEqual(
      name(Ellipse().offset(x: 1, y: 2).rotation(.degrees(90)).scale(0.5)),
      "Ellipse.offset(1, 2).rotation(90°).scale(0.5, 0.5)")
    XCTAssertEqual(name(Capsule().size(width: 4, height: 5).transform(.identity)), "Capsule.size(4, 5).transform")
    XCTAssertEqual(name(AnyShape(Circle().stroke(lineWidth: 2).offset(x: 1))), "Circle.stroke(2).offset(1, 0)")
    XCTAssertEqual(
      name(RoundedRectangle(cornerSize: CGSize(width: 8, height: 4))), "RoundedRectangle(8 x 4)")
  }
}
