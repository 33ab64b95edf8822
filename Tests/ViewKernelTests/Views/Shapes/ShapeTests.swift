import Foundation
import HostTree
import ViewKernel
import XCTest

/// A shape as a user writes it.
private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// An insettable shape as a user writes it.
private struct Arc: InsettableShape {
  var startAngle: Angle
  var endAngle: Angle
  var insetAmount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let turn = Angle.degrees(90)
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
      startAngle: startAngle - turn, endAngle: endAngle - turn, clockwise: false)
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}

@MainActor
final class ShapeTests: HostTestCase {
  private let rect = CGRect(0, 0, 100, 50)

  /// The size that a view chooses for a proposal.
  private func size(of view: some View, in proposal: ProposedViewSize) -> CGSize {
    show(view).hosting.subviews[0].sizeThatFits(proposal)
  }

  func testAShapeIsAViewFilledWithTheForeground() {
    assertShows(
      VStack(spacing: 0) {
        Triangle()
        Rectangle().foregroundColor(.red)
        Triangle().foregroundStyle(.blue)
      },
      """
      HostStackView (0, 0, 100 x 100) axis=vertical spacing=0
      ├─ HostShapeView (0, 0, 100 x 33.33) shape=Triangle fill=label
      ├─ HostShapeView (0, 33.33, 100 x 33.33) shape=Rectangle fill=red
      └─ HostShapeView (0, 66.67, 100 x 33.33) shape=Triangle fill=blue
      """)
  }

  func testAShapesIdealSizeIsTenByTen() {
    let ten = CGSize(width: 10, height: 10)
    XCTAssertEqual(size(of: Rectangle(), in: .unspecified), ten)
    XCTAssertEqual(size(of: Triangle(), in: .unspecified), ten)
    XCTAssertEqual(size(of: Circle(), in: .unspecified), ten)
    XCTAssertEqual(size(of: Rectangle().fixedSize(), in: ProposedViewSize(width: 80, height: 80)), ten)
    XCTAssertEqual(
      size(of: Capsule().fill(.red), in: ProposedViewSize(width: 80, height: nil)), CGSize(width: 80, height: 10))
    let rounded = RoundedRectangle(cornerRadius: 5).frame(idealWidth: 100, idealHeight: 40)
    XCTAssertEqual(size(of: rounded.fixedSize(), in: .zero), CGSize(width: 100, height: 40))
    XCTAssertEqual(size(of: rounded, in: ProposedViewSize(width: 30, height: 20)), CGSize(width: 30, height: 20))
  }

  func testACircleTakesASquare() {
    func side(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
      size(of: Circle().fill(.red), in: ProposedViewSize(width: width, height: height))
    }
    XCTAssertEqual(side(80, 50), CGSize(width: 50, height: 50))
    XCTAssertEqual(side(80, nil), CGSize(width: 80, height: 80))
    XCTAssertEqual(side(nil, 50), CGSize(width: 50, height: 50))
    XCTAssertEqual(size(of: Ellipse(), in: ProposedViewSize(width: 80, height: 50)), CGSize(width: 80, height: 50))
  }

  func testThreeRectanglesOfAStackHaveEqualWidths() {
    let screen = show(
      HStack(spacing: 0) {
        Rectangle()
        Rectangle()
        Rectangle()
      }.frame(width: 300, height: 100), width: 300, height: 100)
    XCTAssertEqual(screen.hosts(of: HostShapeView.self).map(\.frame.width), [100, 100, 100])
  }

  func testPathsOfTheUsualShapes() {
    XCTAssertEqual(Rectangle().path(in: rect), Path(rect))
    XCTAssertEqual(Ellipse().path(in: rect), Path(ellipseIn: rect))
    XCTAssertEqual(Circle().path(in: rect).boundingRect, CGRect(25, 0, 50, 50))
    XCTAssertEqual(Capsule().path(in: rect), Path(roundedRect: rect, cornerRadius: 25))
    XCTAssertEqual(RoundedRectangle(cornerRadius: 8).path(in: rect), Path(roundedRect: rect, cornerRadius: 8))
    XCTAssertEqual(
      RoundedRectangle(cornerSize: CGSize(width: 8, height: 4), style: .circular).path(in: rect),
      Path(roundedRect: rect, cornerSize: CGSize(width: 8, height: 4), style: .circular))
    XCTAssertEqual(
      UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 4).path(in: rect),
      Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 8, bottomTrailing: 4)))
    XCTAssertEqual(Path(rect).path(in: .zero), Path(rect))
    XCTAssertEqual(AnyShape(Circle()).path(in: rect), Circle().path(in: rect))
  }

  func testShapesByImplicitMembers() {
    func path(_ shape: some Shape) -> Path { shape.path(in: rect) }
    XCTAssertEqual(path(.rect), Path(rect))
    XCTAssertEqual(path(.circle), Circle().path(in: rect))
    XCTAssertEqual(path(.ellipse), Ellipse().path(in: rect))
    XCTAssertEqual(path(.capsule), path(.capsule(style: .circular)))
    XCTAssertEqual(path(.rect(cornerRadius: 5)), RoundedRectangle(cornerRadius: 5).path(in: rect))
    XCTAssertEqual(path(.rect(topLeadingRadius: 5)), UnevenRoundedRectangle(topLeadingRadius: 5).path(in: rect))
  }

  func testInsetShapes() {
    XCTAssertEqual(Rectangle().inset(by: 5).path(in: rect), Path(CGRect(5, 5, 90, 40)))
    XCTAssertEqual(Rectangle().inset(by: 5).inset(by: 5).path(in: rect), Path(CGRect(10, 10, 80, 30)))
    XCTAssertTrue(Rectangle().inset(by: 26).path(in: rect).isEmpty)
    XCTAssertEqual(Circle().inset(by: 5).path(in: rect).boundingRect, CGRect(30, 5, 40, 40))
    XCTAssertEqual(
      RoundedRectangle(cornerRadius: 8).inset(by: 3).path(in: rect),
      Path(roundedRect: CGRect(3, 3, 94, 44), cornerRadius: 5))
    XCTAssertEqual(
      Arc(startAngle: .zero, endAngle: .degrees(90)).inset(by: 10).path(in: CGRect(0, 0, 100, 100)).boundingRect
        .rounded,
      CGRect(50, 10, 40, 40))
  }

  func testChangedShapes() {
    XCTAssertEqual(Rectangle().offset(x: 5, y: 6).path(in: rect), Path(CGRect(5, 6, 100, 50)))
    XCTAssertEqual(Rectangle().offset(CGPoint(x: 5, y: 6)).path(in: rect), Path(CGRect(5, 6, 100, 50)))
    XCTAssertEqual(Rectangle().scale(0.5).path(in: rect).boundingRect, CGRect(25, 12.5, 50, 25))
    XCTAssertEqual(
      Rectangle().scale(x: 0.5, anchor: .topLeading).path(in: rect).boundingRect, CGRect(0, 0, 50, 50))
    XCTAssertEqual(Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect.rounded, CGRect(25, -25, 50, 100))
    XCTAssertEqual(
      Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1)).path(in: rect).boundingRect, CGRect(0, 0, 200, 50))
    XCTAssertEqual(Rectangle().size(width: 20, height: 10).path(in: rect), Path(CGRect(0, 0, 20, 10)))
    XCTAssertEqual(
      Rectangle().size(CGSize(width: 20, height: 10), anchor: .center).path(in: rect), Path(CGRect(40, 20, 20, 10)))
    XCTAssertEqual(
      Circle().trim(from: 0, to: 0.5).path(in: CGRect(0, 0, 20, 20)).boundingRect.rounded, CGRect(0, 10, 20, 10))
    XCTAssertEqual(
      Rectangle().inset(by: 10).stroke(lineWidth: 2).path(in: rect).boundingRect, CGRect(9, 9, 82, 32))
    XCTAssertEqual(Rectangle().rotation(.zero).inset(by: 5).path(in: rect), Path(CGRect(5, 5, 90, 40)))
  }

  func testATapHitsTheShapeOnly() {
    let log = EventLog()
    let screen = show(Circle().fill(.red).onTapGesture { log.add("hit") }, width: 100, height: 100)
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 50, y: 2)))
    XCTAssertFalse(screen.window.tap(at: CGPoint(x: 5, y: 5)))
    XCTAssertEqual(log.take(), ["hit"])
    let ring = show(Circle().stroke(.red, lineWidth: 10).onTapGesture { log.add("hit") }, width: 100, height: 100)
    XCTAssertFalse(ring.window.tap(at: CGPoint(x: 50, y: 50)))
    XCTAssertTrue(ring.window.tap(at: CGPoint(x: 50, y: 3)))
    let clear = show(Circle().fill(.clear).onTapGesture { log.add("hit") }, width: 100, height: 100)
    XCTAssertFalse(clear.window.tap(at: CGPoint(x: 50, y: 50)))
  }

  func testAPathIsDrawnWhereItSays() {
    let log = EventLog()
    let screen = show(
      Path { $0.addRect(CGRect(-20, 5, 10, 10)) }.fill(.red).frame(width: 50, height: 50).onTapGesture {
        log.add("hit")
      },
      width: 100, height: 100)
    assertText(
      screen.printed,
      """
      HostGestureView (25, 25, 50 x 50)
      └─ HostFrameView (0, 0, 50 x 50) width=50 height=50
         └─ HostShapeView (0, 0, 50 x 50) shape=Path fill=red
      """)
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 10, y: 35)))
    XCTAssertFalse(screen.window.tap(at: CGPoint(x: 40, y: 35)))
  }

  func testAnEqualShapeChangesNothing() {
    struct Pie: View {
      var part: CGFloat
      var body: some View { Circle().trim(to: part).stroke(.red, lineWidth: 2) }
    }
    let screen = show(Pie(part: 0.5), width: 20, height: 20)
    let host = screen.hosts(of: HostShapeView.self)[0]
    host.layers = []
    screen.settle()
    screen.view = Pie(part: 0.5)
    XCTAssertTrue(host.layers.isEmpty)
    screen.view = Pie(part: 0.25)
    XCTAssertEqual(line(for: host), "HostShapeView shape=Circle.trim(0, 0.25) stroke=red lineWidth=2")
    XCTAssertTrue(screen.hosts(of: HostShapeView.self)[0] === host)
  }

  func testAShapeOfTheContainer() {
    struct Card: View {
      var radius: CGFloat
      var body: some View {
        ZStack {
          ContainerRelativeShape().fill(.red)
          ContainerRelativeShape().inset(by: 4).stroke(.blue)
          Text("a").clipShape(.containerRelative)
        }
        .containerShape(RoundedRectangle(cornerRadius: radius))
      }
    }
    let screen = show(Card(radius: 9), width: 40, height: 40)
    func paths() -> [Path] {
      screen.hosts(of: HostShapeView.self).map { $0.layers[0].shape.path(in: $0.bounds) }
        + screen.hosts(of: HostClipView.self).map { $0.shape.path(in: CGRect(0, 0, 40, 40)) }
    }
    func rounded(_ radius: CGFloat) -> [Path] {
      let whole = Path(roundedRect: CGRect(0, 0, 40, 40), cornerRadius: radius)
      return [whole, Path(roundedRect: CGRect(4, 4, 32, 32), cornerRadius: radius - 4), whole]
    }
    XCTAssertEqual(paths(), rounded(9))
    screen.view = Card(radius: 12)
    XCTAssertEqual(paths(), rounded(12))
    XCTAssertEqual(
      show(ContainerRelativeShape()).hosts(of: HostShapeView.self)[0].layers[0].shape.path(in: rect), Path(rect))
  }
}
