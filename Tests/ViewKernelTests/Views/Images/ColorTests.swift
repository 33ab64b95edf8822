import Dispatch
import Foundation
import HostTree
import UIKitCompatibility
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

  func testALiteralMakesIt() {
    XCTAssertEqual(
      background(of: Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.5))),
      HostColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
  }

  func testPartsThatAreNoneDoNoHarm() {
    let color = background(of: Color(red: .nan, green: 7, blue: -1, opacity: .infinity).opacity(.nan))
    XCTAssertEqual([color.red, color.green, color.blue].map { (0...1).contains($0) }, [true, true, true])
    XCTAssertTrue((0...1).contains(color.alpha))
    XCTAssertEqual(takeSentences().count, 3)
  }

  func testTheColoursOfTextsFollowTheAppearance() {
    let colors: [Color] = [.primary, .secondary, .red, .black, Color(.systemGray6), .red.opacity(0.5), .accentColor]
    XCTAssertEqual(
      colors.map { background(of: $0).description },
      ["label", "secondaryLabel", "red", "black", "systemGray6", "#FF3B3080", "tintColor"])
    XCTAssertEqual(
      colors.map { background(of: $0.colorScheme(.dark)).description },
      ["white", "#EBEBF599", "#FF453A", "black", "#1C1C1E", "#FF453A80", "#0A84FF"])
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

  func testAMixtureIsMadeOfWhatIsThere() {
    let mixture = Color.primary.mix(with: Color(red: 1, green: 0, blue: 0), by: 0.5, in: .device)
    XCTAssertEqual(background(of: mixture).description, "#800000")
    XCTAssertEqual(background(of: mixture.colorScheme(.dark)).description, "#FF8080")
    XCTAssertEqual(background(of: Color.black.mix(with: .white, by: 7)), .white)
    // In steps that look equal, half of white is darker than half of its parts.
    XCTAssertEqual(background(of: Color.black.mix(with: .white, by: 0.5)).description, "#636363")
    XCTAssertEqual(
      background(of: Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5)).description,
      "#8C53A2")
  }

  func testOtherSpacesAreBroughtIntoTheUsualOne() {
    XCTAssertEqual(background(of: Color(.sRGBLinear, white: 0.5)).description, "#BCBCBC")
    XCTAssertEqual(background(of: Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5)).description, "#808080")
    XCTAssertEqual(background(of: Color(.displayP3, red: 1, green: 0, blue: 0)).description, "#FF0000")
    XCTAssertEqual(background(of: Color(.displayP3, red: 0.5, green: 0.25, blue: 0.25)).description, "#893B3E")
  }

  func testANameIsLookedUp() {
    XCTAssertEqual(background(of: Color("ColorTests.brand")), .clear)
    XCTAssertEqual(
      takeSentences(),
      [
        "No color is called \"ColorTests.brand\", so nothing is shown. Register it: "
          + "HostAssets.register(color, named: \"ColorTests.brand\")."
      ])
    XCTAssertEqual(background(of: Color("ColorTests.brand")), .clear, "and says so once")
    let brand = HostColor { $0.userInterfaceStyle == .dark ? .white : HostColor(red: 1, green: 0, blue: 0) }
    HostAssets.register(brand, named: "ColorTests.brand")
    XCTAssertEqual(background(of: Color("ColorTests.brand")).description, "#FF0000/#FFFFFF")
    XCTAssertEqual(background(of: Color("ColorTests.brand").colorScheme(.dark)), .white)
    XCTAssertEqual(HostColor(named: "ColorTests.brand"), brand)
  }

  func testItsPartsCanBeAskedFor() {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let parts = Color.primary.opacity(0.5).resolve(in: environment)
    XCTAssertEqual([parts.red, parts.green, parts.blue, parts.opacity], [1, 1, 1, 0.5])
    XCTAssertEqual(background(of: Color(parts)), HostColor(white: 1, alpha: 0.5))
  }

  func testAnyThreadMayAskForParts() {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      let parts = Color.red.mix(with: .blue, by: 0.5).resolve(in: EnvironmentValues())
      XCTAssertEqual(parts.opacity, 1)
      XCTAssertEqual(Color("ColorTests.elsewhere").resolve(in: EnvironmentValues()).opacity, 0)
      done.signal()
    }
    done.wait()
    _ = show(Text("a"))
    XCTAssertEqual(takeSentences().count, 1, "told on the main actor")
  }

  func testLinearParts() {
    var parts = Color(.sRGBLinear, red: 0.25, green: 0.5, blue: 1).resolve(in: EnvironmentValues())
    XCTAssertEqual(parts.linearRed, 0.25, accuracy: 1e-5)
    XCTAssertEqual(parts.linearGreen, 0.5, accuracy: 1e-5)
    XCTAssertEqual(parts.linearBlue, 1)
    (parts.linearRed, parts.linearGreen, parts.linearBlue) = (0.5, 1, 0)
    XCTAssertEqual(parts.red, 0.7354, accuracy: 1e-3)
    XCTAssertEqual([parts.green, parts.blue], [1, 0])
  }

  func testDescriptionsNameColours() {
    XCTAssertEqual(
      [Color.red, .accentColor, .red.opacity(1.0 / 3), .red.opacity(0.3).opacity(0.5), Color("x")].map(\.description),
      ["red", "accentColor", "33% red", "50% 30% red", "\"x\""])
    XCTAssertEqual(Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.25).description, "#FF800040")
    XCTAssertEqual(Color.Resolved(red: .nan, green: -1, blue: 2).description, "#0000FFFF")
  }

  private func background(of color: some View) -> HostColor {
    show(color).hosts(of: HostColorView.self)[0].backgroundColor ?? .clear
  }
}
