import Foundation
import HostTree
import XCTest

/// Filters of what has a box that is too small for them.
@MainActor
final class SVGFilterRegionTests: HostTreeTestCase {
  private func filter(_ effects: [HostDrawing.Effect], _ content: (inout HostDrawing) -> Void) -> String {
    var drawing = HostDrawing()
    drawing.group(effects, content)
    let lines = HostSVGRenderer().svg(of: drawing, size: CGSize(width: 100, height: 100)).split(separator: "\n")
    let line = lines.first { $0.contains("<filter") } ?? ""
    return line.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "<filter id=\"filter1\" ", with: "")
  }

  private let usual = "x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">"

  private func line(_ drawing: inout HostDrawing) {
    let path = Path { path in
      path.move(to: CGPoint(x: 50, y: 10))
      path.addLine(to: CGPoint(x: 50, y: 50))
    }
    drawing.stroke(path, with: .black, style: StrokeStyle(lineWidth: 4, lineJoin: .round))
  }

  func testAnAreaHasRoomForSmallEffects() {
    XCTAssertEqual(
      filter([.filter(.blur(radius: 3, isOpaque: false))]) { $0.fill(CGRect(0, 0, 40, 40), with: .red) }, usual)
    XCTAssertEqual(filter([.filter(.grayscale(1))]) { $0.fill(CGRect(0, 0, 40, 1), with: .red) }, usual)
  }

  func testASmallAreaNeedsMore() {
    XCTAssertEqual(
      filter([.shadow(.black, radius: 2, offset: CGSize(width: 0, height: 5))]) {
        $0.fill(CGRect(20, 20, 4, 4), with: .red)
      },
      "filterUnits=\"userSpaceOnUse\" x=\"9\" y=\"9\" width=\"26\" height=\"26\">")
  }

  func testAStraightLineHasABoxWithoutAnArea() {
    XCTAssertEqual(
      filter([.filter(.grayscale(1))], line),
      "filterUnits=\"userSpaceOnUse\" x=\"47\" y=\"7\" width=\"6\" height=\"46\">")
    XCTAssertEqual(
      filter([.filter(.grayscale(1)), .transform(CGAffineTransform(translationX: 10, y: 0))], line),
      "filterUnits=\"userSpaceOnUse\" x=\"57\" y=\"7\" width=\"6\" height=\"46\">")
    XCTAssertEqual(
      filter([.filter(.grayscale(1))]) { drawing in
        drawing.group([.filter(.blur(radius: 1, isOpaque: false)), .opacity(0.5)]) { line(&$0) }
      }, "filterUnits=\"userSpaceOnUse\" x=\"44\" y=\"4\" width=\"12\" height=\"52\">")
  }
}
