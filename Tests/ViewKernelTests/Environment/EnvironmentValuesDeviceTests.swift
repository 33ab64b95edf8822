import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class EnvironmentValuesDeviceTests: HostTestCase {
  private struct Reader: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityVoiceOverEnabled) private var speaks
    @Environment(\.displayScale) private var scale
    @Environment(\.pixelLength) private var pixel
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      Text(verbatim: horizontal == .compact ? "narrow" : "wide")
      Text(verbatim: vertical == .regular ? "high" : "low")
      Text(verbatim: "\(reducesMotion) \(speaks) \(Int(scale)) \(pixel) \(direction)")
    }
  }

  func testTheyAreAPhonesUnlessTold() {
    let screen = show(VStack { Reader() }, width: 390, height: 844)
    XCTAssertEqual(screen.texts, ["narrow", "high", "false false 3 0.3333333333333333 leftToRight"])
  }

  func testSizeClassesFollowTheWindow() {
    let screen = show(VStack { Reader() }, width: 390, height: 844)
    func classes(_ width: CGFloat, _ height: CGFloat) -> String {
      screen.window.frame.size = CGSize(width: width, height: height)
      screen.settle()
      return screen.texts.prefix(2).joined(separator: ", ")
    }
    // A phone upright and on its side, a large one, tablets, and half of a tablet.
    XCTAssertEqual(classes(390, 844), "narrow, high")
    XCTAssertEqual(classes(844, 390), "narrow, low")
    XCTAssertEqual(classes(932, 430), "wide, low")
    XCTAssertEqual(classes(820, 1180), "wide, high")
    XCTAssertEqual(classes(1180, 820), "wide, high")
    XCTAssertEqual(classes(507, 768), "narrow, high")
  }

  func testAHostMaySayAnotherSizeClass() {
    let screen = show(VStack { Reader() }, width: 390, height: 844)
    screen.hosting.traitOverrides.horizontalSizeClass = .regular
    screen.settle()
    XCTAssertEqual(screen.texts.first, "wide")
    screen.hosting.traitOverrides.horizontalSizeClass = .unspecified
    screen.settle()
    XCTAssertEqual(screen.texts.first, "narrow")
  }

  func testTheyCanBeToldOneByOne() {
    let screen = show(
      VStack { Reader() }
        .environment(\.horizontalSizeClass, .regular)
        .environment(\.accessibilityVoiceOverEnabled, true)
        .environment(\.displayScale, 0)
        .environment(\.layoutDirection, .rightToLeft), width: 390, height: 844)
    XCTAssertEqual(screen.texts, ["wide", "high", "false true 0 1.0 rightToLeft"])
  }

  /// The size of texts and the locale are traits: who shows a window sets them for all that is in it.
  func testTheSizeOfTextsAndTheLocaleAreTraits() {
    struct Reader: View {
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.locale) private var locale
      var body: some View { Text("\(size) \(locale.identifier)") }
    }
    let screen = show(Reader(), width: 320)
    screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    screen.window.traitOverrides.locale = Locale(identifier: "de_DE")
    // A view between that overrides another trait is told as well.
    screen.hosting.traitOverrides.horizontalSizeClass = .regular
    screen.settle()
    XCTAssertEqual(screen.texts, ["accessibility1 de_DE"])
    screen.window.traitOverrides.preferredContentSizeCategory = .extraSmall
    screen.settle()
    XCTAssertEqual(screen.texts, ["xSmall de_DE"])
    screen.hosting.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.window.traitOverrides.locale = nil
    screen.settle()
    XCTAssertEqual(screen.texts, ["accessibility5 \(EnvironmentValues().locale.identifier)"])
  }
}
