import Introspection
import ViewKernel

extension DemoScene {
  static let injection = DemoScene(
    "A2", "injection", "A view injected into another one changes neither its frame, nor its siblings', nor what is hit."
  ) { stage in
    stage.show(Toolbar(log: stage.log))
    let before = ["Undo", "Save", "Help"].map { stage.frame($0) }
    stage.tap("Inject a view into Save")
    let after = ["Undo", "Save", "Help"].map { stage.frame($0) }
    stage.note("Undo, Save and Help before: \(before.map(\.inWords))")
    stage.note("Undo, Save and Help after:  \(after.map(\.inWords))")
    stage.tap("Save")
  }
}

private struct Toolbar: View {
  let log: CallLog
  @State private var isInjected = false

  var body: some View {
    VStack {
      HStack {
        Button("Undo") {}
        if isInjected {
          save.inject(Image(systemName: "star").hidden())
        } else {
          save
        }
        Button("Help") {}
      }
      Button("Inject a view into Save") { isInjected = true }
    }
  }

  private var save: some View { Button("Save") { log("saved") } }
}

#Preview { Toolbar(log: CallLog()) }
