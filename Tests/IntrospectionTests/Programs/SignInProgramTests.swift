import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// A form as it was written for the first generation of introspection: every host by a function of its own.
private struct SignIn: View {
  @State private var name = ""
  @State private var password = ""
  @State private var isRevealed = false
  let log: EventLog

  var body: some View {
    NavigationView {
      ScrollView {
        VStack {
          TextField("Name", text: $name)
            .introspectTextField { field in
              field.becomeFirstResponder()
              field.inputTraits.returnKeyType = .next
            }
          SecureField("Password", text: $password)
            .introspectTextField { $0.isSecureTextEntry = !isRevealed }
          // The body reads the state here, and so it runs again with the closures in it.
          Toggle(isRevealed ? "Hide" : "Reveal", isOn: $isRevealed)
            .introspectSwitch { $0.onTintColor = .orange }
          Text("Forgotten?")
            .introspectViewController { log.add("\(type(of: $0))") }
            .introspectNavigationController { $0.navigationBar.prefersLargeTitles = true }
            .introspectWindow { $0.accessibilityIdentifier = "window" }
        }
      }
      .introspectScrollView { $0.bounces = false }
      .navigationTitle("Welcome")
    }
    .navigationViewStyle(.stack)
    .introspectNavigationController { log.add("bar \($0.navigationBar.prefersLargeTitles)") }
  }
}

/// A program of somebody who knows the first generation.
@MainActor
final class SignInProgramTests: HostTestCase {
  func testEachHostIsReached() throws {
    let log = EventLog()
    let window = show(SignIn(log: log), width: 400, height: 600).window
    let name = try window.find(HostTextField.self, labelled: "Name")
    let password = try window.find(HostTextField.self, labelled: "Password")
    XCTAssertTrue(name.isFirstResponder)
    XCTAssertEqual(name.inputTraits.returnKeyType, .next)
    XCTAssertEqual(try window.find(HostSwitch.self).onTintColor, .orange)
    XCTAssertEqual(window.findAll(HostScrollView.self).map(\.bounces), [false])
    XCTAssertEqual(try window.find(HostNavigationBar.self).prefersLargeTitles, true)
    XCTAssertEqual(window.accessibilityIdentifier, "window")
    XCTAssertEqual(log.take().last, "bar true")
    XCTAssertTrue(password.isSecureTextEntry)
    try window.find(HostSwitch.self).user.turn(on: true)
    XCTAssertFalse(password.isSecureTextEntry, "the closure ran with the newest state")
    XCTAssertNoThrow(try window.find(HostSwitch.self, labelled: "Hide"))
    try password.user.type("secret")
    XCTAssertEqual(password.text, "secret")
    XCTAssertFalse(password.isSecureTextEntry)
  }
}
