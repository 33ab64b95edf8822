import Introspection
import ViewKernel

extension DemoScene {
  static let takingBack = DemoScene(
    "A16", "taking-back", "What an introspection has set is taken back when its condition ends, or its view goes."
  ) { stage in
    stage.showsIntrospections = true
    let page = stage.show(Player(log: stage.log))
    stage.step("fill the screen") { page.rootView.isFullScreen = true }
    stage.tap("Next film")
    stage.tap("To the end")
    stage.step("fill the screen no more") { page.rootView.isFullScreen = false }
    stage.tap("To the end")
    stage.step("fill the screen again") { page.rootView.isFullScreen = true }
    stage.tap("Close")
  }
}

/// A player that keeps its page still and dark while it fills the screen.
private struct Player: View {
  let log: CallLog
  var isFullScreen = false
  @State private var film = 1
  @State private var isOpen = true
  /// The page, for as long as the introspection that finds it is there.
  @Introspected private var page: HostScrollView?

  var body: some View {
    ScrollView {
      VStack {
        if isOpen { player }
        Button("Next film") { film += 1 }
        Button("To the end") {
          log("to the end of \(page == nil ? "nothing" : "the page")")
          page?.setContentOffset(CGPoint(x: 0, y: 8), animated: true)
        }
        Button("Close") { isOpen = false }
      }
    }
  }

  private var player: some View {
    Text("Film \(film)")
      // An edit lies on top of what the view says, also when that is updated, and goes with the introspection.
      .introspect(.text, isEnabled: isFullScreen) { label, edit in
        edit.set(\.textColor, to: .white)
        log("\(edit.phase) \(label.text ?? "")")
      }
      // Anything else is taken back by what the closure returns.
      .introspect(.scrollView, scope: .ancestor, isEnabled: isFullScreen) { scrollView in
        scrollView.bounces = false
        return { scrollView.bounces = true }
      }
      // A handle empties by itself.
      .introspect(.scrollView, into: $page, scope: .ancestor, isEnabled: isFullScreen)
  }
}

#Preview { Player(log: CallLog()) }
