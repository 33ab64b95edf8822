import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ShapeStyleTests: HostTestCase {
  /// The paint of a shape.
  private func paint(_ view: some View) -> HostPaint? {
    show(view).hosts(of: HostShapeView.self).first?.layers.first?.paint
  }

  private let twoStops = HostGradient(colors: [.red, .blue])

  func testLevelsOfTheUsualColours() {
    XCTAssertEqual(
      [
        paint(Circle().fill(.primary)), paint(Circle().fill(.secondary)), paint(Circle().fill(.tertiary)),
        paint(Circle().fill(.quaternary)),
      ], [.color(.label), .color(.secondaryLabel), .color(.tertiaryLabel), .color(.quaternaryLabel)])
  }

  func testLevelsOfAForegroundColour() {
    let dots = HStack {
      Circle().fill(.primary)
      Circle().fill(.secondary)
      Circle().fill(.tertiary)
    }
    func paints(_ view: some View) -> [HostPaint] {
      show(view).hosts(of: HostShapeView.self).map { $0.layers[0].paint }
    }
    XCTAssertEqual(
      paints(dots.foregroundStyle(.red)).map(\.description), ["red", "#FF3B3080", "#FF3B3040"])
    XCTAssertEqual(paints(dots.foregroundStyle(.red, .green)).map(\.description), ["red", "green", "#FF3B3040"])
    XCTAssertEqual(paints(dots.foregroundStyle(.red, .green, .blue)).map(\.description), ["red", "green", "blue"])
    // A level that becomes the foreground is one of what was in force further out.
    XCTAssertEqual(
      paints(dots.foregroundStyle(.secondary).foregroundStyle(.red)).map(\.description),
      ["#FF3B3080", "#FF3B3040", "#FF3B3020"])
  }

  func testTextsTakeStyles() {
    let screen = show(
      VStack {
        Text("a").foregroundStyle(.secondary)
        Text("b").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Text("c")
      }.foregroundStyle(.green))
    XCTAssertEqual(
      screen.hosts(of: HostLabel.self).map { $0.textColor?.description }, ["#34C75980", "red", "green"])
  }

  func testGradients() {
    XCTAssertEqual(
      paint(Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))),
      .linearGradient(twoStops, start: .top, end: .bottom))
    XCTAssertEqual(
      paint(Circle().fill(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 1, endRadius: 9))),
      .radialGradient(twoStops, center: .center, startRadius: 1, endRadius: 9))
    XCTAssertEqual(
      paint(Circle().fill(EllipticalGradient(gradient: Gradient(colors: [.red, .blue])))),
      .ellipticalGradient(twoStops, center: .center, startRadius: 0, endRadius: 0.5))
    XCTAssertEqual(
      paint(Circle().fill(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center))),
      .angularGradient(twoStops, center: .center, start: .zero, end: .degrees(360)))
    XCTAssertEqual(
      paint(Circle().fill(.conicGradient(colors: [.red, .blue], center: .center, angle: .degrees(90)))),
      .angularGradient(twoStops, center: .center, start: .degrees(90), end: .degrees(450)))
    let stops = [Gradient.Stop(color: .red, location: 0.2), Gradient.Stop(color: .blue, location: 0.9)]
    XCTAssertEqual(
      paint(Circle().fill(.linearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)))?.description,
      "linear(red 0.2, blue 0.9; (0, 0.5) to (1, 0.5))")
  }

  func testAColoursOwnGradient() {
    XCTAssertEqual(
      paint(Circle().fill(Color.black.gradient))?.description, "linear(#333333, black; (0.5, 0) to (0.5, 1))")
    XCTAssertEqual(paint(Circle().fill(.black.gradient)), paint(Circle().fill(Color.black.gradient)))
  }

  func testGradientsAreViews() {
    assertShows(
      LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing),
      """
      HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=linear(red, blue; (0, 0.5) to (1, 0.5))
      """)
  }

  func testOpacityOfAStyle() {
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    XCTAssertEqual(
      paint(Circle().fill(gradient.opacity(0.5)))?.description, "linear(#00000080, #FFFFFF80; (0.5, 0) to (0.5, 1))")
    XCTAssertEqual(paint(Circle().fill(.tint.opacity(0.5)))?.description, "#007AFF80")
  }

  func testStylesForWhatThingsAre() {
    XCTAssertEqual(paint(Circle().fill(.background)), .color(.systemBackground))
    XCTAssertEqual(paint(Circle().fill(.background).backgroundStyle(.yellow)), .color(.yellow))
    XCTAssertEqual(paint(Circle().fill(.background).backgroundStyle(.background)), .color(.systemBackground))
    XCTAssertEqual(paint(Circle().fill(.tint).tint(.pink)), .color(.pink))
    XCTAssertEqual(paint(Circle().fill(.separator)), .color(.separator))
    XCTAssertEqual(paint(Circle().fill(.placeholder)), .color(.placeholderText))
    XCTAssertEqual(paint(Circle().fill(.link)), .color(.link))
    XCTAssertEqual(paint(Circle().fill(.fill)), .color(.systemFill))
    XCTAssertEqual(paint(Circle().fill(.foreground).foregroundColor(.red)), .color(.red))
  }

  func testMaterialsAreLightOrDark() {
    XCTAssertEqual(paint(Circle().fill(.thinMaterial))?.description, "material(#F7F7F78C; 20)")
    XCTAssertEqual(
      paint(Circle().fill(.thinMaterial).environment(\.colorScheme, .dark))?.description, "material(#2626268C; 20)")
  }

  func testAStyleOfOnesOwn() {
    struct Highlight: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.yellow : Color.orange
      }
    }
    XCTAssertEqual(paint(Circle().fill(Highlight())), .color(.orange))
    XCTAssertEqual(paint(Circle().foregroundStyle(Highlight())), .color(.orange))
    XCTAssertEqual(
      paint(Circle().fill(Highlight()).environment(\.colorScheme, .dark))?.color?.resolvedColor(
        with: HostTraitCollection(userInterfaceStyle: .dark)),
      HostColor.yellow.resolvedColor(with: HostTraitCollection(userInterfaceStyle: .dark)))
  }

  func testStylesOfAnyType() {
    XCTAssertEqual(AnyShapeStyle(.red), AnyShapeStyle(Color.red))
    XCTAssertEqual(AnyShapeStyle(AnyShapeStyle(.red)), AnyShapeStyle(.red))
    XCTAssertNotEqual(AnyShapeStyle(.red), AnyShapeStyle(.blue))
    XCTAssertNotEqual(AnyShapeStyle(Color.primary), AnyShapeStyle(.primary))
    let isPlain = false
    XCTAssertEqual(
      paint(Circle().fill(isPlain ? AnyShapeStyle(.red) : AnyShapeStyle(.tertiary))), .color(.tertiaryLabel))
  }

  func testBackgroundsAndBordersTakeStyles() {
    assertShows(
      Text("Hi").background(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        .border(.secondary),
      """
      HostOverlayView (41.5, 40, 17 x 20)
      ├─ HostBackgroundView (0, 0, 17 x 20)
      │  ├─ HostColorView (0, 0, 17 x 20) fill=linear(red, blue; (0.5, 0) to (0.5, 1))
      │  └─ HostLabel "Hi" (0, 0, 17 x 20)
      └─ HostBorderView (0, 0, 17 x 20) color=secondaryLabel width=1
      """)
    assertShows(
      Text("Hi").background(.red, in: Capsule()).overlay(.blue.opacity(0.2), in: .rect(cornerRadius: 4)),
      """
      HostOverlayView (41.5, 40, 17 x 20)
      ├─ HostBackgroundView (0, 0, 17 x 20)
      │  ├─ HostShapeView (0, 0, 17 x 20) shape=Capsule fill=red
      │  └─ HostLabel "Hi" (0, 0, 17 x 20)
      └─ HostShapeView (0, 0, 17 x 20) shape=RoundedRectangle(4) fill=#007AFF33
      """)
    XCTAssertEqual(
      show(Text("Hi").background()).hosts(of: HostColorView.self).map(\.backgroundColor), [.systemBackground])
    XCTAssertEqual(
      show(Text("Hi").background(in: Circle())).hosts(of: HostShapeView.self).map { $0.layers[0].paint },
      [.color(.systemBackground)])
  }

  func testABackgroundTurnsFromAColourIntoAGradient() {
    let gradient = AnyShapeStyle(Gradient(colors: [.red, .blue]))
    let screen = show(Text("Hi").background(AnyShapeStyle(.red)))
    let host = screen.hosts(of: HostColorView.self)[0]
    XCTAssertEqual(line(for: host), "HostColorView background=red")
    screen.view = Text("Hi").background(gradient)
    XCTAssertEqual(line(for: host), "HostColorView fill=linear(red, blue; (0.5, 0) to (0.5, 1))")
    screen.view = Text("Hi").background(AnyShapeStyle(.blue))
    XCTAssertEqual(line(for: host), "HostColorView background=blue")
  }
}
