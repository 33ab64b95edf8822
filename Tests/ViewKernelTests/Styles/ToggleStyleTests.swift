import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ToggleStyleTests: HostTestCase {
  private struct Words: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
        Toggle("inner", isOn: configuration.$isOn).toggleStyle(.switch)
      }
    }
  }

  private struct Setting: View {
    @State var isOn = false
    var body: some View {
      VStack {
        Toggle("Sound", isOn: $isOn)
        Text(isOn ? "yes" : "no")
      }
    }
  }

  func testAStyleOfOnesOwn() {
    let screen = show(Setting().toggleStyle(Words()))
    XCTAssertEqual(screen.texts, ["Sound", "off", "inner", "no"])
    screen.tap("off")
    XCTAssertEqual(screen.texts, ["Sound", "on", "inner", "yes"])
    XCTAssertTrue(screen.hosts(of: HostSwitch.self)[0].tap())
    screen.settle()
    XCTAssertEqual(screen.texts, ["Sound", "off", "inner", "no"])
  }

  func testAButtonThatStaysDown() {
    let screen = show(Setting().toggleStyle(.button))
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(line), ["HostButton … 1 inside"])
    screen.tap("Sound")
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(line), ["HostButton selected … 1 inside"])
    XCTAssertEqual(screen.texts, ["Sound", "yes"])
  }

  func testACheckbox() {
    let screen = show(Setting().toggleStyle(CheckboxToggleStyle()))
    XCTAssertEqual(screen.hosts(of: HostImageView.self).map { "\($0.image!)" }, ["square"])
    screen.tap("Sound")
    XCTAssertEqual(screen.hosts(of: HostImageView.self).map { "\($0.image!)" }, ["checkmark.square.fill"])
  }

  func testTheSystemsSwitch() {
    let title = "Any string"
    let screen = show(
      VStack {
        Toggle("a", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
        Toggle(title, systemImage: "star", isOn: .constant(true)).toggleStyle(.automatic)
        Toggle("hidden", isOn: .constant(false)).labelsHidden()
      })
    XCTAssertEqual(
      screen.shape,
      "Stack[Stack[Label \"a\", Spacer, Switch], Stack[Stack[Image, Label \"Any string\"], Spacer, Switch], Switch]")
    XCTAssertEqual(
      screen.hosts(of: HostSwitch.self).map(line),
      ["HostSwitch isOn=true tint=red", "HostSwitch isOn=true", "HostSwitch isOn=false"])
  }
}
