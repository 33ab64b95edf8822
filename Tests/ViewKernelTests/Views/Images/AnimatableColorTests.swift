import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class AnimatableColorTests: HostTestCase {
  private func between(_ a: Color, _ b: Color, _ amount: Double = 0.5) -> Color {
    var (color, way) = (a, b.animatableData - a.animatableData)
    way.scale(by: amount)
    color.animatableData += way
    return color
  }

  /// What a colour looks like, as it is printed.
  private func look(_ color: Color, _ scheme: ColorScheme = .light) -> String? {
    let screen = show(color.colorScheme(scheme))
    return screen.hosts(of: HostColorView.self)[0].backgroundColor?.description
  }

  func testColorsGoInEqualSteps() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    XCTAssertEqual(
      [0, 0.25, 0.5, 1].map { look(between(red, blue, $0)) }, ["#FF0000", "#BF0040", "#800080", "#0000FF"])
    XCTAssertEqual(look(between(red, blue, 1.5)), "#0000FF", "there is no more than all of a part")
  }

  func testColorsMixWithTheirOpacity() {
    // What fades in from nothing has its own colour all the way.
    XCTAssertEqual(look(between(.clear, Color(red: 1, green: 0.5, blue: 0))), "#FF800080")
    XCTAssertEqual(look(between(.clear, .clear)), "clear")
    XCTAssertEqual(look(between(.clear, Color(red: 1, green: 0.5, blue: 0), -1)), "clear")
  }

  func testWhatIsBetweenDependsOnTheEnvironmentToo() {
    let color = between(.primary, Color(red: 1, green: 0, blue: 0))
    XCTAssertEqual(look(color, .light), "#800000")
    XCTAssertEqual(look(color, .dark), "#FF8080")
    let accent = between(.accentColor, .accentColor)
    XCTAssertEqual(show(accent.tint(.white)).hosts(of: HostColorView.self)[0].backgroundColor?.description, "white")
  }

  func testSumsOfColors() {
    let (red, blue) = (Color.red.animatableData, Color.blue.animatableData)
    XCTAssertEqual(red + blue, blue + red)
    XCTAssertEqual(red - red, .zero)
    XCTAssertEqual(red + blue - red, blue)
    XCTAssertEqual((red + blue).magnitudeSquared, 2)
    XCTAssertEqual(Color.red.animatableData.description, "1.0 of red")
    var none = red
    none.scale(by: 0)
    XCTAssertEqual(none, .zero)
  }
}
