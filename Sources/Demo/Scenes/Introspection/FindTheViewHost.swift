import Introspection
import ViewKernel

extension DemoScene {
  static let findTheViewHost = DemoScene(
    "A5", "find-the-view-host",
    "From a marker up to the nearest host that wraps a representable; nil where there is none."
  ) { stage in
    stage.showsIntrospections = true
    let page = stage.show(Page(log: stage.log))
    stage.step("look from a marker in a view host") { page.rootView.isIntrospected = true }
    let alone = HostView()
    stage.note("from a host that is in no tree: \(Introspect.findViewHost(from: alone).map { "\($0)" } ?? "nil")")
    let label = stage.host(HostLabel.self)
    stage.note("from a label in no representable: \(Introspect.findViewHost(from: label).map { "\($0)" } ?? "nil")")
    stage.step("introspect no more") { page.rootView.isIntrospected = false }
  }
}

private struct Page: View {
  let log: CallLog
  var isIntrospected = false

  var body: some View {
    VStack {
      if isIntrospected {
        Text("Hello")
          .introspect(
            selector: { marker -> HostView? in
              log("superviews of the marker: \(superviews(of: marker))")
              return Introspect.findViewHost(from: marker)
            }, customize: { log("found: \(type(of: $0))") })
      } else {
        Text("Hello")
      }
    }
  }

  private func superviews(of host: HostView) -> String {
    sequence(first: host, next: \.superview).dropFirst().map { "\(type(of: $0))" }.joined(separator: ", ")
  }
}

#Preview { Page(log: CallLog()) }
