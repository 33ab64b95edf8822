import HostTree
import ViewKernel

extension DemoScene {
  static let barsAndSafeArea = DemoScene(
    "F2", "bars-and-safe-area", "Views keep clear of what covers the window; a background reaches behind it."
  ) { stage in
    // A status bar above, a home indicator below.
    stage.window.systemInsets = EdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0)
    stage.show(Inbox())
    for name in ["background", "title", "bar"] { stage.note("\(name): \(stage.frame(name).inWords)") }
    stage.step("the system covers nothing any more") { stage.window.systemInsets = EdgeInsets() }
    for name in ["background", "title", "bar"] { stage.note("\(name): \(stage.frame(name).inWords)") }
  }
}

private struct Inbox: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.yellow.accessibilityIdentifier("background").ignoresSafeArea()
      Text("Inbox").accessibilityIdentifier("title")
    }
    .safeAreaInset(edge: .bottom) {
      Text("Updated just now").frame(maxWidth: .infinity).padding(8).accessibilityIdentifier("bar")
        .border(Color.gray)
    }
  }
}

#Preview { Inbox() }
