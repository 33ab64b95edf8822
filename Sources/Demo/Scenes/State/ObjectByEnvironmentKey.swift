import ViewKernel

extension DemoScene {
  static let objectByEnvironmentKey = DemoScene(
    "C9", "object-by-environment-key",
    "An object by environment key is followed when it is replaced, an environment object when it changes."
  ) { stage in
    let theme = Theme("Sand")
    let account = Account("Ada")
    stage.show(Page(log: stage.log, theme: theme).environmentObject(account))
    stage.step("theme.name = \"Sea\": nobody hears of it") { theme.name = "Sea" }
    stage.step("account.name = \"Grace\": its readers do") { account.name = "Grace" }
    stage.tap("Another theme")
  }
}

private final class Theme {
  var name: String
  init(_ name: String) { self.name = name }
}

private final class Account: ObservableObject {
  @Published var name: String
  init(_ name: String) { self.name = name }
}

// On the main actor, as a `Theme` is not `Sendable`: any thread may read the default of another key.
private struct ThemeKey: @MainActor EnvironmentKey {
  @MainActor static let defaultValue = Theme("none")
}

extension EnvironmentValues {
  @MainActor fileprivate var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

private struct Page: View {
  let log: CallLog
  @State var theme: Theme

  var body: some View {
    VStack(alignment: .leading) {
      Button("Another theme") { theme = Theme("Snow") }
      ThemeReader(log: log)
      AccountReader(log: log)
    }
    .environment(\.theme, theme)
  }
}

private struct ThemeReader: View {
  let log: CallLog
  @Environment(\.theme) private var theme

  var body: some View {
    let _ = log("body of ThemeReader")
    Text("Theme: \(theme.name)")
  }
}

private struct AccountReader: View {
  let log: CallLog
  @EnvironmentObject private var account: Account

  var body: some View {
    let _ = log("body of AccountReader")
    Text("Account: \(account.name)")
  }
}

#Preview { Page(log: CallLog(), theme: Theme("Sand")).environmentObject(Account("Ada")) }
