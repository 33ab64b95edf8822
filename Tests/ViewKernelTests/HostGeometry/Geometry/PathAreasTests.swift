import Foundation
import HostTree
import TestSupport
import XCTest

extension Path {
  /// The kinds of its elements.
  fileprivate var letters: String { description.filter { "mlqch".contains($0) } }
}

final class PathAreasTests: XCTestCase {
  private let square = Path(CGRect(0, 0, 10, 10))
  private let circle = Path(ellipseIn: CGRect(0, 0, 100, 100))

  private func path(_ text: String) throws -> Path { try XCTUnwrap(Path(text)) }

  func testWhatTwoSquaresMake() {
    let other = square.offsetBy(dx: 5, dy: 5)
    XCTAssertEqual(square.intersection(other).description, "10 5 m 10 10 l 5 10 l 5 5 l h")
    XCTAssertEqual(
      square.union(other).description, "0 0 m 10 0 l 10 5 l 15 5 l 15 15 l 5 15 l 5 10 l 0 10 l h")
    XCTAssertEqual(square.subtracting(other).description, "0 0 m 10 0 l 10 5 l 5 5 l 5 10 l 0 10 l h")
    let rest = square.symmetricDifference(other)
    XCTAssertEqual(
      rest.description,
      "0 0 m 10 0 l 10 5 l 5 5 l 5 10 l 0 10 l h 10 10 m 10 5 l 15 5 l 15 15 l 5 15 l 5 10 l h")
    XCTAssertFalse(rest.contains(CGPoint(x: 7, y: 7)))
  }

  func testHoles() {
    let frame = square.subtracting(Path(CGRect(2, 2, 3, 3)))
    XCTAssertEqual(frame.description, "0 0 m 10 0 l 10 10 l 0 10 l h 5 2 m 2 2 l 2 5 l 5 5 l h")
    // The hole goes the other way round, so that both fill rules leave it out.
    XCTAssertFalse(frame.contains(CGPoint(x: 3, y: 3)))
    XCTAssertFalse(frame.contains(CGPoint(x: 3, y: 3), eoFill: true))
    XCTAssertEqual(frame.union(Path(CGRect(2, 2, 3, 3))), square)
    XCTAssertEqual(frame.union(Path(CGRect(1, 1, 5, 5))), square)
  }

  // MARK: What coincides

  func testAShapeWithItself() {
    for path in [square, circle, Path(roundedRect: CGRect(3, 4, 50, 30), cornerRadius: 9)] {
      XCTAssertEqual(path.union(path), path)
      XCTAssertEqual(path.intersection(path), path)
      XCTAssertTrue(path.subtracting(path).isEmpty)
      XCTAssertTrue(path.symmetricDifference(path).isEmpty)
    }
  }

  func testSharedEdgesGo() {
    XCTAssertEqual(square.union(square.offsetBy(dx: 10, dy: 0)), Path(CGRect(0, 0, 20, 10)))
    XCTAssertEqual(square.union(Path(CGRect(10, 2, 10, 5))).letters, "mlllllllh")
    XCTAssertTrue(square.intersection(square.offsetBy(dx: 10, dy: 0)).isEmpty)
    XCTAssertEqual(square.subtracting(Path(CGRect(0, 0, 4, 10))), Path(CGRect(4, 0, 6, 10)))
  }

  func testEdgesThatDifferByRoundingAreOne() {
    let turn = CGAffineTransform(rotationAngle: 0.3)
    let both = square.applying(turn).union(square.offsetBy(dx: 10, dy: 0).applying(turn))
    XCTAssertEqual(both.letters, "mlllh")
    let mirrored = circle.applying(CGAffineTransform(scaleX: -1, y: 1)).offsetBy(dx: 100, dy: 0)
    XCTAssertEqual(circle.union(mirrored), circle)
    XCTAssertTrue(circle.subtracting(mirrored).isEmpty)
  }

  func testSquaresThatTouchAtACornerStayTwo() {
    XCTAssertEqual(
      square.union(square.offsetBy(dx: 10, dy: 10)).description,
      "0 0 m 10 0 l 10 10 l 0 10 l h 10 10 m 20 10 l 20 20 l 10 20 l h")
  }

  // MARK: Curves

  func testCurvesStayCurves() {
    let upper = circle.intersection(Path(CGRect(0, 0, 100, 50)))
    XCTAssertEqual(upper.letters, "mcch")
    XCTAssertEqual(upper.boundingRect.rounded, CGRect(0, 0, 100, 50))
    let two = circle.union(circle.offsetBy(dx: 50, dy: 0))
    XCTAssertEqual(two.letters, "mcccccccch")
    XCTAssertEqual(two.boundingRect.rounded, CGRect(0, 0, 150, 100))
    XCTAssertTrue(two.contains(CGPoint(x: 75, y: 6.8)))
    XCTAssertFalse(two.contains(CGPoint(x: 75, y: 6.6)))
  }

  func testSmallPathsAreAsExact() {
    let unit = CGAffineTransform(scaleX: 0.01, y: 0.01)
    let two = circle.applying(unit).union(circle.offsetBy(dx: 50, dy: 0).applying(unit))
    XCTAssertTrue(two.applying(CGAffineTransform(scaleX: 100, y: 100)).contains(CGPoint(x: 75, y: 6.8)))
    XCTAssertFalse(two.applying(CGAffineTransform(scaleX: 100, y: 100)).contains(CGPoint(x: 75, y: 6.6)))
    XCTAssertEqual(two.letters, "mcccccccch")
  }

  // MARK: Normal forms

  func testNormalForms() throws {
    let star = try path("50 0 m 79 90 l 2 35 l 98 35 l 21 90 l h")
    let middle = CGPoint(x: 50, y: 50)
    XCTAssertFalse(star.normalized().contains(middle))
    XCTAssertTrue(star.normalized(eoFill: false).contains(middle))
    XCTAssertEqual(star.normalized(eoFill: false).letters, "mlllllllllh")
    let eight = try path("0 0 m 10 10 l 10 0 l 0 10 l h")
    XCTAssertEqual(eight.normalized().description, "0 0 m 5 5 l 0 10 l h 10 10 m 5 5 l 10 0 l h")
    XCTAssertEqual(square.normalized(), square)
    XCTAssertEqual(circle.normalized(), circle)
    XCTAssertEqual(try path("0 10 m 10 10 l 10 0 l 0 0 l h").normalized().description, "10 10 m 0 10 l 0 0 l 10 0 l h")
  }

  func testFillRulesOfWhatIsCombined() {
    let twice = Path { path in
      path.addRect(CGRect(0, 0, 10, 10))
      path.addRect(CGRect(2, 2, 6, 6))
    }
    XCTAssertEqual(twice.intersection(Path(CGRect(0, 0, 20, 20))), square)
    XCTAssertFalse(
      twice.intersection(Path(CGRect(0, 0, 20, 20)), eoFill: true).contains(CGPoint(x: 5, y: 5)))
  }

  // MARK: Lines

  func testLinesAreCut() throws {
    let line = try path("-5 5 m 30 5 l")
    XCTAssertEqual(line.lineIntersection(square).description, "0 5 m 10 5 l")
    XCTAssertEqual(line.lineSubtraction(square).description, "-5 5 m 0 5 l 10 5 m 30 5 l")
    let band = Path(CGRect(5, -1, 10, 20))
    XCTAssertEqual(square.lineIntersection(band).description, "5 0 m 10 0 l 10 10 l 5 10 l")
    // What goes on over the start of a closed subpath is one line.
    XCTAssertEqual(square.lineSubtraction(band).description, "5 10 m 0 10 l 0 0 l 5 0 l")
    XCTAssertEqual(circle.lineIntersection(Path(CGRect(0, 0, 100, 50))).letters, "mcc")
  }

  func testWholeSubpathsStayAsTheyAre() throws {
    let inside = try path("1 1 m 2 2 l 3 1 l h 5 5 m 6 6 l 7 5 l")
    XCTAssertEqual(inside.lineIntersection(square), inside)
    XCTAssertTrue(inside.lineSubtraction(square).isEmpty)
    // The border is a part of the area.
    XCTAssertEqual(square.lineIntersection(square), square)
    XCTAssertTrue(square.lineSubtraction(square).isEmpty)
    XCTAssertEqual(square.lineSubtraction(Path()), square)
  }

  // MARK: The edges of what can be said

  func testEmptyAndFlatPaths() throws {
    XCTAssertEqual(square.union(Path()), square)
    XCTAssertEqual(Path().union(square), square)
    XCTAssertEqual(square.subtracting(Path()), square)
    XCTAssertTrue(square.intersection(Path()).isEmpty)
    XCTAssertTrue(Path().union(Path()).isEmpty)
    let flat = try path("5 5 m 5 5 l h 0 0 m 9 9 l h 3 3 m 7 7 l 4 4 l")
    XCTAssertTrue(flat.normalized().isEmpty)
    XCTAssertEqual(square.union(flat), square)
    XCTAssertTrue(try path("5 5 m 5 5 l h").lineIntersection(square).isEmpty)
  }

  func testOpenSubpathsCountAsClosed() throws {
    XCTAssertEqual(
      try path("0 0 m 10 0 l 10 10 l").union(path("0 0 m 10 10 l 0 10 l")).description, square.description)
  }

  func testCoordinatesThatAreNotFiniteAreLeftOut() throws {
    let odd = try path("nan 0 m 0 0 l 10 0 l inf inf l 10 10 l nan nan 0 10 0 10 c h")
    XCTAssertEqual(odd.normalized(), square)
  }

  func testTheInfiniteRectangle() {
    XCTAssertEqual(square.intersection(Path(.infinite)), square)
    XCTAssertEqual(square.union(Path(.infinite)), Path(.infinite).normalized())
    let outside = Path(CGRect.infinite).subtracting(square)
    XCTAssertFalse(outside.contains(CGPoint(x: 5, y: 5)))
    XCTAssertTrue(outside.contains(CGPoint(x: 15, y: 5)))
    XCTAssertTrue(outside.contains(CGPoint(x: -1e300, y: 5)))
  }

  func testHugeAndTinyCoordinates() {
    for scale in [1e-300, 1e-9, 1e9, 1e98] {
      let grow = CGAffineTransform(scaleX: scale, y: scale)
      let rest = square.applying(grow).subtracting(Path(CGRect(0, 0, 5, 10)).applying(grow))
      XCTAssertEqual(rest, Path(CGRect(5, 0, 5, 10)).applying(grow))
    }
    let far = square.offsetBy(dx: 1e9, dy: 1e9)
    XCTAssertEqual(far.subtracting(Path(CGRect(1e9 + 5, 1e9, 10, 10))), Path(CGRect(1e9, 1e9, 5, 10)))
  }
}
