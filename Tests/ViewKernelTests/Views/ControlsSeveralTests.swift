import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ControlsSeveralTests: HostTestCase {
  func testAToggleForSeveralValues() throws {
    struct Person {
      var isOn: Bool
    }
    struct People: View {
      @State private var people = [Person(isOn: true), Person(isOn: false)]
      var body: some View {
        Toggle("All", sources: $people, isOn: \.isOn)
        Toggle(sources: [Binding<Person>](), isOn: \.isOn) { Text("None") }
        Text(people.map { "\($0.isOn)" }.joined(separator: " "))
      }
    }
    let screen = show(People())
    func isOn() -> [Bool] { screen.hosts(of: HostSwitch.self).map(\.isOn) }
    func turn() {
      screen.hosts(of: HostSwitch.self)[0].tap()
      screen.settle()
    }
    XCTAssertEqual(isOn(), [false, false])
    turn()
    XCTAssertEqual(isOn(), [true, false])
    XCTAssertEqual(screen.texts, ["All", "None", "true true"])
    turn()
    XCTAssertEqual(screen.texts, ["All", "None", "false false"])
  }

  func testAStepperWithAFormat() {
    struct Price: View {
      @State private var price = 1.0
      var body: some View {
        Stepper("Price", value: $price, in: 0...2, step: 0.5, format: .number)
        Text("\(price)")
      }
    }
    XCTAssertEqual(show(Price()).texts, ["Price", "1.0"])
  }
}
