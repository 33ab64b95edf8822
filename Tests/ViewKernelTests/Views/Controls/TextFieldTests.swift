import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor final class TextFieldTests: HostTestCase {
  func testAFieldShowsItsPromptElseItsTitle() {
    let screen = show(
      VStack {
        TextField("Title", text: .constant(""))
        TextField("Title", text: .constant(""), prompt: Text("Prompt"))
        TextField(text: .constant(""), prompt: Text("Prompt")) { Image(systemName: "star") }
        TextField(text: .constant("")) { Text("Label") }
        TextField("Title", text: .constant(""), axis: .horizontal)
      })
    XCTAssertEqual(
      screen.hosts(of: HostTextField.self).map(\.placeholder), ["Title", "Prompt", "Prompt", "Label", "Title"])
    screen.close()
  }

  func testItTellsWhenEditingBeginsAndEnds() {
    let log = EventLog()
    let screen = show(
      TextField(
        "Name", text: .constant(""), onEditingChanged: { log.add("\($0)") }, onCommit: { log.add("commit") }))
    screen.type("a", into: "Name")
    screen.type("\n", into: "Name")
    XCTAssertEqual(log.take(), ["true", "commit", "false"])
    screen.close()
  }

  func testAValueIsWrittenWhenEditingEnds() {
    let screen = show(Amounts())
    let field = screen.hosts(of: HostTextField.self)[0]
    field.deleteBackward()
    screen.settle()
    screen.type("42", into: "Number")
    XCTAssertEqual(screen.texts, ["3 none 2.5"], "nothing is written while the user types")
    screen.type("\n", into: "Number")
    XCTAssertEqual(screen.texts, ["42 none 2.5"])
    screen.type("x\n", into: "Number")
    field.resignFirstResponder()
    screen.settle()
    XCTAssertEqual(screen.texts, ["42 none 2.5"])
    XCTAssertEqual(field.text, "42", "what is no number goes back to the value")
    screen.close()
  }

  func testAValueMayBeMissing() {
    let screen = show(Amounts())
    screen.type("7", into: "Maybe")
    screen.type("\n", into: "Maybe")
    XCTAssertEqual(screen.texts, ["3 7 2.5"])
    screen.host("Maybe", as: HostTextField.self)?.deleteBackward()
    screen.type("\n", into: "Maybe")
    XCTAssertEqual(screen.texts, ["3 none 2.5"])
    screen.close()
  }

  func testAFormatterReadsAValue() {
    let screen = show(Amounts())
    let field = screen.host("Double", as: HostTextField.self)
    XCTAssertEqual(field?.text, "2.5")
    screen.type("1", into: "Double")
    screen.type("\n", into: "Double")
    XCTAssertEqual(screen.texts, ["3 none 2.51"])
    screen.close()
  }
}

private struct Amounts: View {
  @State private var number = 3
  @State private var maybe: Int?
  @State private var double = 2.5

  private var formatter: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.maximumFractionDigits = 2
    return formatter
  }

  var body: some View {
    TextField("Number", value: $number, format: .number)
    TextField("Maybe", value: $maybe, format: .number)
    TextField("Double", value: $double, formatter: formatter, prompt: nil)
    Text("\(number) \(maybe.map { "\($0)" } ?? "none") " + double.description)
  }
}
