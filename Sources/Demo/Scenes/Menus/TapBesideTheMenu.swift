import HostTree
import ViewKernel

extension DemoScene {
  static let tapBesideTheMenu = DemoScene(
    "D3", "tap-beside-the-menu",
    "A menu in a geometry reader, in a frame as large as the screen at least: a tap beside it closes it."
  ) { stage in
    stage.show(Drawer())
    stage.tap("Menu")
    stage.note("the curtain is \(stage.frame("curtain").size.inWords)")
    stage.tap("Archive")
    stage.step("tap at (300, 400), beside the menu") { stage.window.tap(at: CGPoint(x: 300, y: 400)) }
  }
}

private struct Drawer: View {
  @State private var showsMenu = false
  @State private var choice = "nothing"

  var body: some View {
    ZStack {
      VStack {
        Button("Menu") { showsMenu = true }
        Text("chosen: \(choice)")
      }
      if showsMenu {
        MenuContainer(isShown: $showsMenu) {
          VStack(alignment: .leading) {
            Button("Archive") { choice = "Archive" }
            Button("Sent") { choice = "Sent" }
          }
          .padding()
          .background(Color.white)
        }
      }
    }
  }
}

/// Covers the screen, and shows its content in the upper left corner.
private struct MenuContainer<Content: View>: View {
  @Binding var isShown: Bool
  @ViewBuilder let content: () -> Content

  var body: some View {
    GeometryReader { _ in
      ZStack(alignment: .topLeading) {
        Color.black.opacity(0.01)
          .accessibilityIdentifier("curtain")
          .onTapGesture { isShown = false }
        content()
      }
      .frame(minWidth: HostScreen.main.bounds.width, minHeight: HostScreen.main.bounds.height)
    }
  }
}

#Preview { Drawer() }
