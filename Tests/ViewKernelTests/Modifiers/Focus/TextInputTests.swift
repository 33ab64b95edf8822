import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class TextInputTests: HostTestCase {
  func testFieldsSayWhatTheyAskOfTheKeyboard() {
    let screen = show(
      VStack {
        TextField("a", text: .constant("")).keyboardType(.emailAddress).autocapitalization(.none)
          .disableAutocorrection(true).textContentType(.emailAddress)
        VStack {
          TextField("b", text: .constant("")).textInputAutocapitalization(.words)
          TextField("c", text: .constant("")).autocorrectionDisabled(false).textInputAutocapitalization(nil)
        }.textInputAutocapitalization(.never)
        TextField("d", text: .constant(""))
      })
    XCTAssertEqual(
      screen.hosts(of: HostTextField.self).map(line),
      [
        "HostTextField \"\" placeholder=a keyboard=emailAddress capitals=none correction=no content=email",
        "HostTextField \"\" placeholder=b capitals=words",
        "HostTextField \"\" placeholder=c capitals=none correction=yes",
        "HostTextField \"\" placeholder=d",
      ])
  }
}
