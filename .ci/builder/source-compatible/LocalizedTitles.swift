// Titles from string catalogues' symbols, as Xcode generates them, beside literals and strings: every overload here
// must go on compiling, in Swift 5 and in Swift 6 mode.
import Foundation
import ViewKernel

extension LocalizedStringResource {
  static var l1Save: LocalizedStringResource { LocalizedStringResource("save", defaultValue: "Save") }
  static func l1Count(_ count: Int) -> LocalizedStringResource {
    LocalizedStringResource("count", defaultValue: "\(count) letters")
  }
}

struct L1View: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var date = Date()
  @State private var number = 1
  @State private var color = Color.red
  private let string = "a string"
  private let optional: String? = nil
  var body: some View {
    Form {
      Section(.l1Save) {
        Text(.l1Save)
        Text(.l1Count(3))
        Button(.l1Save) {}
        Button(.l1Save, role: .cancel, action: {})
        Button(.l1Save, systemImage: "star") {}
        Label(.l1Count(1), systemImage: "star")
        Label(.l1Save, image: "x")
      }
      Section(.l1Save, isExpanded: $isOn) {
        Toggle(.l1Save, isOn: $isOn)
        Toggle(.l1Save, systemImage: "star", isOn: $isOn)
        TextField(.l1Save, text: $text)
        TextField(.l1Save, text: $text, prompt: Text("x"))
        TextField(.l1Save, text: $text, axis: .vertical)
        TextField(.l1Save, value: $number, format: .number)
        SecureField(.l1Save, text: $text)
        Picker(.l1Save, selection: $number) { Text("1").tag(1) }
        Picker(.l1Save, systemImage: "star", selection: $number) { Text("1").tag(1) }
        DatePicker(.l1Save, selection: $date)
        DatePicker(.l1Save, selection: $date, in: ...Date(), displayedComponents: .date)
        ColorPicker(.l1Save, selection: $color)
      }
      Group {
        Stepper(.l1Save, value: $number)
        Stepper(.l1Save, value: $number, in: 0...3, step: 1)
        Stepper(.l1Save, onIncrement: {}, onDecrement: nil)
        Menu(.l1Save) { Button(.l1Save) {} }
        Menu(.l1Save, systemImage: "star") { Button(.l1Save) {} }
        Link(.l1Save, destination: URL(string: "https://example.com")!)
        NavigationLink(.l1Save, value: 1)
        NavigationLink(.l1Save) { Text("x") }
        LabeledContent(.l1Save) { Text("x") }
        LabeledContent(.l1Save, value: "x")
        LabeledContent(.l1Save, value: 3, format: .number)
      }
      Group {
        DisclosureGroup(.l1Save) { Text("x") }
        DisclosureGroup(.l1Save, isExpanded: $isOn) { Text("x") }
        GroupBox(.l1Save) { Text("x") }
        ControlGroup(.l1Save) { Button("x") {} }
        ProgressView(.l1Save)
        ProgressView(.l1Save, value: 0.5)
        ContentUnavailableView(.l1Save, systemImage: "star")
        TabView {
          Tab(.l1Save, systemImage: "star") { Text("x") }
          Tab(.l1Save, image: "x") { Text("x") }
        }
      }
      Group {
        Button("literal") {}
        Button("literal \(number)") {}
        Button(string) {}
        Button(optional ?? "literal") {}
        Button(isOn ? "one" : "other") {}
        Button(string + "x") {}
        Button(String(localized: .l1Save)) {}
        Label(isOn ? string : "other", systemImage: "star")
        TextField(isOn ? "one" : "other", text: $text)
        Toggle("literal", isOn: $isOn)
        Section("literal") { Text(string) }
      }
    }
    .navigationTitle(.l1Save)
    .searchable(text: $text, prompt: .l1Save)
    .alert(.l1Save, isPresented: $isOn) { Button(.l1Save) {} }
    .alert(.l1Save, isPresented: $isOn) { Button(.l1Save) {} } message: { Text(.l1Save) }
    .confirmationDialog(.l1Save, isPresented: $isOn) { Button(.l1Save) {} }
    .accessibilityLabel(.l1Save).accessibilityHint(.l1Save).accessibilityValue(.l1Save)
    .accessibilityAction(named: .l1Save) {}
    .help(.l1Save)
  }
}

struct L1App: App {
  var body: some Scene {
    WindowGroup(.l1Save) { L1View() }.commands { CommandMenu(.l1Save) { Button(.l1Save) {} } }
  }
}
