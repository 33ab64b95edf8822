import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class SecureFieldTests: HostTestCase {
  private struct Login: View {
    let log: EventLog
    @State private var password = ""

    init(_ log: EventLog) { self.log = log }

    var body: some View {
      VStack {
        SecureField("Password", text: $password) { log.add(password) }
        Text("\(password.count)")
      }
    }
  }

  func testItShowsBullets() {
    let log = EventLog()
    let screen = show(Login(log))
    screen.type("secret", into: "Password")
    XCTAssertEqual(screen.shape, "Stack[TextField \"••••••\", Label \"6\"]")
    XCTAssertEqual(screen.hosts(of: HostTextField.self).map(\.text), ["secret"])
    screen.type("\n", into: "Password")
    XCTAssertEqual(log.take(), ["secret"])
  }

  func testEachForm() {
    let title = "Any string"
    let screen = show(
      VStack {
        SecureField(title, text: .constant(""))
        SecureField("b", text: .constant(""), prompt: Text("prompt"))
        SecureField(text: .constant("")) { Text("c") }
      }.textFieldStyle(.roundedBorder).keyboardType(.numberPad))
    XCTAssertEqual(
      screen.hosts(of: HostTextField.self).map(line),
      ["Any string", "prompt", "c"].map {
        "HostTextField \"\" placeholder=\($0 == "Any string" ? "\"Any string\"" : $0) border=roundedRect "
          + "keyboard=numberPad"
      })
  }
}
