import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class GaugeStyleTests: HostTestCase {
  private struct Words: GaugeStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(Int(configuration.value * 100))%")
        configuration.currentValueLabel
        configuration.minimumValueLabel
        configuration.maximumValueLabel
        Button(isEnabled ? "taps \(count)" : "off") { count += 1 }
      }
    }
  }

  private struct Ringed: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Gauge(value: configuration.value) { configuration.label }.padding(3)
    }
  }

  private struct Speed: View {
    let value: Double
    var body: some View {
      Gauge(value: value, in: 0...120) {
        Text("Speed")
      } currentValueLabel: {
        Text("now")
      } minimumValueLabel: {
        Text("slow")
      } maximumValueLabel: {
        Text("fast")
      }
    }
  }

  func testAStyleOfOnesOwnFollowsTheValueAndTheEnvironment() {
    let setting = Setting((value: 30.0, isOff: false))
    let screen = show(
      Showing(setting) { Speed(value: $0.value).disabled($0.isOff).gaugeStyle(Words()) }, width: 400)
    screen.assertShows("Speed", "25%", "now", "slow", "fast", "taps 0")
    setting.value = (60, true)
    screen.assertShows("Speed", "50%", "now", "slow", "fast", "off")
    setting.value = (500, false)
    screen.assertShows("Speed", "100%", "now", "slow", "fast", "taps 0")
  }

  func testStateInAStyleIsKept() {
    let setting = Setting(30.0)
    let screen = show(Showing(setting) { Speed(value: $0).gaugeStyle(Words()) }, width: 400)
    screen.tap("taps 0")
    setting.value = 60
    screen.settle()
    XCTAssertEqual(screen.texts, ["Speed", "50%", "now", "slow", "fast", "taps 1"])
  }

  func testAGaugeWithoutLabelsHasNone() {
    let screen = show(Gauge(value: 0.5) { Text("Half") }.gaugeStyle(Words()))
    XCTAssertEqual(screen.texts, ["Half", "50%", "taps 0"])
  }

  func testInARowAndInAnotherStyle() {
    let setting = Setting(0.25)
    let screen = show(
      Showing(setting) { value in
        List {
          Gauge(value: value) { Text("a") }
          Gauge(value: value) { Text("b") }.gaugeStyle(Ringed())
          Gauge(value: value) { Text("c") }.gaugeStyle(.linearCapacity)
        }.listStyle(.plain).gaugeStyle(Words())
      }, height: 400)
    XCTAssertEqual(screen.rowTexts, ["a|25%|taps 0", "b|25%|taps 0", "c"])
    setting.value = 0.5
    screen.assertAgreesWithFresh()
    XCTAssertEqual(screen.rowTexts, ["a|50%|taps 0", "b|50%|taps 0", "c"])
  }

  func testTheSystemsStylesShowWhatIsShownWithoutOne() {
    let plain = show(Speed(value: 30)).treeInside
    assertText(show(Speed(value: 30).gaugeStyle(.automatic)).treeInside, plain)
    assertText(show(Speed(value: 30).gaugeStyle(.linearCapacity)).treeInside, plain)
  }

  func testABarOfAnAccessoryShowsItsValueWhereItHasNoBounds() {
    let plain = Gauge(value: 0.5) {
      Text("label")
    } currentValueLabel: {
      Text("value")
    }
    let bounded = Gauge(value: 0.5) {
      Text("label")
    } currentValueLabel: {
      Text("value")
    } minimumValueLabel: {
      Text("least")
    } maximumValueLabel: {
      Text("most")
    }
    XCTAssertEqual(show(plain.gaugeStyle(.accessoryLinear)).texts, ["value"])
    XCTAssertEqual(show(bounded.gaugeStyle(.accessoryLinear)).texts, ["least", "most"])
    XCTAssertEqual(show(bounded.gaugeStyle(.accessoryCircular)).texts, ["value", "least", "most"])
    XCTAssertEqual(show(plain.gaugeStyle(.accessoryCircular)).texts, ["value", "label"])
  }

  /// The opening of a ring is wider below bounds; the marker is a hole and a point in the ring.
  func testTheMarkerIsAPartOfTheRing() {
    let setting = Setting(0.0)
    let screen = show(
      Showing(setting) { value in
        Gauge(value: value) { Text("label") }.gaugeStyle(.accessoryCircular)
      })
    let start = screen.window.svgDescription
    XCTAssertTrue(start.contains("<mask"))
    setting.value = 1
    screen.settle()
    XCTAssertNotEqual(screen.window.svgDescription, start)
    screen.assertAgreesWithFresh()
  }
}
