import ViewKernel

extension DemoScene {
  static let orderMatters = DemoScene(
    "C4", "order-matters", "Padding, then background, is not the same as background, then padding."
  ) { stage in
    stage.show(Labels())
    for (name, words) in [("inside", "padding, then background"), ("outside", "background, then padding")] {
      let background = stage.host(HostBackgroundView.self, name)
      stage.note("\(words): the colour covers \(background.bounds.size.inWords)")
    }
  }
}

private struct Labels: View {
  var body: some View {
    VStack {
      Text("Padded")
        .padding(10)
        .background(Color.yellow)
        .accessibilityIdentifier("inside")

      Text("Padded")
        .background(Color.yellow)
        .accessibilityIdentifier("outside")
        .padding(10)
    }
  }
}

#Preview { Labels() }
