import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class TextFieldStyleTests: HostTestCase {
  private struct Roomy: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(8) }
  }

  private struct Form: View {
    @State private var name = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Text(name)
      }
    }
  }

  func testABorderTakesRoom() {
    let screen = show(
      VStack(spacing: 0) {
        TextField("a", text: .constant("")).textFieldStyle(RoundedBorderTextFieldStyle())
        TextField("b", text: .constant("")).textFieldStyle(.plain)
        TextField("c", text: .constant(""))
      }, width: 100, height: 100)
    XCTAssertEqual(screen.hosts(of: HostTextField.self).map(\.frame.height), [34, 22, 22])
    XCTAssertEqual(screen.hosts(of: HostTextField.self).map(\.borderStyle), [.roundedRect, .none, .none])
  }

  func testAStyleOfOnesOwnKeepsTheField() {
    let screen = show(Form().textFieldStyle(Roomy()).textFieldStyle(.roundedBorder))
    XCTAssertEqual(screen.shape, "Stack[Padding[TextField \"\"], Label \"\"]")
    let field = screen.hosts(of: HostTextField.self)[0]
    XCTAssertEqual(field.borderStyle, .roundedRect)
    screen.type("Ann", into: "Name")
    XCTAssertEqual(screen.texts, ["Ann"])
    XCTAssertTrue(screen.hosts(of: HostTextField.self)[0] === field)
    XCTAssertTrue(field.isFirstResponder)
  }

  /// What published styles do to know whether the field is empty.
  func testAStyleFindsTheTextByAMirror() {
    struct Floating: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        let text = Mirror(reflecting: configuration).descendant("_text") as? Binding<String>
        return VStack {
          if text?.wrappedValue.isEmpty == false { Text("Title") }
          configuration
        }
      }
    }
    struct Form: View {
      @State private var name = ""
      var body: some View { TextField("Name", text: $name).textFieldStyle(Floating()) }
    }
    let screen = show(Form())
    XCTAssertEqual(screen.texts.contains("Title"), false)
    screen.type("A", into: "Name")
    XCTAssertEqual(screen.texts.contains("Title"), true)
  }
}
