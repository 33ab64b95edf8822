import HostTree
import XCTest

@MainActor
final class HostTextInputTraitsOwnerTests: HostTestCase {
  func testTheNamesOfUIKitReachTheTraits() {
    let field = HostTextField()
    field.keyboardType = .emailAddress
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.textContentType = .emailAddress
    field.returnKeyType = .send
    var expected = HostTextInputTraits()
    expected.keyboardType = .emailAddress
    expected.autocapitalizationType = .none
    expected.autocorrectionType = .no
    expected.textContentType = .emailAddress
    expected.returnKeyType = .send
    XCTAssertEqual(field.inputTraits, expected)

    let editor = HostTextView()
    editor.inputTraits = expected
    XCTAssertEqual(editor.keyboardType, .emailAddress)
    XCTAssertEqual(editor.autocapitalizationType, .none)
    XCTAssertEqual(editor.autocorrectionType, .no)
    XCTAssertEqual(editor.textContentType, .emailAddress)
    XCTAssertEqual(editor.returnKeyType, .send)
  }
}
