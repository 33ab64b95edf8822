import ViewKernel

private enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: Self { self }
  var colorScheme: ColorScheme? {
    switch self {
    case .system: return nil
    case .light: return .light
    case .dark: return .dark
    }
  }
}

private class SettingsModel: ObservableObject {
  @Published var name = "Ada"
  @Published var password = ""
  @Published var notifications = true
  @Published var sound: Double = 40
  @Published var copies = 1
  @Published var appearance = Appearance.system
  @Published var birthday = Date(timeIntervalSinceReferenceDate: 0)
  @Published var saving = false

  var isValid: Bool { !name.isEmpty && password.count >= 4 }
}

private struct PrimaryButton: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundColor(.white)
      .padding(.vertical, 10)
      .frame(maxWidth: .infinity)
      .background(isEnabled ? Color.accentColor : Color.gray)
      .clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.spring(), value: configuration.isPressed)
  }
}

private struct ValueRow<Value: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder var value: () -> Value

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      value().foregroundStyle(.secondary)
    }
  }
}

private struct SettingsView: View {
  @StateObject private var model = SettingsModel()
  @State private var showsReset = false
  @FocusState private var focus: Field?
  @Environment(\.colorScheme) private var colorScheme

  enum Field: Hashable { case name, password }

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Account")) {
          TextField("Name", text: $model.name)
            .focused($focus, equals: .name)
            .submitLabel(.next)
            .onSubmit { focus = .password }
          SecureField("Password", text: $model.password)
            .focused($focus, equals: .password)
          DatePicker("Birthday", selection: $model.birthday, displayedComponents: .date)
        }
        Section {
          Toggle(isOn: $model.notifications.animation()) {
            Label("Notifications", systemImage: "bell")
          }
          if model.notifications {
            Slider(value: $model.sound, in: 0...100, step: 10) {
              Text("Volume")
            } minimumValueLabel: {
              Image(systemName: "speaker")
            } maximumValueLabel: {
              Image(systemName: "speaker.wave.3")
            }
            ValueRow(title: "Volume") { Text("\(Int(model.sound)) %") }
          }
          Stepper("Copies: \(model.copies)", value: $model.copies, in: 1...9)
        } header: {
          Text("Behaviour")
        } footer: {
          Text("Volume is for notifications only.")
        }
        Picker("Appearance", selection: $model.appearance) {
          ForEach(Appearance.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        .pickerStyle(.segmented)
        Section {
          Button("Save") { model.saving = true }
            .buttonStyle(PrimaryButton())
            .disabled(!model.isValid)
          Button("Reset", role: .destructive) { showsReset = true }
        }
        if model.saving {
          HStack {
            Text("Saving…")
            Spacer()
            ProgressView()
          }
        }
      }
      .navigationBarTitle("Settings")
    }
    .preferredColorScheme(model.appearance.colorScheme)
    .alert("Reset all settings?", isPresented: $showsReset) {
      Button("Reset", role: .destructive) { model.name = "" }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This can't be undone.")
    }
    .onChange(of: model.notifications) { _ in model.copies = 1 }
  }
}

private struct SettingsView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      SettingsView()
      SettingsView().environment(\.colorScheme, .dark).previewDisplayName("Dark")
    }
  }
}

extension DemoScene {
  static let settingsProgram = DemoScene(
    "P2", "settings-form", "A program as one writes it with SwiftUI: a form of settings with every control."
  ) { stage in
    stage.show(SettingsView())
    stage.type(" Lovelace", into: "Name")
    stage.step("press return") { _ = stage.window.insertText("\n") }
    stage.step("type a password") { _ = stage.window.insertText("secret") }
    stage.step("switch notifications off") { stage.host(HostSwitch.self).tap() }
    stage.step("wait for the animation") { stage.clock.advance(by: 2) }
    stage.step("one more copy") { stage.host(HostStepper.self).increment() }
    stage.step("scroll down") { stage.host(HostTableView.self).scroll(by: CGPoint(x: 0, y: 400)) }
    stage.step("choose dark") { stage.host(HostSegmentedControl.self).tapSegment(at: 2) }
    stage.tap("Save")
    stage.step("scroll to the end") { stage.host(HostTableView.self).scroll(by: CGPoint(x: 0, y: 400)) }
    stage.tap("Reset")
    stage.tap("Cancel")
  }
}
