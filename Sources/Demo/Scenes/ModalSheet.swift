import Introspection
import ViewKernel

extension DemoScene {
  static let modalSheet = DemoScene(
    "A9", "modal-sheet", "A sheet's content reaches the controller that shows it, and keeps a user from wiping it away."
  ) { stage in
    stage.show(Letter())
    stage.tap("Write")
    let controller = stage.window.rootViewController?.presentedViewController
    stage.note("isModalInPresentation: \(controller?.isModalInPresentation ?? false)")
    stage.step("wipe the sheet away") {
      let isGoing = controller?.presentationController?.dismissInteractively() ?? false
      stage.note("the sheet goes: \(isGoing)")
    }
    stage.tap("Send")
  }
}

private struct Letter: View {
  @State private var showingSheet = false

  var body: some View {
    VStack {
      Text(showingSheet ? "Writing" : "Not writing")
      Button("Write") { showingSheet = true }
    }
    .sheet(isPresented: $showingSheet) {
      VStack {
        Text("Dear reader")
        Button("Send") { showingSheet = false }
      }
      .introspectViewController { $0.isModalInPresentation = true }
    }
  }
}
