import ViewKernel

extension DemoScene {
  static let customEnvironmentKey = DemoScene(
    "C10", "custom-environment-key", "An environment key of one's own, with its modifier; the inner value counts."
  ) { stage in
    stage.show(Invoice())
    stage.tap("In euros")
  }
}

// The key has a default, the extension gives it a name, and the modifier makes it pleasant to set.

private struct CurrencyKey: EnvironmentKey {
  static let defaultValue = "USD"
}

extension EnvironmentValues {
  fileprivate var currency: String {
    get { self[CurrencyKey.self] }
    set { self[CurrencyKey.self] = newValue }
  }
}

extension View {
  fileprivate func currency(_ code: String) -> some View { environment(\.currency, code) }
}

private struct Price: View {
  let amount: Int
  @Environment(\.currency) private var currency

  var body: some View { Text("\(amount) \(currency)") }
}

private struct Invoice: View {
  @State private var isInEuros = false

  var body: some View {
    VStack(alignment: .leading) {
      Button("In euros") { isInEuros = true }
      Price(amount: 10)
      VStack(alignment: .leading) {
        Price(amount: 20)
        Price(amount: 30).currency("JPY")
      }
      .currency(isInEuros ? "EUR" : "GBP")
    }
  }
}

#Preview { Invoice() }
