import HostTree
import XCTest

@MainActor
final class HostTextInputTraitsOwnerTests: HostTreeTestCase {
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

  func testWhatTheKeyboardDoesByItself() {
    let bar = HostSearchBar(frame: .zero)
    XCTAssertEqual(bar.returnKeyType, .search)
    bar.enablesReturnKeyAutomatically = true
    bar.spellCheckingType = .no
    bar.smartQuotesType = .no
    bar.smartDashesType = .yes
    bar.smartInsertDeleteType = .no
    bar.keyboardAppearance = .dark
    let traits = bar.searchTextField.inputTraits
    XCTAssertTrue(traits.enablesReturnKeyAutomatically)
    XCTAssertEqual(
      [traits.spellCheckingType, traits.smartQuotesType, traits.smartDashesType, traits.smartInsertDeleteType],
      [.no, .no, .yes, .no])
    XCTAssertEqual(traits.keyboardAppearance, .alert)
    let field = HostTextField()
    XCTAssertFalse(field.enablesReturnKeyAutomatically)
    XCTAssertEqual(
      [field.spellCheckingType, field.smartQuotesType, field.smartDashesType, field.smartInsertDeleteType],
      [.default, .default, .default, .default])
    XCTAssertEqual(field.keyboardAppearance, .default)
    bar.searchBarStyle = .minimal
    XCTAssertEqual(bar.searchBarStyle, .minimal)
  }

  func testATextIsOptionalAndNeverNil() {
    let (field, editor, bar) = (HostTextField(), HostTextView(), HostSearchBar(frame: .zero))
    for text in ["tea", nil] {
      (field.text, editor.text, bar.text) = (text, text, text)
      XCTAssertEqual([field.text, editor.text, bar.text], [text ?? "", text ?? "", text ?? ""])
    }
  }
}
