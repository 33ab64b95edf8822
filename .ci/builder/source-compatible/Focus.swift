// Focused values, focusable views, keys and commands, as code for SwiftUI writes them: every overload here must go on
// compiling, in Swift 5 and in Swift 6 mode.
import Foundation
import UIKitCompatibility
import ViewKernel

struct F1Document: Equatable { var text = "" }

struct F1DocumentKey: FocusedValueKey { typealias Value = Binding<F1Document> }

extension FocusedValues {
  var f1Document: Binding<F1Document>? {
    get { self[F1DocumentKey.self] }
    set { self[F1DocumentKey.self] = newValue }
  }
  @Entry var f1Title: String?
  @Entry var f1Save: (() -> Void)?
}

final class F1Person: ObservableObject { @Published var name = "" }

@Observable final class F1Model { var count = 0 }

struct F1Commands: Commands {
  @FocusedBinding(\.f1Document) private var document
  @FocusedValue(\.f1Save) private var save
  @FocusedValue(F1Model.self) private var model
  @FocusedObject private var person: F1Person?
  var body: some Commands {
    CommandMenu("Document") {
      Button("Clear") { document?.text = "" }.keyboardShortcut(.delete, modifiers: [.command, .option])
      Button("Save") { save?() }.keyboardShortcut("s").disabled(save == nil)
      if let person { Text(person.name) }
      if let model { Text("\(model.count)") }
    }
    CommandGroup(replacing: .newItem) {}
    CommandGroup(after: .pasteboard) { Button("Paste twice") {} }
    CommandGroup(before: CommandGroupPlacement.help) { Link("Help", destination: URL(string: "https://example.com")!) }
    SidebarCommands()
    TextEditingCommands()
    TextFormattingCommands()
    ToolbarCommands()
  }
}

struct F1App: App {
  var isBig = true
  var body: some Scene {
    WindowGroup { F1View() }
      .commands {
        F1Commands()
        if isBig { CommandMenu("Big") { Button("x") {} } }
      }
      .commandsRemoved()
    Settings { Text("x") }
  }
}

struct F1View: View {
  @State private var document = F1Document()
  @State private var model = F1Model()
  @StateObject private var person = F1Person()
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isFocusEffectEnabled) private var hasEffect
  @FocusState private var isOn: Bool
  @FocusedBinding(\.f1Document) private var focused
  var body: some View {
    TextEditor(text: $document.text)
      .focusedValue(\.f1Document, $document)
      .focusedValue(\.f1Title, document.text)
      .focusedValue(\.f1Title, document.text.isEmpty ? nil : document.text)
      .focusedValue(\.f1Save) { document.text = "" }
      .focusedValue(model)
      .focusedSceneValue(\.f1Title, "x")
      .focusedSceneValue(model)
      .focusedObject(person)
      .focusedObject(Optional(person))
      .focusedSceneObject(person)
    if let $focused = Binding($focused) { TextField("x", text: $focused.text) }
    Color.red
      .focusable()
      .focusable(true)
      .focusable(true, interactions: .activate)
      .focusable(interactions: [.edit, .activate])
      .focusable(true, onFocusChange: { print($0) })
      .focused($isOn)
      .focusSection()
      .focusEffectDisabled()
      .focusEffectDisabled(false)
      .onKeyPress(.space) { .handled }
      .onKeyPress("a") {
        document.text += "a"
        return .handled
      }
      .onKeyPress(.upArrow, phases: .down) { press in press.modifiers.isEmpty ? .handled : .ignored }
      .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
        document.text += press.key == .leftArrow ? "<" : ">"
        return .handled
      }
      .onKeyPress(keys: [.pageUp, .pageDown, .clear, "x"], phases: [.down, .up]) { _ in .ignored }
      .onKeyPress(characters: .alphanumerics) { press in
        print(press.characters)
        return .handled
      }
      .onKeyPress(characters: .decimalDigits, phases: .all) { _ in .ignored }
      .onKeyPress(phases: .up) { _ in .ignored }
      .onKeyPress { press in
        switch press.key {
        case .escape: return .handled
        default: return .ignored
        }
      }
  }
}
