import ViewKernel

extension DemoScene {
  static let hostOfOnesOwn = DemoScene(
    "B1", "host-of-ones-own", "A representable makes its host once, and updates it whenever what it shows changes."
  ) { stage in
    stage.show(Volume(log: stage.log))
    let slider = stage.host(HostSlider.self)
    stage.tap("Louder")
    stage.tap("Louder")
    stage.note("the slider is the same object: \(stage.host(HostSlider.self) === slider)")
    stage.tap("Something else")
    stage.tap("Turn off")
  }
}

private struct Meter: HostViewRepresentable {
  let level: Double
  let log: CallLog

  func makeCoordinator() -> CallLog { log }

  func makeHostView(context: Context) -> HostSlider {
    log("make")
    let slider = HostSlider()
    slider.isUserInteractionEnabled = false
    return slider
  }

  func updateHostView(_ slider: HostSlider, context: Context) {
    log("update to \(level)")
    slider.value = Float(level)
  }

  static func dismantleHostView(_ slider: HostSlider, coordinator log: CallLog) { log("dismantle") }
}

private struct Volume: View {
  let log: CallLog
  @State private var level: Double = 0.25
  @State private var isOn = true
  @State private var unrelated = 0

  var body: some View {
    VStack(alignment: .leading) {
      if isOn { Meter(level: level, log: log) }
      Button("Louder") { level += 0.25 }
      // The meter's value is made again then, too, but it is equal to the former one.
      Button("Something else") { unrelated += 1 }
      Text("Something else: \(unrelated)")
      Button("Turn off") { isOn = false }
    }
  }
}

#Preview { Volume(log: CallLog()) }
