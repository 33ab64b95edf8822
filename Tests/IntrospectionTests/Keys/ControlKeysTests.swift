import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// The keys of controls.
@MainActor
final class ControlKeysTests: KeyTestCase {
  private let url = URL(string: "https://example.org")!

  func testButtons() {
    check(.button) { Button("a") {} }
    check(.link) { [url] in Link("a", destination: url) }
    check(.shareLink) { ShareLink("a", item: "a") }
    check(.pasteButton) { PasteButton(payloadType: String.self) { _ in } }
    check(.menu) { Menu("a") { Button("b") {} } }
    check(.navigationLink) { NavigationLink("a") { Text("b") } }
    check(.disclosureGroup) { DisclosureGroup("a") { Text("b") } }
  }

  func testOtherControls() {
    check(.toggle) { Toggle("a", isOn: .constant(true)) }
    check(.slider) { Slider(value: .constant(0.5)) }
    check(.stepper) { Stepper("a", value: .constant(1)) }
    check(.multiDatePicker) { MultiDatePicker("a", selection: .constant([])) }
    check(.datePicker) { DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: 0))) }
    check(.colorPicker) { ColorPicker("a", selection: .constant(.red)) }
    check(.gauge) { Gauge(value: 0.5) { Text("a") } }
    check(.control) { Slider(value: .constant(0.5)) }
  }

  /// All that is made of a button, in one view.
  private struct Everything: View {
    @State private var isOn = false
    @State private var choice = 1

    var body: some View {
      VStack {
        Toggle("toggle", isOn: $isOn).toggleStyle(.button)
        Toggle("checkbox", isOn: $isOn).toggleStyle(.checkbox)
        Picker("picker", selection: $choice) { Text("popUp").tag(1) }
        Picker("picker", selection: $choice) { Text("radio").tag(1) }.pickerStyle(.inline).labelsHidden()
        Menu("menu") { Button("entry") {} }
        Link("link", destination: URL(string: "https://example.org")!)
        NavigationLink("navigation") { Text("page") }
        DisclosureGroup("disclosure") { Text("more") }
        Button("push") {}
      }
    }
  }

  func testWhatIsMadeOfAButtonIsToldApart() {
    func found<Style: PrimitiveButtonStyle>(_ style: Style) -> [String] {
      let log = EventLog()
      func add(_ name: String, _ button: HostButton) {
        log.add("\(name): \(button.descendants.lazy.compactMap { ($0 as? HostLabel)?.text }.first ?? "")")
      }
      let screen = Screen(
        NavigationStack {
          Everything().buttonStyle(style)
            .introspect(.button, .unique) { add("button", $0) }
            .introspect(.toggle(style: .button), .unique) { add("toggle(style: .button)", $0) }
            .introspect(.toggle(style: .checkbox), .unique) { add("toggle(style: .checkbox)", $0) }
            .introspect(.picker(style: .menu), .unique) { add("picker(style: .menu)", $0) }
            .introspect(.picker(style: .inline), .unique) { add("picker(style: .inline)", $0) }
            .introspect(.menu, .unique) { add("menu", $0) }
            .introspect(.link, .unique) { add("link", $0) }
            .introspect(.navigationLink, .unique) { add("navigationLink", $0) }
            .introspect(.disclosureGroup, .unique) { add("disclosureGroup", $0) }
        }, height: 600)
      screen.window.settle()
      return log.take()
    }
    let expected = [
      "button: push", "toggle(style: .button): toggle", "toggle(style: .checkbox): checkbox",
      "picker(style: .menu): popUp", "picker(style: .inline): radio", "menu: menu", "link: link",
      "navigationLink: navigation", "disclosureGroup: disclosure",
    ]
    XCTAssertEqual(found(.automatic), expected)
    XCTAssertEqual(found(.bordered), expected, "whatever the style")
  }

  func testAProgressBarIsNoGauge() {
    let log = EventLog()
    _ = Screen(
      VStack {
        ProgressView(value: 0.25)
        Gauge(value: 0.75) { Text("a") }
      }
      .introspect(.gauge, .unique) { log.add("gauge \($0.progress)") }
      .introspect(.progressView(style: .linear), .unique) { log.add("progress \($0.progress)") })
    XCTAssertEqual(log.take(), ["gauge 0.75", "progress 0.25"])
  }
}
