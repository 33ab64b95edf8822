import Introspection
import ViewKernel

extension DemoScene {
  static let customizationIsDeferred = DemoScene(
    "A4", "customization-is-deferred", "Customisation waits until the tree is laid out, and never runs after removal."
  ) { stage in
    stage.showsMarkers = true
    stage.show(Editor(log: stage.log))
    stage.tap("Longer")
    stage.tap("Change and remove")
    stage.tap("Longer")
  }
}

private struct Editor: View {
  let log: CallLog
  @State private var text = "Once"
  @State private var isShown = true

  var body: some View {
    let _ = log("body of Editor")
    VStack(alignment: .leading) {
      if isShown {
        Text(text)
          .introspectLabel { label in
            let frame = label.convert(label.bounds, to: label.window)
            log("customise a label in the \(label.window == nil ? "void" : "window"), \(frame.inWords)")
          }
          .onAppear { log("onAppear") }
          .onDisappear { log("onDisappear") }
      }
      Button("Longer") { text += " upon a time" }
      // The text changes in the same update in which it goes: its marker finds nothing any more.
      Button("Change and remove") {
        text = "Gone"; isShown = false
      }
    }
  }
}
