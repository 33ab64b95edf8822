import HostTree
import XCTest

final class AngleTests: XCTestCase {
  func testDegreesAndRadians() {
    XCTAssertEqual(Angle.degrees(180), Angle(radians: .pi))
    XCTAssertEqual(Angle(degrees: 90).radians, .pi / 2)
    XCTAssertEqual(Angle.radians(.pi / 2).degrees, 90)
    XCTAssertEqual(Angle(), .zero)
    var angle = Angle.zero
    angle.degrees = 360
    XCTAssertEqual(angle.radians, 2 * .pi)
  }

  func testSums() {
    XCTAssertEqual((Angle.degrees(90) + .degrees(45)).degrees, 135, accuracy: 1e-12)
    XCTAssertEqual((Angle.degrees(90) - .degrees(45)).degrees, 45, accuracy: 1e-12)
    XCTAssertEqual((-Angle.degrees(90) * 2 / 4).degrees, -45, accuracy: 1e-12)
    var angle = Angle.degrees(10)
    angle += .degrees(20)
    angle -= .degrees(5)
    XCTAssertEqual(angle.degrees, 25, accuracy: 1e-12)
    XCTAssertTrue(Angle.degrees(359) < .degrees(360))
  }
}
