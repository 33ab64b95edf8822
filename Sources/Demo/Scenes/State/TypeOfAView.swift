import ViewKernel

extension DemoScene {
  static let typeOfAView = DemoScene(
    "C3", "type-of-a-view", "A modifier wraps: the type of a view tells what it is made of, innermost first."
  ) { stage in
    stage.show(Shapes(log: stage.log))
  }
}

extension View {
  /// Notes the type of this view, and changes nothing.
  fileprivate func noteType(_ log: CallLog) -> Self {
    log("\(type(of: self))")
    return self
  }
}

private struct Shapes: View {
  let log: CallLog
  var isBold = true

  var body: some View {
    VStack {
      VStack { Text("Title") }
        .font(.title)
        .noteType(log)

      Text("Order")
        .padding()
        .background(Color.yellow)
        .noteType(log)

      HStack {
        if isBold { Text("Bold") } else { Image(systemName: "bold") }
        Spacer()
      }
      .noteType(log)

      // Font and weight of a text stay in the text itself.
      Text("Still a text").font(.body).bold().noteType(log)

      ForEach(0..<2) { Text("Row \($0)") }
        .disabled(true)
        .noteType(log)
    }
  }
}

#Preview { Shapes(log: CallLog()) }
