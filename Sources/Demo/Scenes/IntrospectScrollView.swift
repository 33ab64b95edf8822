import Introspection
import ViewKernel

extension DemoScene {
  static let introspectScrollView = DemoScene(
    "A8", "introspect-scroll-view", "A scroll view's bounce is switched off, from inside it as well as on itself."
  ) { stage in
    stage.showsMarkers = true
    let found = Found()
    stage.show(Pages(log: stage.log, found: found))
    stage.note("the same scroll view was found from both places: \(found.inside === found.itself)")
  }
}

@MainActor private final class Found {
  weak var inside: HostScrollView?
  weak var itself: HostScrollView?
}

private struct Pages: View {
  let log: CallLog
  let found: Found

  var body: some View {
    ScrollView {
      VStack {
        Text("Page 1")
        Text("Page 2")
      }
      .introspectScrollView { scrollView in
        scrollView.bounces = false
        log("from the stack inside: bounces=\(scrollView.bounces)")
        found.inside = scrollView
      }
    }
    .introspectScrollView { scrollView in
      log("on the scroll view itself: bounces=\(scrollView.bounces)")
      found.itself = scrollView
    }
  }
}
