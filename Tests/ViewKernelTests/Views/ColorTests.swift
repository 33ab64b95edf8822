import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ColorTests: HostTestCase {
  func testItFillsWhatItIsOffered() {
    assertShows(Color.red, width: 80, height: 60, "HostColorView (0, 0, 80 x 60) background=red")
  }

  func testIdeallyItIsTenPointsWideAndHigh() {
    XCTAssertEqual(size(of: Color.red.fixedSize(), in: .zero), CGSize(width: 10, height: 10))
  }

  func testOpacitiesMultiply() {
    XCTAssertEqual(background(of: Color.black.opacity(0.5).opacity(0.5)), HostColor(white: 0, alpha: 0.25))
    XCTAssertEqual(background(of: Color(white: 1, opacity: 0.5).opacity(0)), HostColor(white: 1, alpha: 0))
  }

  func testItIsMadeOfParts() {
    XCTAssertEqual(background(of: Color(red: 1, green: 0, blue: 0)), HostColor(red: 1, green: 0, blue: 0))
    XCTAssertEqual(background(of: Color(white: 0.5)), HostColor(red: 0.5, green: 0.5, blue: 0.5))
    XCTAssertEqual(
      background(of: Color(hue: 1.0 / 3, saturation: 1, brightness: 1)), HostColor(red: 0, green: 1, blue: 0))
  }

  func testPartsThatAreNoneDoNoHarm() {
    let color = background(of: Color(red: .nan, green: 7, blue: -1, opacity: .infinity).opacity(.nan))
    XCTAssertEqual([color.red, color.green, color.blue].map { (0...1).contains($0) }, [true, true, true])
    XCTAssertTrue((0...1).contains(color.alpha))
  }

  func testTheColoursOfTextsFollowTheAppearance() {
    let colors: [Color] = [.primary, .secondary, .red]
    for color in colors {
      let light = background(of: color)
      let dark = background(of: color.environment(\.colorScheme, .dark))
      XCTAssertEqual(light == dark, color == .red)
    }
    XCTAssertEqual(background(of: Color.primary.environment(\.colorScheme, .dark)), .white)
  }

  func testAnotherAppearanceIsSeenAtOnce() {
    struct Themed: View {
      let scheme: ColorScheme
      var body: some View { Text("x").foregroundColor(.primary).environment(\.colorScheme, scheme) }
    }
    let screen = show(Themed(scheme: .light))
    let label = screen.hosts(of: HostLabel.self)[0]
    XCTAssertEqual(label.textColor, .label)
    screen.view = Themed(scheme: .dark)
    XCTAssertEqual(label.textColor, .white)
  }

  private func background(of color: some View) -> HostColor {
    show(color).hosts(of: HostColorView.self)[0].backgroundColor ?? .clear
  }
}
