import HostTree
import ViewKernel

extension DemoScene {
  static let dayAndNight = DemoScene(
    "J3", "day-and-night",
    "A tab, a page with a large title and a form: what is below it is in the form's rows, by day and by night."
  ) { stage in
    stage.show(Settings())
    stage.tap("Ada Lovelace")
    stage.step("go back") { stage.host(HostNavigationBar.self).backButton.tap() }
    stage.step("switch to the night") { stage.host(HostSwitch.self).tap() }
  }
}

private struct Settings: View {
  @State private var isNight = false
  @State private var volume = 0.6
  @State private var copies = 2
  @State private var unread = 3

  var body: some View {
    TabView {
      NavigationView { form.navigationTitle("Settings") }
        .tabItem { Label("Settings", systemImage: "gearshape.fill") }
      Text("\(unread) letters")
        .tabItem { Label("Mail", systemImage: "envelope.fill") }
        .badge(unread)
      Text("Nothing yet")
        .tabItem { Label("Photos", systemImage: "photo") }
    }
    .preferredColorScheme(isNight ? .dark : .light)
  }

  private var form: some View {
    Form {
      Section {
        NavigationLink(destination: ProfileView()) {
          Label("Ada Lovelace", systemImage: "person.crop.circle")
        }
        NavigationLink(destination: Text("No card yet")) {
          Label("Payment", systemImage: "creditcard")
        }
      }
      Section(header: Text("Appearance and sound")) {
        Toggle(isOn: $isNight) { Label("Night", systemImage: "moon") }
        HStack(spacing: 12) {
          Image(systemName: "speaker.fill").foregroundColor(.secondary)
          Slider(value: $volume)
          Image(systemName: "speaker.wave.2.fill").foregroundColor(.secondary)
        }
        Stepper("Copies: \(copies)", value: $copies, in: 1...9)
      }
    }
  }
}

private struct ProfileView: View {
  var body: some View {
    Text("Countess of Lovelace")
      .navigationBarTitle("Profile", displayMode: .inline)
  }
}

#Preview { Settings() }
