import Introspection
import ViewKernel

extension DemoScene {
  static let theMarker = DemoScene(
    "A3", "the-marker", "The marker is hidden, has no size, is passed over by everything, and says what it looks for."
  ) { stage in
    stage.showsIntrospections = true
    let page = stage.show(Card())
    let plain = stage.window.treeDescription()
    stage.step("introspect the label by its key, and the field by its function") { page.rootView.isIntrospected = true }
    for marker in stage.hosts(IntrospectionHostView.self) {
      stage.note("\(type(of: marker)), labelled \(marker.accessibilityLabel ?? "nothing"): \(marker.status)")
      stage.note("  \(marker.frame.inWords), hidden \(marker.isHidden), touches \(marker.isUserInteractionEnabled)")
    }
    // By default printed trees leave out markers: this one is as before, frames included.
    stage.note("without markers the tree is as before: \(stage.window.treeDescription() == plain)")
    stage.step("introspect no more") { page.rootView.isIntrospected = false }
  }
}

private struct Card: View {
  var isIntrospected = false

  var body: some View {
    VStack(alignment: .leading) {
      if isIntrospected {
        // The marker of a key stands alone, the marker of a function in a view host, as the host of any representable
        // does.
        label.introspect(.text) { _ in }
        field.introspectTextField { _ in }
      } else {
        label
        field
      }
      Text("Required").font(.footnote)
    }
    .padding()
  }

  private var label: some View { Text("Name") }
  private var field: some View { TextField("Name", text: .constant("Ada")) }
}

#Preview { Card() }
