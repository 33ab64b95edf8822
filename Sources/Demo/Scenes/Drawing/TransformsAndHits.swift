import ViewKernel

extension DemoScene {
  static let transformsAndHits = DemoScene(
    "G2", "transforms-and-hits", "A view is hit where it is drawn; layout knows nothing of transforms and clips."
  ) { stage in
    stage.show(Playground(log: stage.log))
    stage.note("the card is laid out in \(stage.host(HostTransformView.self).frame.inWords)")
    stage.note("and drawn in \(stage.frame("card").inWords)")
    stage.tap("Turn")
    stage.note("now it is drawn in \(stage.frame("card").inWords)")

    @MainActor func tap(_ x: CGFloat, _ y: CGFloat, in name: String, _ words: String) {
      let place = stage.frame(name)
      stage.step("tap \(words)") {
        if !stage.window.tap(at: CGPoint(x: place.minX + x, y: place.minY + y)) { stage.note("nobody took the tap") }
      }
    }
    tap(20, 6, in: "card", "the upper end of the turned card")
    tap(2, 2, in: "disc", "the corner around a disc")
    tap(20, 20, in: "disc", "the middle of the disc")
    tap(2, 2, in: "clipped", "the corner that a clip has cut off")
    tap(2, 2, in: "shaped", "the same corner, with a content shape")
  }
}

private struct Playground: View {
  let log: CallLog
  @State private var isTurned = false

  var body: some View {
    VStack(spacing: 30) {
      Button("Turn") { isTurned.toggle() }

      Color.blue
        .frame(width: 80, height: 40)
        .accessibilityIdentifier("card")
        .onTapGesture { log("the card was hit") }
        .rotationEffect(isTurned ? .degrees(90) : .zero)

      // A shape is hit where it is painted.
      Circle()
        .fill(.red)
        .frame(width: 40, height: 40)
        .accessibilityIdentifier("disc")
        .onTapGesture { log("the disc was hit") }

      // A clip changes what is seen, not what is hit.
      Color.green
        .frame(width: 40, height: 40)
        .clipShape(Circle())
        .accessibilityIdentifier("clipped")
        .onTapGesture { log("the clipped square was hit") }

      // A content shape says what is hit.
      Color.orange
        .frame(width: 40, height: 40)
        .clipShape(Circle())
        .contentShape(Circle())
        .accessibilityIdentifier("shaped")
        .onTapGesture { log("the shaped square was hit") }
    }
    .padding()
  }
}

#Preview { Playground(log: CallLog()) }
