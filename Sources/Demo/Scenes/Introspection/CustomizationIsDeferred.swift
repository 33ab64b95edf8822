import Introspection
import ViewKernel

extension DemoScene {
  static let customizationIsDeferred = DemoScene(
    "A4", "customization-is-deferred", "Customisation waits until the tree is laid out, and never runs after removal."
  ) { stage in
    stage.showsIntrospections = true
    stage.show(Editor(log: stage.log))
    stage.tap("Show")
    stage.tap("Longer")
    stage.tap("Change and remove")
    stage.tap("Longer")
  }
}

private struct Editor: View {
  let log: CallLog
  @State private var text = "Once"
  @State private var isShown = false

  var body: some View {
    let _ = log("body of Editor")
    VStack(alignment: .leading) {
      if isShown {
        Text(text)
          .introspect(.text) { label, edit in
            // The label has its frame already, and its appearance was not reported yet.
            log("\(edit.phase): \(label.convert(label.bounds, to: label.window).inWords)")
            edit.onDetach { log("detach") }
          }
          .onAppear { log("onAppear") }
          .onDisappear { log("onDisappear") }
      }
      Button("Show") { isShown = true }
      Button("Longer") { text += " upon a time" }
      // The text changes in the same update in which it goes: its closure is not called again.
      Button("Change and remove") {
        text = "Gone"; isShown = false
      }
    }
  }
}

#Preview { Editor(log: CallLog()) }
