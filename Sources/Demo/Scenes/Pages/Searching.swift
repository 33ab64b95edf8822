import HostTree
import ViewKernel

extension DemoScene {
  static let searching = DemoScene(
    "J4", "searching",
    "A searchable list has a field in the navigation bar, which has the bar for itself while the user searches."
  ) { stage in
    stage.show(Cities(log: stage.log))
    stage.type("b", into: "Cities")
    stage.type("e", into: "Cities")
    stage.step("press the return key") { stage.window.insertText("\n") }
    stage.tap("Cancel")
  }
}

private struct Cities: View {
  let log: CallLog
  @State private var text = ""

  private var found: [String] {
    let all = ["Aberdeen", "Berlin", "Bern", "Lisbon", "Oslo"]
    return text.isEmpty ? all : all.filter { $0.lowercased().contains(text) }
  }

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        ForEach(found, id: \.self) { Text($0) }
        Hint()
      }
      .navigationBarTitle("Journey", displayMode: .inline)
      .searchable(text: $text, prompt: "Cities")
      .onSubmit(of: .search) { log("search for \(text)") }
    }
  }
}

private struct Hint: View {
  @Environment(\.isSearching) private var isSearching

  var body: some View {
    Text(isSearching ? "These match." : "Where to?").foregroundColor(.gray)
  }
}

#Preview { Cities(log: CallLog()) }
