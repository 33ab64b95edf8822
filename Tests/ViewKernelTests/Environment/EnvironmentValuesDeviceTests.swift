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
    XCTAssertEqual(show(VStack { Reader() }).texts, ["narrow", "high", "false false 2 0.5 leftToRight"])
  }

  func testTheyCanBeToldOneByOne() {
    let screen = show(
      VStack { Reader() }
        .environment(\.horizontalSizeClass, .regular)
        .environment(\.accessibilityVoiceOverEnabled, true)
        .environment(\.displayScale, 0)
        .environment(\.layoutDirection, .rightToLeft))
    XCTAssertEqual(screen.texts, ["wide", "high", "false true 0 1.0 rightToLeft"])
  }
}
