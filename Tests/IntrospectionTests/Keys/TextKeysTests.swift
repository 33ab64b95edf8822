import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// The keys of what is read and written.
@MainActor
final class TextKeysTests: KeyTestCase {
  func testTexts() {
    check(.text, instead: AnyView(Divider())) { Text("a") }
    check(.textField) { TextField("a", text: .constant("")) }
    check(.textField(axis: .horizontal)) { TextField("a", text: .constant(""), axis: .horizontal) }
    check(.secureField) { SecureField("a", text: .constant("")) }
    check(.textField(axis: .vertical)) { TextField("a", text: .constant(""), axis: .vertical) }
    check(.textEditor) { TextEditor(text: .constant("a")) }
  }

  func testAFieldForSecretsIsNotTakenForAnother() {
    let log = EventLog()
    _ = Screen(
      VStack {
        SecureField("secret", text: .constant(""))
        TextField("name", text: .constant(""))
      }
      .introspect(.textField, .unique) { log.add("textField \($0.placeholder ?? "")") }
      .introspect(.secureField, .unique) { log.add("secureField \($0.placeholder ?? "")") })
    XCTAssertEqual(log.take(), ["textField name", "secureField secret"])
  }

  func testAFieldThatGrowsIsNoEditor() {
    let log = EventLog()
    _ = Screen(
      VStack {
        TextField("grows", text: .constant(""), axis: .vertical)
        TextEditor(text: .constant("a"))
        TextField("line", text: .constant(""))
      }
      .introspect(.textEditor, .unique) { log.add("textEditor \($0.text ?? "")") }
      .introspect(.textField(axis: .vertical), .unique) { log.add("vertical \($0.placeholder ?? "")") }
      .introspect(.textField(axis: .horizontal), .unique) { log.add("horizontal \($0.placeholder ?? "")") })
    XCTAssertEqual(log.take(), ["textEditor a", "vertical grows", "horizontal line"])
  }

  /// A user has a look at what was typed.
  private struct Password: View {
    @ObservedObject var model: Model
    let log: EventLog

    var body: some View {
      let isShown = model.flag
      SecureField("secret", text: .constant("a")).introspect(.secureField) { field, edit in
        field.isSecureTextEntry = !isShown
        log.add("\(edit.phase) \(field.isSecureTextEntry)")
      }
    }
  }

  func testAFieldIsFoundAgainWhenAnIntrospectionShowsWhatIsTyped() {
    let log = EventLog()
    let model = Model()
    let screen = Screen(Password(model: model, log: log))
    for _ in 0..<2 {
      model.flag.toggle()
      screen.window.settle()
    }
    XCTAssertEqual(log.take(), ["attach true", "update false", "update true"])
  }

  func testAFieldInARepresentableIsWhatItSays() {
    struct Field: HostViewRepresentable {
      let isSecure: Bool
      func makeHostView(context: Context) -> HostTextField { HostTextField() }
      func updateHostView(_ field: HostTextField, context: Context) { field.isSecureTextEntry = isSecure }
    }
    let log = EventLog()
    _ = Screen(
      HStack {
        Field(isSecure: true).introspect(.secureField) { _ in log.add("secure") }
        Field(isSecure: false).introspect(.textField) { _ in log.add("open") }
      })
    XCTAssertEqual(log.take(), ["secure", "open"])
  }
}
