import Foundation
import HostTree
import ViewKernel
import XCTest

/// Controls with values that are none, and at the ends of what there is.
@MainActor
final class ControlStressTests: HostTestCase {
  func testControlsWithOddValues() {
    let (number, date) = (Setting(0.0), Setting(Date(timeIntervalSinceReferenceDate: 0)))
    let screen = show(
      Showing(number) { value in
        VStack {
          Stepper("s", value: Binding(get: { value }, set: { number.value = $0 }), in: 0...10, step: 0)
          Stepper("n", value: Binding(get: { value }, set: { number.value = $0 }), step: .nan)
          Slider(value: Binding(get: { value }, set: { number.value = $0 }), in: 0...0)
          Slider(value: Binding(get: { value }, set: { number.value = $0 }), in: 0...1, step: 5)
          ProgressView(value: value, total: 0)
          Picker("p", selection: .constant(7)) { Text("one").tag(1) }
          Picker("p", selection: .constant(7)) {}.pickerStyle(.segmented)
          DatePicker(
            "d", selection: Binding(get: { date.value }, set: { date.value = $0 }),
            in: date.value...date.value)
        }
      }, width: 400, height: 800)
    for value in [Double.nan, .infinity, -.infinity, 1e308, 3] {
      number.value = value
      screen.settle()
      for stepper in screen.hosts(of: HostStepper.self) {
        stepper.increment()
        stepper.decrement()
        screen.settle()
      }
    }
    date.value = Date(timeIntervalSinceReferenceDate: .nan)
    screen.settle()
    _ = takeSentences()
  }

  func testSteppersAtTheEndsOfIntegers() {
    let number = Setting(-5)
    let screen = show(
      Showing(number) { value in
        VStack {
          Stepper("all", value: Binding(get: { value }, set: { number.value = $0 }), in: Int.min...Int.max)
          Stepper("open", value: Binding(get: { value }, set: { number.value = $0 }))
        }
      }, width: 400)
    for start in [-5, Int.max, Int.min, 5] {
      number.value = start
      screen.settle()
      for stepper in screen.hosts(of: HostStepper.self) {
        stepper.increment()
        screen.settle()
        stepper.decrement()
        screen.settle()
      }
    }
    XCTAssertTrue(abs(number.value - 5) < 3)
  }
}
