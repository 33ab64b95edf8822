import ViewKernel

extension DemoScene {
  static let framesAndBorders = DemoScene(
    "C5", "frames-and-borders", "A frame proposes and its child chooses; a border takes its content's size."
  ) { stage in
    stage.show(Frames())
    for name in ["short", "wrapped", "ideal", "picture", "bounded"] {
      stage.note("\(name): \(stage.frame(name).inWords)")
    }
  }
}

private struct Frames: View {
  private let sentence = "A frame is a proposal"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      // A text takes no more room than it needs, and lies in the middle of the frame.
      Text("Short")
        .accessibilityIdentifier("short")
        .border(.red)
        .frame(width: 120, height: 40)
        .border(.blue)

      // Offered less than it needs, it breaks into lines.
      Text(sentence)
        .accessibilityIdentifier("wrapped")
        .frame(width: 80)
        .border(.blue)

      // With a fixed size it keeps its ideal width, and stands out of the frame.
      Text(sentence)
        .accessibilityIdentifier("ideal")
        .fixedSize()
        .border(.red)
        .frame(width: 80, alignment: .leading)
        .border(.blue)

      // A resizable picture takes what it is offered.
      Image(systemName: "star")
        .resizable()
        .accessibilityIdentifier("picture")
        .frame(width: 60, height: 30)

      Text("At most")
        .frame(maxWidth: .infinity, minHeight: 30, alignment: .trailing)
        .accessibilityIdentifier("bounded")
        .border(.green, width: 2)
    }
    .padding()
  }
}

#Preview { Frames() }
