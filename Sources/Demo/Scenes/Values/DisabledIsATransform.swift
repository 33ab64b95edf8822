import ViewKernel

extension DemoScene {
  static let disabledIsATransform = DemoScene(
    "E3", "disabled-is-a-transform",
    "disabled combines with what is around; environment(\\.isEnabled, ...) overrides it, and the inner one wins."
  ) { stage in
    stage.show(TwoLevels(log: stage.log))
    for name in ["By environment", "By transform", "By disabled"] {
      stage.tap(name)
    }
    stage.tap("Enable the outer level")
    stage.tap("By disabled")
  }
}

private struct TwoLevels: View {
  let log: CallLog
  @State private var isOff = true

  var body: some View {
    VStack(alignment: .leading) {
      Button("Enable the outer level") { isOff = false }

      // The inner level writes true over the outer level's false.
      Group {
        Button("By environment") { log("pressed: by environment") }
          .environment(\.isEnabled, true)
      }
      .environment(\.isEnabled, !isOff)

      // Each level can only take away.
      Group {
        Button("By transform") { log("pressed: by transform") }
          .transformEnvironment(\.isEnabled) { $0 = $0 && true }
      }
      .transformEnvironment(\.isEnabled) { $0 = $0 && !isOff }

      // That is what disabled does.
      Group {
        Button("By disabled") { log("pressed: by disabled") }
          .disabled(false)
      }
      .disabled(isOff)
    }
  }
}

#Preview { TwoLevels(log: CallLog()) }
