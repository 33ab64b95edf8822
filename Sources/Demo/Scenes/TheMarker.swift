import Introspection
import ViewKernel

extension DemoScene {
  static let theMarker = DemoScene(
    "A3", "the-marker", "The marker is hidden, has no size, is passed over by everything, and says what it looks for."
  ) { stage in
    stage.showsMarkers = true
    stage.show(Card(isIntrospected: true))
    let marker = stage.host(IntrospectionHostView.self)
    stage.note("frame \(marker.frame.inWords), hidden \(marker.isHidden), touches \(marker.isUserInteractionEnabled)")
    stage.note("its accessibility label: \(marker.accessibilityLabel ?? "none")")

    // Without markers the printed tree is what it is without introspection, frames included.
    let introspected = stage.window.treeDescription()
    let plain = Stage()
    plain.window.rootViewController = HostingController(rootView: Card(isIntrospected: false))
    plain.window.makeKeyAndVisible()
    plain.window.settle()
    stage.note("the same tree without introspection: \(plain.window.treeDescription() == introspected)")
  }
}

private struct Card: View {
  let isIntrospected: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text("Name")
      if isIntrospected {
        field.introspectTextField { _ in }
      } else {
        field
      }
      Text("Required").font(.footnote)
    }
    .padding()
  }

  private var field: some View { TextField("Name", text: .constant("Ada")) }
}
