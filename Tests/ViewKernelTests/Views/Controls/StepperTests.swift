import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class StepperTests: HostTestCase {
  private struct Guests: View {
    @State var count = 3
    var body: some View {
      VStack {
        Stepper("Guests", value: $count, in: 1...4)
        Text("\(count)")
      }
    }
  }

  func testTheLabelLeadsAndTheControlTrails() {
    assertShows(
      Stepper("Age", value: .constant(2), in: 0...10), width: 200,
      """
      HostStackView (0, 34, 200 x 32) axis=horizontal
      ├─ HostLabel "Age" (0, 6, 31 x 20)
      ├─ HostSpacer (31, 16, 75 x 0)
      └─ HostStepper (106, 0, 94 x 32) value=2 maximum=10
      """)
  }

  func testAUserSteps() {
    let screen = show(Guests())
    let stepper = screen.hosts(of: HostStepper.self)[0]
    for expected in ["4", "4"] {
      XCTAssertTrue(stepper.increment())
      screen.settle()
      XCTAssertEqual(screen.texts.last, expected)
    }
    for expected in ["3", "2", "1", "1"] {
      XCTAssertTrue(stepper.decrement())
      screen.settle()
      XCTAssertEqual(screen.texts.last, expected)
    }
  }

  func testValuesOfSeveralTypes() {
    struct Values: View {
      @State private var double = 1.0
      @State private var byte: UInt8 = 250
      @State private var date = Date(timeIntervalSinceReferenceDate: 0)
      var body: some View {
        VStack {
          Stepper("double", value: $double, step: 0.25)
          Stepper("byte", value: $byte, in: 0...254, step: 3)
          Stepper(value: $date, step: 60) { Text("date") }
          Text("\(double) \(byte) \(Int(date.timeIntervalSinceReferenceDate))")
        }
      }
    }
    let screen = show(Values())
    for stepper in screen.hosts(of: HostStepper.self) {
      XCTAssertTrue(stepper.increment())
      XCTAssertTrue(stepper.increment())
    }
    screen.settle()
    XCTAssertEqual(screen.texts.last, "1.5 254 120")
    for stepper in screen.hosts(of: HostStepper.self) { XCTAssertTrue(stepper.decrement()) }
    screen.settle()
    XCTAssertEqual(screen.texts.last, "1.25 251 60")
  }

  func testClosures() {
    let log = EventLog()
    let screen = show(
      VStack {
        Stepper {
          Text("both")
        } onIncrement: {
          log.add("up")
        } onDecrement: {
          log.add("down")
        } onEditingChanged: { isEditing in
          log.add(isEditing ? "begin" : "end")
        }
        Stepper("up only", onIncrement: { log.add("up") }, onDecrement: nil)
      })
    let steppers = screen.hosts(of: HostStepper.self)
    for _ in 1...2 {
      XCTAssertTrue(steppers[0].increment())
      screen.settle()
    }
    XCTAssertTrue(steppers[0].decrement())
    XCTAssertEqual(log.take(), ["begin", "end", "up", "begin", "end", "up", "begin", "end", "down"])
    screen.settle()
    XCTAssertTrue(steppers[1].decrement())
    XCTAssertTrue(steppers[1].increment())
    XCTAssertEqual(log.take(), ["up"])
  }

  func testABindingMayRefuse() {
    let screen = show(Stepper("a", value: .constant(5), in: 0...9))
    let stepper = screen.hosts(of: HostStepper.self)[0]
    XCTAssertTrue(stepper.increment())
    screen.settle()
    XCTAssertEqual(stepper.value, 5)
  }

  func testDisabledAndWithoutALabel() {
    let screen = show(Guests().labelsHidden().disabled(true))
    XCTAssertEqual(screen.shape, "Stack[Stepper, Label \"3\"]")
    XCTAssertFalse(screen.hosts(of: HostStepper.self)[0].increment())
  }
}
