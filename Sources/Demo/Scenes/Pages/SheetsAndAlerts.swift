import ViewKernel

extension DemoScene {
  static let sheetsAndAlerts = DemoScene(
    "J2", "sheets-and-alerts", "A sheet asks before it goes; who appears, who disappears, and when onDismiss is called."
  ) { stage in
    stage.show(Shelf(log: stage.log))
    stage.tap("Edit")
    stage.tap("Throw away")
    stage.tap("Keep")
    stage.tap("Throw away")
    stage.tap("Delete")
    stage.tap("Edit")
    stage.step("wipe the sheet away") {
      stage.window.rootViewController?.presentedViewController?.presentationController?.dismissInteractively()
    }
  }
}

private struct Shelf: View {
  let log: CallLog
  @State private var isEditing = false

  var body: some View {
    VStack {
      Text(isEditing ? "Editing" : "Looking")
      Button("Edit") { isEditing = true }
    }
    .onAppear { log("the shelf appears") }
    .sheet(isPresented: $isEditing, onDismiss: { log("onDismiss") }) {
      Draft(log: log)
        .presentationDetents([.medium, .large])
    }
  }
}

private struct Draft: View {
  @Environment(\.dismiss) private var dismiss
  let log: CallLog
  @State private var isAsking = false

  var body: some View {
    Button("Throw away") { isAsking = true }
      .alert("Throw this draft away?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { dismiss() }
        Button("Keep", role: .cancel) {}
      } message: {
        Text("It can't be brought back.")
      }
      .onAppear { log("the draft appears") }
      .onDisappear { log("the draft disappears") }
  }
}

#Preview { Shelf(log: CallLog()) }
