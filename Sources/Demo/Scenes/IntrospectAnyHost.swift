import Introspection
import ViewKernel

extension DemoScene {
  static let introspectAnyHost = DemoScene(
    "A1", "introspect-any-host", "Every introspect function is one selector and one marker; so is a kind of your own."
  ) { stage in
    stage.showsMarkers = true
    stage.show(Settings(log: stage.log))
  }
}

/// A host of one's own, in a representable.
private final class GaugeHostView: HostView {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 80, height: 10) }
}

private struct Gauge: HostViewRepresentable {
  func makeHostView(context: Context) -> GaugeHostView { GaugeHostView() }
  func updateHostView(_ gauge: GaugeHostView, context: Context) {}
}

extension View {
  /// All that it takes to add a kind of host.
  fileprivate func introspectGauge(customize: @escaping @MainActor (GaugeHostView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }
}

private struct Settings: View {
  let log: CallLog
  @State private var value = 0.5

  var body: some View {
    VStack(alignment: .leading) {
      // By a named function,
      Slider(value: $value)
        .introspectSlider { log("1: \(type(of: $0))") }
      // by a selector, which is what the named function consists of,
      Slider(value: $value)
        .introspect(selector: TargetViewSelector.siblingContaining) { (slider: HostSlider) in
          log("2: \(type(of: slider))")
        }
      // by a marker, which is what the one with a selector consists of,
      Slider(value: $value)
        .inject(
          IntrospectionView(selector: TargetViewSelector.siblingContaining) { (slider: HostSlider) in
            log("3: \(type(of: slider))")
          })
      // and by a named function of one's own.
      Gauge()
        .introspectGauge { gauge in
          gauge.backgroundColor = .green
          log("4: \(type(of: gauge))")
        }
    }
  }
}
