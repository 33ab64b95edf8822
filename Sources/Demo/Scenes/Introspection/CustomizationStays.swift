import Introspection
import ViewKernel

extension DemoScene {
  static let customizationStays = DemoScene(
    "A12", "customization-stays", "What was customised stays, until the view that owns the host sets the same property."
  ) { stage in
    stage.showsIntrospections = true
    let page = stage.show(Outer(log: stage.log))
    stage.step("introspect the text") { page.rootView.isIntrospected = true }
    stage.tap("Change something else")
    stage.tap("Change the text")
    stage.note("the tag stayed: \(stage.host(HostLabel.self, "Black again").tag)")
    stage.tap("Update the outer view")
    stage.step("introspect no more") { page.rootView.isIntrospected = false }
    stage.note("nothing was said of taking back: the tag is \(stage.host(HostLabel.self, "Black again").tag)")
  }
}

private struct Outer: View {
  let log: CallLog
  var isIntrospected = false
  @State private var updates = 0

  var body: some View {
    VStack(alignment: .leading) {
      Inner()
        .introspect(.text, isEnabled: isIntrospected) { label in
          // A text sets the colour of its label whenever it is updated. It never sets the tag.
          label.textColor = .red
          label.tag = 7
          log("customised")
        }
      Button("Update the outer view") { updates += 1 }
      Text("Outer updates: \(updates)")
    }
  }
}

private struct Inner: View {
  @State private var text = "Red"
  @State private var others = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text(text)
      // The text is equal to the former one then, so its host is not updated.
      Button("Change something else") { others += 1 }
      Text("Others: \(others)")
      // Its host is updated, and not customised again, as the outer view is not concerned.
      Button("Change the text") { text = "Black again" }
    }
  }
}

#Preview { Outer(log: CallLog()) }
