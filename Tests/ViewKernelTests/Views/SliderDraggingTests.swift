import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class SliderDraggingTests: HostTestCase {
  private struct Volume: View {
    @State var value = 2.0
    var step: Double?
    var isLocked = false
    var log = EventLog()
    var body: some View {
      VStack {
        if let step {
          Slider(value: $value, in: 0...10, step: step) { log.add($0 ? "begins" : "ends") }
        } else {
          Slider(value: $value, in: 0...10) { log.add($0 ? "begins" : "ends") }.disabled(isLocked)
        }
        Button("value \(value)") { value = 8 }
      }
    }
  }

  func testItIsAsWideAsItIsOffered() {
    assertShows(Slider(value: .constant(0.25)), "HostSlider (0, 34.5, 100 x 31) value=0.25")
    assertShows(
      Slider(value: .constant(0), in: -5...5), "HostSlider (0, 34.5, 100 x 31) value=0 minimum=-5 maximum=5")
  }

  func testDraggingWrites() {
    let screen = show(Volume())
    let slider = screen.hosts(of: HostSlider.self)[0]
    XCTAssertTrue(slider.drag(to: 7.5))
    screen.settle()
    XCTAssertEqual(screen.texts, ["value 7.5"])
    XCTAssertTrue(slider.drag(to: 99))
    screen.settle()
    XCTAssertEqual(screen.texts, ["value 10.0"])
  }

  func testAFingerDrags() {
    let log = EventLog()
    let screen = show(Volume(log: log), width: 127, height: 100)
    let frame = screen.hosts(of: HostSlider.self)[0].convert(CGRect(0, 0, 127, 31), to: nil)
    let touch = screen.window.beginTouch(at: CGPoint(x: 63.5, y: frame.midY))
    touch.move(to: CGPoint(x: 83.5, y: frame.midY))
    touch.move(to: CGPoint(x: 113.5, y: frame.midY))
    XCTAssertTrue(touch.end())
    screen.settle()
    XCTAssertEqual(screen.texts, ["value 10.0"])
    XCTAssertEqual(log.take(), ["begins", "ends"], "one movement of the hand")
  }

  func testItTellsWhenAHandBeginsAndEnds() {
    let log = EventLog()
    let screen = show(Volume(log: log))
    XCTAssertTrue(screen.hosts(of: HostSlider.self)[0].drag(to: 3))
    XCTAssertEqual(log.take(), ["begins", "ends"])
  }

  func testDisablingItTakesItOutOfTheHand() {
    struct Limited: View {
      let log: EventLog
      @State private var value = 0.0
      var body: some View {
        Slider(value: $value) { log.add($0 ? "begins" : "ends") }.disabled(value > 0.4)
      }
    }
    let log = EventLog()
    let screen = show(Limited(log: log), width: 127, height: 100)
    let touch = screen.window.beginTouch(at: CGPoint(x: 13.5, y: 50))
    touch.move(to: CGPoint(x: 63.5, y: 50))
    screen.settle()
    touch.move(to: CGPoint(x: 113.5, y: 50))
    touch.end()
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostSlider.self).map(\.value), [0.5])
    XCTAssertEqual(log.take(), ["begins", "ends"])
  }

  func testARangeOfOneNumberLeavesNoChoice() {
    let screen = show(Slider(value: .constant(3), in: 2...2))
    let slider = screen.hosts(of: HostSlider.self)[0]
    XCTAssertEqual(slider.value, 2)
    XCTAssertTrue(slider.drag(to: 9))
    XCTAssertEqual(slider.value, 2)
  }

  func testItGoesInSteps() {
    let screen = show(Volume(value: 0, step: 4))
    let slider = screen.hosts(of: HostSlider.self)[0]
    XCTAssertTrue(slider.drag(to: 5))
    screen.settle()
    XCTAssertEqual(screen.texts, ["value 4.0"])
    XCTAssertTrue(slider.drag(to: 10))
    screen.settle()
    XCTAssertEqual(screen.texts, ["value 8.0"], "the last step that is within the range")
  }

  func testItShowsWhatIsWrittenElsewhere() {
    let screen = show(Volume())
    screen.tap("value 2.0")
    XCTAssertEqual(screen.hosts(of: HostSlider.self).map(\.value), [8])
  }

  func testAConstantStays() {
    let screen = show(Slider(value: .constant(0.5)))
    XCTAssertTrue(screen.hosts(of: HostSlider.self)[0].drag(to: 1))
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostSlider.self).map(\.value), [0.5])
  }

  func testOtherNumbersWork() {
    struct Single: View {
      @State private var value: Float = 0.5
      var body: some View {
        Slider(value: $value)
        Text("\(value)")
      }
    }
    let screen = show(Single())
    XCTAssertTrue(screen.hosts(of: HostSlider.self)[0].drag(to: 0.75))
    screen.settle()
    XCTAssertEqual(screen.texts, ["0.75"])
  }

  func testADisabledSliderCannotBeDragged() {
    let screen = show(Volume(isLocked: true))
    XCTAssertFalse(screen.hosts(of: HostSlider.self)[0].drag(to: 3))
    XCTAssertEqual(screen.texts, ["value 2.0"])
    XCTAssertEqual(
      screen.hosts(of: HostSlider.self).map(line), ["HostSlider value=2 maximum=10 disabled"])
  }

  func testNumbersThatAreNoneAreReported() {
    let screen = show(Slider(value: .constant(Double.nan)))
    XCTAssertEqual(screen.hosts(of: HostSlider.self).map(\.value), [0])
    XCTAssertEqual(takeSentences().count, 1)
    let stepped = show(Slider(value: .constant(0.4), in: 0...1, step: -1))
    XCTAssertEqual(stepped.hosts(of: HostSlider.self).map(\.value), [0.4])
    XCTAssertEqual(takeSentences().count, 1)
  }
}
