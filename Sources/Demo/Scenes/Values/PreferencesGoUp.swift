import ViewKernel

extension DemoScene {
  static let preferencesGoUp = DemoScene(
    "E5", "preferences-go-up", "Siblings' preferences are merged in their order; a parent can transform and read them."
  ) { stage in
    stage.show(Form(log: stage.log))
    stage.tap("Ask for a phone number, too")
    stage.type("Ada", into: "Name")
  }
}

/// The problem with each field, by its name; the first one to say something about a field is right.
private struct ProblemsKey: PreferenceKey {
  static let defaultValue: [String: String] = [:]

  static func reduce(value: inout [String: String], nextValue: () -> [String: String]) {
    value.merge(nextValue()) { first, _ in first }
  }
}

extension View {
  fileprivate func problem(_ text: String?, with field: String) -> some View {
    preference(key: ProblemsKey.self, value: text.map { [field: $0] } ?? [:])
  }
}

private struct Form: View {
  let log: CallLog
  @State private var name = ""
  @State private var asksForPhone = false
  @State private var problems: [String: String] = [:]

  var body: some View {
    VStack(alignment: .leading) {
      VStack(alignment: .leading) {
        TextField("Name", text: $name)
          .problem(name.isEmpty ? "is empty" : nil, with: "Name")
        TextField("Email", text: .constant("ada"))
          .problem("has no @", with: "Email")
        if asksForPhone {
          TextField("Phone", text: .constant(""))
            .problem("is empty", with: "Phone")
        }
        Text("The same field again")
          .problem("is said to be wrong once more", with: "Email")
      }
      .transformPreference(ProblemsKey.self) { $0["Email"]? += ", sadly" }
      .onPreferenceChange(ProblemsKey.self) { problems in
        log("\(problems.count) problems arrive")
        self.problems = problems
      }

      ForEach(problems.sorted { $0.key < $1.key }, id: \.key) { problem in
        Text("\(problem.key) \(problem.value)").foregroundColor(.red)
      }
      Button("Ask for a phone number, too") { asksForPhone = true }
    }
  }
}

#Preview { Form(log: CallLog()) }
