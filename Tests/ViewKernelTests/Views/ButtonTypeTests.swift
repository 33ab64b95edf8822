import Foundation
import HostTree
import ViewKernel
import XCTest

/// Views that are made of a button say so to hosts, whatever the style.
@MainActor
final class ButtonTypeTests: HostTestCase {
  private struct Everything: View {
    @State private var isOn = true

    var body: some View {
      VStack {
        Button("push") {}
        Toggle("toggle", isOn: $isOn).toggleStyle(.button)
        Toggle("checkbox", isOn: $isOn).toggleStyle(.checkbox)
        Picker("picker", selection: .constant(1)) { Text("radio").tag(1) }.pickerStyle(.inline).labelsHidden()
        Picker("picker", selection: .constant(1)) { Text("popUp").tag(1) }
        Menu("menu") { Button("entry") {} }
        Link("link", destination: URL(string: "https://example.org")!)
        NavigationLink("navigation") { Text("page") }
        DisclosureGroup("disclosure") { Text("more") }
      }
    }
  }

  private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
  }

  private struct Again: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding() }
  }

  private func types<V: View>(_ view: V) -> [String] {
    show(view).hosts(of: HostButton.self).map { button in
      var hosts: [HostView] = button.subviews
      while let host = hosts.first, !(host is HostLabel) { hosts = host.subviews + hosts.dropFirst() }
      return "\((hosts.first as? HostLabel)?.text ?? ""): \(button.buttonType)"
    }
  }

  func testEachSaysWhatItIs() {
    let expected = ["push", "toggle", "checkbox", "radio", "popUp", "menu", "link", "navigation", "disclosure"]
      .map { "\($0): \($0)" }
    XCTAssertEqual(types(Everything()), expected)
    XCTAssertEqual(types(Everything().buttonStyle(.borderedProminent)), expected)
    XCTAssertEqual(types(Everything().buttonStyle(Framed())), expected)
    XCTAssertEqual(types(Everything().buttonStyle(Again())), expected)
  }

  func testABarThatShowsALevel() {
    let bars = show(
      VStack {
        Gauge(value: 0.5) { Text("a") }
        ProgressView(value: 0.5)
      }
    ).hosts(of: HostProgressView.self)
    XCTAssertEqual(bars.map(\.showsLevel), [true, false])
  }

  func testAFieldForSecretsStaysOne() {
    let field = show(SecureField("a", text: .constant(""))).hosts(of: HostTextField.self)[0]
    field.isSecureTextEntry = false
    XCTAssertTrue(field.isSecureField)
    let open = show(TextField("a", text: .constant(""))).hosts(of: HostTextField.self)[0]
    open.isSecureTextEntry = true
    XCTAssertFalse(open.isSecureField)
    let own = HostTextField()
    XCTAssertFalse(own.isSecureField)
    own.isSecureTextEntry = true
    XCTAssertTrue(own.isSecureField, "a field that nobody said more of is what it does")
  }
}
