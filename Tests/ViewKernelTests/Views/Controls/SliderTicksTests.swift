import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class SliderTicksTests: HostTestCase {
  func testTicksAreOnTheTrackAndTheirLabelsBelowIt() {
    let screen = show(
      Slider(value: .constant(5.0), in: 0...10) {
        Text("Rating")
      } ticks: {
        SliderTick(0) { Text("a") }
        SliderTick(5)
        SliderTick(10) { Text("b") }
        SliderTick(11) { Text("beyond") }
      }, width: 127, height: 100)
    let slider = screen.hosts(of: HostSlider.self)[0]
    XCTAssertEqual(
      slider.treeDescription(), "HostSlider (0, 0, 127 x 31) value=5 maximum=10 ticks=[0, 0.5, 1, 1.1]")
    XCTAssertEqual(screen.texts, ["a", "b"])
    XCTAssertEqual(screen.frame("a")?.midX, 13.5)
    XCTAssertEqual(screen.frame("b")?.midX, 113.5)
    XCTAssertEqual(screen.frame("a")?.minY, slider.convert(slider.bounds, to: nil).maxY)
    // Dots of 4 points, in the colour of tertiary labels.
    let drawing = screen.window.svgDescription
    XCTAssertEqual(drawing.components(separatedBy: ##"fill="#3c3c43" fill-opacity="0.3""##).count - 1, 3, drawing)
  }

  func testTicksOfACollectionAndOfSteps() {
    let stops = [0.0, 50, 100]
    let screen = show(
      VStack {
        Slider(value: .constant(5.0), in: 0...100) {
        } ticks: {
          SliderTickContentForEach(stops, id: \.self) { value in SliderTick(value) { Text("\(Int(value))%") } }
        }
        Slider(value: .constant(4.0), in: 0...8, step: 2) {
        } tick: { value in
          value == 4 ? nil : SliderTick(value)
        }
        Slider(value: .constant(Float(0.5))) {
        } minimumValueLabel: {
          Text("min")
        } maximumValueLabel: {
          Text("max")
        } ticks: {
          if stops.isEmpty { SliderTick(Float(0)) } else { SliderTick(Float(0.25)); SliderTick(Float(0.5)) }
        }
      }, width: 300, height: 300)
    XCTAssertEqual(
      screen.hosts(of: HostSlider.self).map { $0.trackConfiguration?.ticks.map(\.position) },
      [[0, 0.5, 1], [0, 0.25, 0.75, 1], [0.25, 0.5]])
    XCTAssertEqual(screen.texts, ["0%", "50%", "100%", "min", "max"])
  }

  func testTicksOfAnIfWithoutElse() {
    func slider(_ hasEnd: Bool) -> some View {
      Slider(value: .constant(0.0)) {
      } ticks: {
        SliderTick(0.5)
        if hasEnd { SliderTick(1) }
      }
    }
    let screen = show(
      VStack {
        slider(true); slider(false)
      }, width: 300, height: 300)
    XCTAssertEqual(
      screen.hosts(of: HostSlider.self).map { $0.trackConfiguration?.ticks.map(\.position) }, [[0.5, 1], [0.5]])
  }

  func testTheNeutralValueAndWhatUsersCanChoose() {
    struct Balance: View {
      @State private var value = 0.0
      var body: some View {
        Slider(value: $value, in: -10...10, neutralValue: 0, enabledBounds: -5...5) {
          Text("Balance")
        } currentValueLabel: {
          Text("\(Int(value)) dB")
        } ticks: {
          SliderTick(0)
        }
      }
    }
    let screen = show(Balance(), width: 127, height: 50)
    let slider = screen.hosts(of: HostSlider.self)[0]
    XCTAssertEqual(slider.accessibilityValue, "0 dB")
    XCTAssertTrue(slider.drag(to: 8))
    screen.settle()
    XCTAssertEqual(slider.value, 5)
    XCTAssertEqual(slider.accessibilityValue, "5 dB")
    // Tinted from the middle, at 63.5, to the thumb's at 88.5.
    let drawing = screen.window.svgDescription
    XCTAssertTrue(drawing.contains("L86.5 23"), drawing)
  }

  func testASliderWithoutAThumb() {
    let visibility = Setting(Visibility.automatic)
    let screen = show(Showing(visibility) { Slider(value: .constant(0.5)).sliderThumbVisibility($0) })
    let slider = screen.hosts(of: HostSlider.self)[0]
    XCTAssertEqual(slider.sliderStyle, .default)
    visibility.value = .hidden
    screen.settle()
    XCTAssertEqual(slider.sliderStyle, .thumbless)
    XCTAssertTrue(slider.treeDescription().contains("thumbless"))
  }

  func testValuesOfTicksOnly() {
    let slider = HostSlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(slider)
    window.makeKeyAndVisible()
    slider.trackConfiguration = HostSlider.TrackConfiguration(allowsTickValuesOnly: true, numberOfTicks: 3)
    XCTAssertTrue(slider.drag(to: 0.4))
    XCTAssertEqual(slider.value, 0.5)
    slider.trackConfiguration?.enabledRange = 0...0.4
    XCTAssertTrue(slider.drag(to: 1))
    XCTAssertEqual(slider.value, 0)
    slider.trackConfiguration = nil
    XCTAssertTrue(slider.drag(to: 0.9))
    XCTAssertEqual(slider.value, 0.9)
  }
}
