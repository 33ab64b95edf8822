import Introspection
import ViewKernel

extension DemoScene {
  static let findTheViewHost = DemoScene(
    "A5", "find-the-view-host",
    "From a marker up to the nearest host that wraps a representable; nil where there is none."
  ) { stage in
    stage.showsMarkers = true
    stage.show(Page(log: stage.log))
    let alone = HostView()
    stage.note("from a host that is in no tree: \(Introspect.findViewHost(from: alone).map { "\($0)" } ?? "nil")")
    let label = stage.host(HostLabel.self)
    stage.note("from a label in no representable: \(Introspect.findViewHost(from: label).map { "\($0)" } ?? "nil")")
  }
}

private struct Page: View {
  let log: CallLog

  var body: some View {
    VStack {
      Text("Hello")
        .introspect(
          selector: { marker -> HostView? in
            log("superviews of the marker: \(superviews(of: marker))")
            return Introspect.findViewHost(from: marker)
          }, customize: { log("found: \(type(of: $0))") })
    }
  }

  private func superviews(of host: HostView) -> String {
    sequence(first: host, next: \.superview).dropFirst().map { "\(type(of: $0))" }.joined(separator: ", ")
  }
}
