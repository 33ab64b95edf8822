import ViewKernel

extension DemoScene {
  static let placeholders = DemoScene(
    "E4", "placeholders", "Redaction turns the texts and pictures of a whole subtree into placeholders of their sizes."
  ) { stage in
    stage.show(Screen())
    stage.tap("Load")
    stage.tap("Somebody looks over my shoulder")
  }
}

private struct Screen: View {
  @State private var reasons: RedactionReasons = .placeholder

  var body: some View {
    VStack(alignment: .leading) {
      Button("Load") { reasons = [] }
      Button("Somebody looks over my shoulder") { reasons = .privacy }
      AccountCard().redacted(reason: reasons)
    }
  }
}

private struct AccountCard: View {
  @Environment(\.redactionReasons) private var reasons

  var body: some View {
    HStack {
      Image(systemName: "person")
      VStack(alignment: .leading) {
        Text("Ada Lovelace").font(.headline)
        Text("1,024 coins").privacySensitive()
        Text(reasons.contains(.placeholder) ? "Loading" : "Up to date").unredacted()
      }
    }
  }
}

#Preview { Screen() }
