import Foundation
import Introspection
import ViewKernel

extension DemoScene {
  static let introspectControls = DemoScene(
    "A10", "introspect-controls", "Each control has a host of its own class, and a function that reaches it."
  ) { stage in
    stage.show(Controls(log: stage.log))
  }
}

private struct Controls: View {
  let log: CallLog

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Button("Save") {}.introspectButton { log("Button: \(type(of: $0))") }
        Menu("More") { Button("Copy") {} }.introspectButton { log("Menu: \(type(of: $0))") }
        TextField("Name", text: .constant("")).introspectTextField { log("TextField: \(type(of: $0))") }
        SecureField("Password", text: .constant("")).introspectTextField { log("SecureField: \(type(of: $0))") }
        TextEditor(text: .constant("")).frame(height: 40).introspectTextView { log("TextEditor: \(type(of: $0))") }
        Toggle("Sound", isOn: .constant(true)).introspectSwitch { log("Toggle: \(type(of: $0))") }
        Slider(value: .constant(0.5)).introspectSlider { log("Slider: \(type(of: $0))") }
        Stepper("Count", value: .constant(1)).introspectStepper { log("Stepper: \(type(of: $0))") }
        Group {
          Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
            .introspectButton { log("Picker with a menu: \(type(of: $0))") }
          Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(.segmented)
            .introspectSegmentedControl { log("Picker with segments: \(type(of: $0))") }
          Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(.wheel)
            .introspectPickerView { log("Picker with a wheel: \(type(of: $0))") }
        }
        DatePicker("Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
          .introspectDatePicker { log("DatePicker: \(type(of: $0))") }
        ProgressView().introspectActivityIndicatorView { log("ProgressView: \(type(of: $0))") }
        ProgressView(value: 0.5).introspectProgressView { log("ProgressView with a value: \(type(of: $0))") }
      }
    }
    .introspectScrollView { log("ScrollView: \(type(of: $0))") }
  }
}
