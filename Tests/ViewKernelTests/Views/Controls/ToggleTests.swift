import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ToggleTests: HostTestCase {
  private struct Setting: View {
    @State var isOn = false
    var isLocked = false
    var body: some View {
      VStack {
        Toggle("Sound", isOn: $isOn).disabled(isLocked)
        Button(isOn ? "on" : "off") { isOn.toggle() }
      }
    }
  }

  func testTheLabelLeadsAndTheSwitchTrails() {
    assertShows(
      Toggle("Sound", isOn: .constant(true)), width: 200,
      """
      HostStackView (0, 34.5, 200 x 31) axis=horizontal
      ├─ HostLabel "Sound" (0, 5.5, 50 x 20)
      ├─ HostSpacer (50, 15.5, 101 x 0)
      └─ HostSwitch (151, 0, 49 x 31) isOn=true
      """)
  }

  func testATapWrites() {
    let screen = show(Setting())
    let control = screen.hosts(of: HostSwitch.self)[0]
    for expected in ["on", "off", "on"] {
      XCTAssertTrue(control.tap())
      screen.settle()
      XCTAssertEqual(screen.texts, ["Sound", expected])
      XCTAssertEqual(control.isOn, expected == "on")
    }
  }

  func testItShowsWhatIsWrittenElsewhere() {
    let screen = show(Setting())
    screen.tap("off")
    XCTAssertEqual(screen.hosts(of: HostSwitch.self).map(\.isOn), [true])
  }

  func testAConstantStays() {
    let screen = show(Toggle("Sound", isOn: .constant(false)))
    XCTAssertTrue(screen.hosts(of: HostSwitch.self)[0].tap())
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostSwitch.self).map(\.isOn), [false])
  }

  func testABindingMayRefuse() {
    struct Stubborn: View {
      @State private var isOn = true
      @State private var attempts = 0
      var body: some View {
        Toggle("Sound", isOn: Binding(get: { isOn }, set: { _ in attempts += 1 }))
        Text(verbatim: "\(attempts)")
      }
    }
    let screen = show(Stubborn())
    for attempt in 1...3 {
      XCTAssertTrue(screen.hosts(of: HostSwitch.self)[0].tap())
      screen.settle()
      XCTAssertEqual(screen.texts, ["Sound", "\(attempt)"])
      XCTAssertEqual(screen.hosts(of: HostSwitch.self).map(\.isOn), [true])
    }
  }

  func testADisabledToggleTakesNoTaps() {
    let screen = show(Setting(isLocked: true))
    XCTAssertFalse(screen.hosts(of: HostSwitch.self)[0].tap())
    XCTAssertEqual(screen.texts, ["Sound", "off"])
    XCTAssertEqual(screen.hosts(of: HostSwitch.self).map(line), ["HostSwitch isOn=false disabled"])
  }

  func testAnyViewIsALabel() {
    let title = "Any string"
    let screen = show(
      VStack {
        Toggle(title, isOn: .constant(true))
        Toggle(isOn: .constant(true)) { Image(systemName: "bell") }
      })
    XCTAssertEqual(
      screen.shape, "Stack[Stack[Label \"Any string\", Spacer, Switch], Stack[Image, Spacer, Switch]]")
  }
}
