import Introspection
import ViewKernel

extension DemoScene {
  static let threeStrategies = DemoScene(
    "A13", "three-strategies",
    "Three ways to look for a scroll view: in exactly the receiver's hosts, in the siblings behind, between two markers."
  ) { stage in
    stage.showsIntrospections = true
    let page = stage.show(Gallery(log: stage.log))
    stage.step("look in the siblings behind") { page.rootView.strategy = .previousSiblings }
    stage.step("look between two markers") { page.rootView.strategy = .betweenMarkers }
    stage.step("look as the first generation does for scroll views") { page.rootView.strategy = nil }
  }
}

/// A page that scrolls, with a strip of pictures that scrolls the other way, and a caption that does not scroll at all.
private struct Gallery: View {
  let log: CallLog
  /// Nil for a selector.
  var strategy: IntrospectionStrategy? = .exact

  var body: some View {
    ScrollView {
      VStack {
        // Nested and masked: between the marker and the strip is the mask's host, around both is the page.
        pictures.mask { Circle() }.modifier(Looking(strategy: strategy) { log("behind the pictures: \($0)") })
        // Has nothing that scrolls; but right behind it in the tree there is the strip.
        Text("Summer").modifier(Looking(strategy: strategy) { log("behind the caption: \($0)") })
      }
    }
    .accessibilityIdentifier("page")
    .frame(height: 80)
  }

  private var pictures: some View {
    ScrollView(.horizontal) { Text("1 2 3 4 5") }.accessibilityIdentifier("pictures")
  }
}

/// Reports which scroll view there is.
private struct Looking: ViewModifier {
  let strategy: IntrospectionStrategy?
  let tell: @MainActor (String) -> Void

  func body(content: Content) -> some View {
    if let strategy {
      content.introspect(.scrollView, strategy: strategy, onMiss: { _ in tell("nothing") }, customize: found)
    } else {
      content.introspect(
        selector: TargetViewSelector.siblingOrAncestorOrSiblingContainingOrAncestorChild, customize: found)
    }
  }

  private func found(_ scrollView: HostScrollView) { tell(scrollView.accessibilityIdentifier ?? "a scroll view") }
}

#Preview { Gallery(log: CallLog()) }
