import ViewKernel

extension DemoScene {
  static let typingIntoAField = DemoScene(
    "E1", "typing-into-a-field", "What is typed into a field shows in the text beside it, through one binding."
  ) { stage in
    stage.show(SignUp())
    stage.type("ada", into: "Email")
    stage.type("@x.org", into: "Email")
    stage.step("press the delete key") { _ = stage.window.deleteBackward() }
    stage.tap("Clear")
  }
}

private struct SignUp: View {
  @State private var input = ""

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        TextField("Email", text: $input).frame(width: 150)
        Text(input.isEmpty ? "nothing yet" : input)
      }
      Button("Clear") { input = "" }
    }
  }
}

#Preview { SignUp() }
