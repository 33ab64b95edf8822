import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ToggleSourcesTests: HostTestCase {
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

  func testAStepperWithAFormatAndALabel() {
    struct Price: View {
      @State private var price = 1.0
      var body: some View {
        Stepper(value: $price, in: 0...2, step: 0.5, format: .number) { Text("Price") }
        Stepper(value: $price, step: 0.25, format: .number) {
          Text("Fine")
        } onEditingChanged: { _ in
        }
        Text("\(price)")
      }
    }
    let screen = show(Price())
    XCTAssertEqual(screen.texts, ["Price", "Fine", "1.0"])
    for place in 0..<2 {
      XCTAssertTrue(screen.hosts(of: HostStepper.self)[place].increment())
      screen.settle()
    }
    XCTAssertEqual(screen.texts, ["Price", "Fine", "1.75"])
  }

  func testTitlesWithPicturesForSeveralValues() {
    struct Alarm {
      var isOn: Bool
      var tone: Int
    }
    struct Alarms: View {
      @State private var alarms = [Alarm(isOn: true, tone: 1), Alarm(isOn: true, tone: 2)]
      let title: String
      var body: some View {
        Toggle("Bell", systemImage: "bell", sources: $alarms, isOn: \.isOn)
        Toggle(title, systemImage: "star", sources: $alarms, isOn: \.isOn)
        Toggle(LocalizedStringResource("Heart"), sources: $alarms, isOn: \.isOn)
        Picker("Tone", systemImage: "circle", sources: $alarms, selection: \.tone) { tones }
        Picker(title, systemImage: "star", sources: $alarms, selection: \.tone) { tones }
        Picker("Now", systemImage: "circle", selection: $alarms[0].tone) {
          tones
        } currentValueLabel: {
          Text("?")
        }
        Text(alarms.map { "\($0.isOn) \($0.tone)" }.joined(separator: ", "))
      }
      private var tones: some View { ForEach(1..<3) { Text("\($0)").tag($0) } }
    }
    let screen = show(Alarms(title: "Own"))
    screen.hosts(of: HostSwitch.self)[1].tap()
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostSwitch.self).map(\.isOn), [false, false, false])
    XCTAssertEqual(screen.hosts(of: HostImageView.self).compactMap(\.image?.name).prefix(2), ["bell", "star"])
    XCTAssertEqual(screen.texts.last, "false 1, false 2")
  }
}
