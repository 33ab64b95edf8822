import Introspection
import ViewKernel

extension DemoScene {
  static let introspectScrollView = DemoScene(
    "A8", "introspect-scroll-view", "A scroll view's bounce is switched off, from inside it as well as on itself."
  ) { stage in
    stage.showsIntrospections = true
    let found = Found()
    let page = stage.show(Pages(log: stage.log, found: found))
    stage.step("keep still") { page.rootView.isStill = true }
    stage.note("the same scroll view was found from both places: \(found.inside === found.itself)")
    stage.step("move again") { page.rootView.isStill = false }
  }
}

@MainActor private final class Found {
  weak var inside: HostScrollView?
  weak var itself: HostScrollView?
}

private struct Pages: View {
  let log: CallLog
  let found: Found
  var isStill = false

  var body: some View {
    ScrollView {
      VStack {
        Text("Page 1")
        Text("Page 2")
      }
      // From inside: what is looked for is around the stack.
      .introspect(.scrollView, scope: .ancestor, isEnabled: isStill) { scrollView in
        found.inside = scrollView
        log("from the stack inside: bounces=\(scrollView.bounces)")
        scrollView.bounces = false
      }
    }
    // From outside. The closure that it returns takes back the changes.
    .introspect(.scrollView, isEnabled: isStill) { scrollView in
      found.itself = scrollView
      log("on the scroll view itself: bounces=\(scrollView.bounces)")
      return { scrollView.bounces = true }
    }
  }
}

#Preview { Pages(log: CallLog(), found: Found()) }
