import HostTree
import ViewKernel
import XCTest

extension UIColor {
  fileprivate static var brand: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
}

/// Names of UIKit that are in SwiftUI's own declarations.
@MainActor
final class UIKitNamesTests: HostTestCase {
  func testAColorOfAProgram() {
    let screen = show(Color(.brand).frame(width: 10, height: 10))
    XCTAssertEqual(
      screen.hosts(of: HostColorView.self).first?.backgroundColor, HostColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(Color(uiColor: .systemBlue), Color(UIColor.systemBlue))
  }

  func testAParameterWithADefault() {
    struct Input: View {
      var keyboardType: UIKeyboardType = .numberPad
      var contentType: UITextContentType? = .oneTimeCode
      var body: some View {
        TextField("", text: .constant("")).keyboardType(keyboardType).textContentType(contentType)
      }
    }
    let field = show(Input()).hosts(of: HostTextField.self)[0]
    XCTAssertEqual(field.keyboardType, .numberPad)
    XCTAssertEqual(field.textContentType, .oneTimeCode)
  }
}
