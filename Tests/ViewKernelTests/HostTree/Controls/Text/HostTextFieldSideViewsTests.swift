import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// Views at the ends of text fields, and the button that clears them.
@MainActor
final class HostTextFieldSideViewsTests: HostTestCase {
  private final class Delegate: HostTextFieldDelegate {
    var mayClear = false
    func textFieldShouldClear(_ textField: HostTextField) -> Bool { mayClear }
  }

  private func field(_ text: String) -> (HostWindow, HostTextField) {
    let field = UITextField(frame: CGRect(0, 0, 200, 40))
    field.text = text
    let window = makeWindow(width: 200, height: 100)
    window.makeKeyAndVisible()
    window.addSubview(field)
    window.settle()
    return (window, field)
  }

  func testTheClearButtonComesWithTextAndEditing() {
    let (window, field) = field("Hello")
    var changes: [String] = []
    field.addAction(for: .editingChanged) { [unowned field] in changes.append(field.text) }
    field.clearButtonMode = .whileEditing
    window.settle()
    XCTAssertNil(field.clearButton)
    field.becomeFirstResponder()
    window.settle()
    XCTAssertEqual(field.clearButton?.frame, CGRect(180, 10, 20, 20))
    XCTAssertEqual(field.textRect(forBounds: field.bounds), CGRect(0, 0, 174, 40))
    let delegate = Delegate()
    field.delegate = delegate
    XCTAssertEqual(field.clearButton?.tap(), true)
    window.settle()
    XCTAssertEqual(field.text, "Hello", "the delegate refuses")
    delegate.mayClear = true
    XCTAssertEqual(field.clearButton?.tap(), true)
    window.settle()
    XCTAssertEqual(changes, [""])
    XCTAssertNil(field.clearButton)
    XCTAssertTrue(field.isFirstResponder)
    field.insertText("a")
    window.settle()
    XCTAssertNotNil(field.clearButton)
    field.clearButtonMode = .unlessEditing
    XCTAssertNil(field.clearButton)
    field.resignFirstResponder()
    window.settle()
    XCTAssertNotNil(field.clearButton)
    field.text = ""
    XCTAssertNil(field.clearButton)
  }

  func testViewsAtTheEnds() {
    let (window, field) = field("Hello")
    field.borderStyle = .roundedRect
    field.clearButtonMode = .always
    field.leftView = HostImageView(image: HostImage(systemName: "star"))
    field.leftViewMode = .always
    field.rightView = HostView(frame: CGRect(0, 0, 30, 10))
    field.rightViewMode = .unlessEditing
    window.settle()
    assertTree(
      field,
      """
      HostTextField "Hello" (0, 0, 200 x 40) border=roundedRect
      ├─ HostImageView (7, 10, 20 x 20) symbol=star
      └─ HostView (163, 15, 30 x 10)
      """)
    XCTAssertEqual(field.textRect(forBounds: field.bounds), CGRect(27, 0, 136, 40))
    field.becomeFirstResponder()
    window.settle()
    XCTAssertNil(field.rightView?.superview)
    XCTAssertNotNil(field.clearButton)
    field.leftView = nil
    window.settle()
    XCTAssertEqual(field.textRect(forBounds: field.bounds).minX, 7)
    window.traitOverrides.layoutDirection = .rightToLeft
    field.setNeedsLayout()
    window.settle()
    XCTAssertEqual(field.clearButton?.frame.minX, 7)
    XCTAssertEqual(field.textRect(forBounds: field.bounds).minX, 33)
  }

  func testForAllFieldsOfAProgram() {
    UITextField.appearance().clearButtonMode = .whileEditing
    defer { UITextField.appearance().reset(\.clearButtonMode) }
    struct Page: View {
      @State private var name = "Ann"
      var body: some View {
        TextField("Name", text: $name)
        Text("[\(name)]")
      }
    }
    let screen = show(Page())
    let field = screen.hosts(of: HostTextField.self)[0]
    field.becomeFirstResponder()
    screen.settle()
    XCTAssertEqual(field.clearButton?.tap(), true)
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostLabel.self).map(\.text), ["[]"])
  }
}
