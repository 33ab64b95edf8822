import Introspection
import ViewKernel

extension DemoScene {
  static let previousSiblings = DemoScene(
    "A6", "previous-siblings", "Siblings behind the marker, the nearest first: each itself, then what is inside it."
  ) { stage in
    stage.showsIntrospections = true
    let page = stage.show(Form(log: stage.log))
    stage.step("look behind the text") { page.rootView.isIntrospected = true }
    stage.tap("Take the row away")
  }
}

private struct Form: View {
  let log: CallLog
  var isIntrospected = false
  @State private var hasRow = true

  var body: some View {
    VStack {
      TextField("First", text: .constant(""))
      TextField("Second", text: .constant(""))
      if hasRow {
        // Nearer than the second field; of what is inside, the first one counts.
        HStack {
          TextField("Left", text: .constant(""))
          TextField("Right", text: .constant(""))
        }
      }
      if isIntrospected {
        // A text has no field of its own, so the search goes on behind it.
        Text("Below the fields")
          .introspect(selector: TargetViewSelector.siblingContaining) { (field: HostTextField) in
            field.backgroundColor = .yellow
            log("containing: \(field.placeholder ?? "none")")
          }
          .introspect(selector: TargetViewSelector.siblingOfType) { (field: HostTextField) in
            log("of type: \(field.placeholder ?? "none")")
          }
      } else {
        Text("Below the fields")
      }
      Button("Take the row away") { hasRow = false }
    }
  }
}

#Preview { Form(log: CallLog()) }
