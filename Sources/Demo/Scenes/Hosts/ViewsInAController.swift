import ViewKernel

extension DemoScene {
  static let viewsInAController = DemoScene(
    "B6", "views-in-a-controller", "A hosting controller puts a view into a tree of hosts; its view can be replaced."
  ) { stage in
    let controller = InboxController()
    stage.show(controller)
    for width in [320, 100, 40] as [CGFloat] {
      let size = controller.badge.sizeThatFits(in: CGSize(width: width, height: 480))
      stage.note("offered a width of \(Int(width)), the badge takes \(size.inWords)")
    }
    stage.tap("Fetch")
    stage.tap("Fetch")
  }
}

private struct Badge: View {
  let unread: Int
  /// State stays when the hosting controller is given another view.
  @State private var firstSeen: Int?

  var body: some View {
    Text("\(unread) unread, \(firstSeen ?? 0) at first")
      .padding(4)
      .background(Color.yellow)
      .onAppear { firstSeen = unread }
  }
}

/// A controller of the old kind, with a view of the new kind in it.
private final class InboxController: HostViewController {
  let badge = HostingController(rootView: Badge(unread: 1))

  override func loadView() {
    let stack = HostStackView(axis: .vertical, alignment: .leading, spacing: 10)
    let button = HostButton()
    button.title = "Fetch"
    button.addTarget(self, action: InboxController.fetch, for: .primaryActionTriggered)
    stack.addSubview(button)

    addChild(badge)
    stack.addSubview(badge.view)
    badge.didMove(toParent: self)
    view = stack
  }

  private func fetch() { badge.rootView = Badge(unread: badge.rootView.unread + 1) }
}

#Preview { InboxController() }
