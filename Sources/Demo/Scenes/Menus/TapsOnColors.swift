import ViewKernel

extension DemoScene {
  static let tapsOnColors = DemoScene(
    "D4", "taps-on-colors", "A background that is hardly visible takes taps; a clear one does not."
  ) { stage in
    stage.show(Curtains(log: stage.log))
    stage.tap("hardly visible")
    stage.tap("clear")
  }
}

private struct Curtains: View {
  let log: CallLog

  var body: some View {
    VStack {
      // Taps go to the middle, where there is no text.
      edges
        .background(Color.black.opacity(0.01))
        .accessibilityIdentifier("hardly visible")
        .onTapGesture { log("a tap on what is hardly visible") }
      edges
        .background(Color.clear)
        .accessibilityIdentifier("clear")
        .onTapGesture { log("a tap on what is clear") }
    }
  }

  private var edges: some View {
    HStack {
      Text("Left")
      Spacer()
      Text("Right")
    }
    .frame(height: 40)
  }
}

#Preview { Curtains(log: CallLog()) }
