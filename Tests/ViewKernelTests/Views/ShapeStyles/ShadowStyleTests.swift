import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ShadowStyleTests: HostTestCase {
  private func paint(_ view: some View) -> String? {
    show(view).hosts(of: HostShapeView.self).first?.layers.first.map { "\($0.paint)" }
  }

  func testPaints() {
    XCTAssertEqual(paint(Circle().fill(.red.shadow(.drop(radius: 4)))), "red with drop(#00000054; 4)")
    XCTAssertEqual(
      paint(Circle().fill(.blue.shadow(.inner(color: .black, radius: 3, x: 1, y: 2)))),
      "blue with inner(black; 3, (1, 2))")
    XCTAssertEqual(
      paint(Circle().fill(.red.shadow(.drop(color: .green, radius: 1)).shadow(.inner(radius: 2)).opacity(0.5))),
      "#FF3B3080 with drop(#34C75980; 1) with inner(#00000046; 2)")
    XCTAssertEqual(
      paint(Circle().fill(.shadow(.drop(color: .red, radius: 1))).foregroundStyle(.blue)), "blue with drop(red; 1)")
    XCTAssertEqual(
      paint(Circle().fill(.primary.shadow(.drop(color: .primary, radius: 1))).environment(\.colorScheme, .dark)),
      "white with drop(white; 1)")
  }

  func testStylesWithTheSameShadowAreEqual() {
    let style = AnyShapeStyle(.red.shadow(.drop(radius: 4)))
    XCTAssertEqual(style, AnyShapeStyle(.red.shadow(.drop(radius: 4))))
    XCTAssertNotEqual(style, AnyShapeStyle(.red.shadow(.drop(radius: 5))))
    XCTAssertNotEqual(style, AnyShapeStyle(.red.shadow(.inner(radius: 4))))
    XCTAssertNotEqual(ShadowStyle.drop(radius: 1), .inner(radius: 1))
  }

  /// What is drawn of a view of 20 points, without the SVG's frame and the window's ground.
  private func drawn(_ view: some View) -> [String] {
    let screen = show(view, width: 20, height: 20)
    return screen.window.svgDescription.split(separator: "\n").dropFirst(2).dropLast().map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  func testADropShadowIsDrawnBehindWhatIsPainted() {
    XCTAssertEqual(
      drawn(Rectangle().fill(.red.shadow(.drop(color: .black, radius: 2, x: 1, y: 3)))),
      [
        "<filter id=\"filter1\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">",
        "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"2\"/>", "<feOffset dx=\"1\" dy=\"3\" result=\"blur\"/>",
        "<feFlood flood-color=\"#000000\"/>", "<feComposite in2=\"blur\" operator=\"in\"/>", "<feMerge>",
        "<feMergeNode/>", "<feMergeNode in=\"SourceGraphic\"/>", "</feMerge>", "</filter>",
        "<g filter=\"url(#filter1)\">",
        "<rect x=\"0\" y=\"0\" width=\"20\" height=\"20\" fill=\"#ff3b30\"/>", "</g>",
      ])
  }

  func testAnInnerShadowIsDrawnOnWhatIsPainted() {
    XCTAssertEqual(
      drawn(Rectangle().fill(.red.shadow(.inner(color: .black, radius: 2)))),
      [
        "<filter id=\"filter1\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">",
        "<feFlood flood-color=\"#000000\"/>", "<feComposite in2=\"SourceAlpha\" operator=\"out\"/>",
        "<feGaussianBlur stdDeviation=\"2\"/>", "<feOffset dx=\"0\" dy=\"0\"/>",
        "<feComposite in2=\"SourceAlpha\" operator=\"in\" result=\"inner\"/>", "<feMerge>",
        "<feMergeNode in=\"SourceGraphic\"/>", "<feMergeNode in=\"inner\"/>", "</feMerge>", "</filter>",
        "<g filter=\"url(#filter1)\">",
        "<rect x=\"0\" y=\"0\" width=\"20\" height=\"20\" fill=\"#ff3b30\"/>", "</g>",
      ])
  }

  func testATextHasAShadowOfItsLetters() {
    let lines = drawn(Text("a").foregroundStyle(.red.shadow(.drop(radius: 1))))
    let group = lines.firstIndex { $0.hasPrefix("<g") }
    XCTAssertEqual(group.map { lines[$0] }, "<g filter=\"url(#filter1)\">")
    XCTAssertEqual(group.map { lines[$0 + 1].hasPrefix("<mask") }, true, "the mask is inside of the shadow: \(lines)")
    XCTAssertEqual(drawn(Circle().fill(.clear.shadow(.drop(radius: 1)))), [], "nothing casts no shadow")
  }

  func testATextInAPaintIsDrawnWhereItIs() {
    let text = Text("a").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    let screen = show(text.padding(.leading, 50).padding(.top, 30), width: 100, height: 100)
    guard let place = screen.frame("a") else { return XCTFail("no text") }
    let lines = screen.window.svgDescription.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    XCTAssertTrue(
      lines.contains("<g transform=\"translate(\(place.minX) \(place.minY))\">".replacing(".0", with: "")), "\(lines)")
    XCTAssertEqual(lines.first { $0.hasPrefix("<text") }?.hasPrefix("<text x=\"0\""), true, "within the group")
  }

  func testAShadowIsDrawnWhereMostOfManyViewsAreSkipped() {
    let rows = VStack(spacing: 40) {
      ForEach(0..<20) {
        Rectangle().fill(.red.shadow(.drop(color: .black, radius: $0 == 1 ? 30 : 0))).frame(height: 10)
      }
    }
    let screen = show(rows, width: 20, height: 1000)
    let part = HostDrawing(of: screen.window, visible: CGRect(x: 0, y: 0, width: 20, height: 20))
    XCTAssertTrue("\(part.commands)".contains("radius: 30"), "reaches into the visible part")
  }

  func testColoursAreAnimated() {
    struct Dot: View {
      let isOn: Bool
      var body: some View {
        Circle().fill(.white.shadow(.drop(color: isOn ? .black : .white, radius: 2))).animation(
          .linear(duration: 1), value: isOn)
      }
    }
    let screen = show(Dot(isOn: false))
    screen.view = Dot(isOn: true)
    screen.clock.advance(by: 0.5)
    screen.settle()
    let paint = screen.hosts(of: HostShapeView.self)[0].layers[0].paint
    XCTAssertNotEqual("\(paint)", "white with drop(black; 2)")
    XCTAssertNotEqual("\(paint)", "white with drop(white; 2)")
    screen.clock.advance(by: 1)
    screen.settle()
    XCTAssertEqual("\(screen.hosts(of: HostShapeView.self)[0].layers[0].paint)", "white with drop(black; 2)")
  }
}
