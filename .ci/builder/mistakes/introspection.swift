// A property that no host has, in one of five introspections.
import Introspection
import ViewKernel

struct Page: View {
  @State private var text = ""

  var body: some View {
    ScrollView { TextField("a", text: $text) }
      .introspect(.scrollView) { $0.bounces = false }
      .introspect(.scrollView) { $0.alwaysBounceVertical = false }
      .introspect(.scrollView) { $0.bouncs = false }  // here
      .introspect(.scrollView) { $0.isScrollEnabled = false }
      .introspect(.scrollView) { $0.clipsToBounds = false }
  }
}
