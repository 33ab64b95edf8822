import ViewKernel

extension DemoScene {
  static let counter = DemoScene("C1", "counter", "A tap changes one text; the button's host stays the same object.") {
    stage in
    stage.show(Counter())
    let button = stage.host(HostButton.self)
    stage.tap("Add")
    stage.tap("Add")
    stage.tap("Start over")
    stage.note("the button's host is the same object: \(stage.host(HostButton.self) === button)")
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Add") { count += 1 }
      if count > 0 {
        Text("You've tapped \(count) times")
        Button("Start over") { count = 0 }
      } else {
        Text("You've not yet tapped")
      }
    }
  }
}

#Preview { Counter() }
