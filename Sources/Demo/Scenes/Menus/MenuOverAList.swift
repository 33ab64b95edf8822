import HostTree
import ViewKernel

extension DemoScene {
  static let menuOverAList = DemoScene(
    "D1", "menu-over-a-list",
    "A menu is laid over a navigation list by a ZStack: it comes and goes, and the list keeps its host and its offset."
  ) { stage in
    stage.show(Mailbox())
    let list = stage.host(HostTableView.self)
    stage.step("scroll down by 100") { list.scroll(by: CGPoint(x: 0, y: 100)) }
    stage.tap("Menu")
    let stack = stage.host(HostZStackView.self)
    stage.note("from back to front: \(stack.subviews.map { "\(type(of: $0))" })")
    stage.tap("Close")
    stage.note("the list's host is the same object: \(stage.host(HostTableView.self) === list)")
    stage.note("its offset is \(Int(list.contentOffset.y))")
  }
}

private struct Mailbox: View {
  @State private var showsMenu = false

  var body: some View {
    ZStack {
      NavigationView {
        List(1..<21) { Text("Letter \($0)") }
          .navigationBarTitle("Inbox", displayMode: .inline)
          .navigationBarItems(leading: Button("Menu") { showsMenu = true })
      }
      if showsMenu {
        VStack(spacing: 16) {
          Text("Archive")
          Text("Sent")
          Button("Close") { showsMenu = false }
        }
        .padding()
        .background(Color.white)
      }
    }
  }
}

#Preview { Mailbox() }
