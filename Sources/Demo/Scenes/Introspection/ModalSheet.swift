import Introspection
import ViewKernel

extension DemoScene {
  static let modalSheet = DemoScene(
    "A9", "modal-sheet", "A sheet's content reaches the controller that shows it, and keeps a user from wiping it away."
  ) { stage in
    stage.showsIntrospections = true
    let page = stage.show(Letter())
    stage.tap("Write")
    stage.step("wipe the sheet away") { wipe(stage) }

    stage.step("from now on, keep what is being written") { page.rootView.keepsSheet = true }
    stage.tap("Write")
    stage.step("wipe the sheet away") { wipe(stage) }
    stage.tap("Send")
  }

  private static func wipe(_ stage: Stage) {
    let controller = stage.window.rootViewController?.presentedViewController
    let isGoing = controller?.presentationController?.dismissInteractively() ?? false
    stage.note("isModalInPresentation: \(controller?.isModalInPresentation ?? false), the sheet goes: \(isGoing)")
  }
}

private struct Letter: View {
  var keepsSheet = false
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
      .introspect(.viewController, isEnabled: keepsSheet) { $0.isModalInPresentation = true }
    }
  }
}

#Preview { Letter() }
