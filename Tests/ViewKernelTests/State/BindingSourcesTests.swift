import Foundation
import HostTree
import ViewKernel
import XCTest

/// Each control that takes a binding follows it, wherever its value is kept.
@MainActor
final class BindingSourcesTests: HostTestCase {
  private func type(_ text: String) -> (HostWindow) -> Void {
    { window in
      guard let field = window.first(HostTextField.self) else { return XCTFail("there is no field") }
      XCTAssertTrue(field.insertText(text))
      window.settle()
      field.resignFirstResponder()
      window.settle()
    }
  }

  func testToggles() {
    let edit = { (window: HostWindow) in XCTAssertEqual(window.first(HostSwitch.self)?.tap(), true) }
    assertFollows("switch", false, true, edit: edit) { Toggle("t", isOn: $0) }
    assertFollows("switch with a label", false, true, edit: edit) { Toggle(isOn: $0) { Text("t") } }
    let press = { (window: HostWindow) in XCTAssertEqual(window.first(HostButton.self)?.tap(), true) }
    assertFollows("button", false, true, edit: press) { Toggle("t", isOn: $0).toggleStyle(.button) }
    assertFollows("own style", false, true, edit: press) { Toggle("t", isOn: $0).toggleStyle(CheckStyle()) }
  }

  private struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
    }
  }

  func testPickers() {
    func check<Style: PickerStyle>(_ name: String, _ style: Style, _ edit: ((HostWindow) -> Void)?) {
      assertFollows(name, 0, 2, 1, edit: edit) { selection in
        Picker("p", selection: selection) { ForEach(0..<3) { Text("option \($0)").tag($0) } }.pickerStyle(style)
      }
    }
    check("segmented", .segmented) { XCTAssertEqual($0.first(HostSegmentedControl.self)?.tapSegment(at: 1), true) }
    check("palette", .palette) { XCTAssertEqual($0.first(HostSegmentedControl.self)?.tapSegment(at: 1), true) }
    check("wheel", .wheel) { XCTAssertEqual($0.first(HostPickerView.self)?.pick(row: 1), true) }
    check("inline", .inline) { XCTAssertEqual($0.label("option 1")?.tap(), true) }
    check("menu", .menu) { XCTAssertEqual($0.first(HostButton.self)?.choose(1), true) }
    // Outside of a navigation view it leads nowhere: see LinkPickerTests.
    check("navigationLink", .navigationLink, nil)
    assertFollows("optional", 0, nil, 1) { selection in
      Picker("p", selection: selection) {
        Text("none").tag(Int?.none)
        ForEach(0..<2) { Text("option \($0)").tag(Optional($0)) }
      }
      .pickerStyle(.segmented)
    }
  }

  func testNumbers() {
    assertFollows("stepper", 0, 2, edit: { XCTAssertEqual($0.first(HostStepper.self)?.increment(), true) }) {
      StepperAndText(value: $0)
    }
    assertFollows("stepper in a range", 0, 2, edit: { XCTAssertEqual($0.first(HostStepper.self)?.increment(), true) }) {
      Stepper("s", value: $0, in: 0...2)
    }
    let drag = { (window: HostWindow) in XCTAssertEqual(window.first(HostSlider.self)?.drag(to: 0.25), true) }
    assertFollows("slider", 0.0, 0.5, edit: drag) { Slider(value: $0) }
    assertFollows("slider of floats", Float(0), 0.5, edit: drag) { Slider(value: $0, in: 0...1, step: 0.25) }
  }

  private struct StepperAndText: View {
    @Binding var value: Int
    var body: some View {
      Stepper("s", value: $value)
      Text("\(value)")
    }
  }

  func testTexts() {
    assertFollows("field", "", "a", "b", edit: type("!")) { TextField("t", text: $0) }
    assertFollows("field with a prompt", "", "a", edit: type("!")) {
      TextField(text: $0, prompt: Text("p")) { Text("t") }
    }
    assertFollows("secure field", "", "a", "bc", edit: type("!")) { SecureField("t", text: $0) }
    let write = { (window: HostWindow) in
      XCTAssertEqual(window.first(HostTextView.self)?.insertText("!"), true)
      window.settle()
      window.first(HostTextView.self)?.resignFirstResponder()
    }
    assertFollows("growing field", "", "a", "b\nc", edit: write) { TextField("t", text: $0, axis: .vertical) }
    assertFollows("editor", "", "a", "b\nc", edit: write) { TextEditor(text: $0) }
  }

  func testFieldsOfValues() {
    assertFollows("format", 1, 29, 77, edit: type("0")) { TextField("v", value: $0, format: .number) }
    assertFollows("format, no number", 1, 29, 77, edit: type("abc")) { TextField("v", value: $0, format: .number) }
    assertFollows("format with a label", 1, 29, 77, edit: type("0")) {
      TextField(value: $0, format: .number) { Text("v") }
    }
    assertFollows("optional format", 1, nil, 77, edit: type("0")) { TextField("v", value: $0, format: .number) }
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    assertFollows("formatter", 1, 29, 77, edit: type("0")) { TextField("v", value: $0, formatter: formatter) }
  }

  func testAValueThatChangesWhileAFieldIsEdited() throws {
    let place = ValuePlace(1, .bindable)
    let screen = show(BindingSource.bindable.view(place) { TextField("v", value: $0, format: .number) })
    let field = try XCTUnwrap(screen.hosts(of: HostTextField.self).first)
    @MainActor func change(_ value: Int, shows text: String, line: UInt = #line) {
      place.write(value)
      screen.settle()
      XCTAssertEqual(field.text, text, line: line)
    }
    XCTAssertTrue(field.becomeFirstResponder())
    change(29, shows: "29")
    field.selectedRange = 0..<2
    screen.type("abc", into: "29")
    change(77, shows: "abc")
    field.resignFirstResponder()
    screen.settle()
    XCTAssertEqual(field.text, "77")
    XCTAssertEqual(place.read(), 77)
    change(5, shows: "5")
  }

  func testDatesAndColors() {
    let dates = [0, 86_400, 200_000].map { Date(timeIntervalSince1970: $0) }
    let pick = { (window: HostWindow) in
      XCTAssertEqual(window.first(HostDatePicker.self)?.pick(Date(timeIntervalSince1970: 400_000)), true)
    }
    let days = [3, 4].map { DateComponents(year: 2001, month: 1, day: $0) }
    assertFollows("dates", Set(days.prefix(1)), Set(days), []) { MultiDatePicker("d", selection: $0) }
    assertFollows("date", dates[0], dates[1], dates[2], edit: pick) { DatePicker("d", selection: $0) }
    assertFollows("date from", dates[0], dates[1], edit: pick) { DatePicker("d", selection: $0, in: dates[0]...) }
    let well = { (window: HostWindow) in
      XCTAssertEqual(window.first(HostColorWell.self)?.pick(.systemGreen), true)
    }
    assertFollows("color", Color.red, .blue, edit: well) { ColorPicker("c", selection: $0) }
  }
}

extension HostButton {
  /// Chooses an entry of the menu.
  fileprivate func choose(_ index: Int) -> Bool { (menu?.visibleChildren[index] as? HostAction)?.perform() ?? false }
}
