import Foundation
import Introspection
import ViewKernel

extension DemoScene {
  static let introspectControls = DemoScene(
    "A10", "introspect-controls", "Each control has a host of its own class, and a key that reaches it."
  ) { stage in
    stage.showsIntrospections = true
    let page = stage.show(Controls(log: stage.log))
    stage.step("introspect each of them") { page.rootView.isIntrospected = true }
  }
}

private struct Controls: View {
  let log: CallLog
  var isIntrospected = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Group {
          Button("Save") {}.modifier(reach(.button))
          Menu("More") { Button("Copy") {} }.modifier(reach(.menu))
          TextField("Name", text: .constant("")).modifier(reach(.textField))
          SecureField("Password", text: .constant("")).modifier(reach(.secureField))
          TextEditor(text: .constant("")).frame(height: 40).modifier(reach(.textEditor))
          Toggle("Sound", isOn: .constant(true)).modifier(reach(.toggle))
          Slider(value: .constant(0.5)).modifier(reach(.slider))
          Stepper("Count", value: .constant(1)).modifier(reach(.stepper))
        }
        size.modifier(reach(.picker(style: .menu)))
        size.pickerStyle(.segmented).modifier(reach(.picker(style: .segmented)))
        size.pickerStyle(.wheel).modifier(reach(.picker(style: .wheel)))
        DatePicker("Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0))).modifier(reach(.datePicker))
        ProgressView().modifier(reach(.progressView(style: .circular)))
        ProgressView(value: 0.5).modifier(reach(.progressView(style: .linear)))
      }
    }
    .modifier(reach(.scrollView))
  }

  private var size: some View { Picker("Size", selection: .constant(1)) { Text("Small").tag(1) } }

  private func reach<Host: HostView>(_ key: IntrospectionKey<Host>) -> Reach<Host> {
    Reach(key: key, log: isIntrospected ? log : nil)
  }
}

/// Notes which host a key leads to, if there is a log.
private struct Reach<Host: HostView>: ViewModifier {
  let key: IntrospectionKey<Host>
  let log: CallLog?

  func body(content: Content) -> some View {
    if let log {
      content.introspect(key) { log(".\(key.name): \(type(of: $0))") }
    } else {
      content
    }
  }
}

#Preview { Controls(log: CallLog()) }
