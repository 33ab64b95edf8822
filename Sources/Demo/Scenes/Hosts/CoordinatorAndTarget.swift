import ViewKernel

extension DemoScene {
  static let coordinatorAndTarget = DemoScene(
    "B3", "coordinator-and-target", "A coordinator is the target of its host's actions, and calls the newest closure."
  ) { stage in
    stage.show(Chooser(log: stage.log))
    stage.tap("Press")
    stage.tap("Other closure")
    stage.tap("Press")
  }
}

private struct PressButton: HostViewRepresentable {
  let title: String
  let log: CallLog
  let action: () -> Void

  @MainActor final class Coordinator {
    var action: () -> Void

    init(action: @escaping () -> Void) { self.action = action }

    func pressed() { action() }
  }

  func makeCoordinator() -> Coordinator {
    log("a coordinator is made")
    return Coordinator(action: action)
  }

  func makeHostView(context: Context) -> HostButton {
    let button = HostButton()
    // The button does not keep its target alive; the view does.
    button.addTarget(context.coordinator, action: Coordinator.pressed, for: .primaryActionTriggered)
    return button
  }

  func updateHostView(_ button: HostButton, context: Context) {
    button.title = title
    context.coordinator.action = action
  }
}

private struct Chooser: View {
  let log: CallLog
  @State private var name = "first"

  var body: some View {
    VStack {
      PressButton(title: "Press", log: log) { log("the \(name) closure is called") }
      Button("Other closure") { name = "second" }
    }
  }
}

#Preview { Chooser(log: CallLog()) }
