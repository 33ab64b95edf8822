import ViewKernel

extension DemoScene {
  static let lightAndDark = DemoScene(
    "D6", "light-and-dark", "The same view twice, for a light and a dark ground: two sets of resolved colours."
  ) { stage in
    stage.show(Previews())
  }
}

private struct Previews: View {
  var body: some View {
    HStack {
      Group { Card() }.environment(\.colorScheme, .light)
      Group { Card() }.environment(\.colorScheme, .dark)
    }
  }
}

private struct Card: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(alignment: .leading) {
      Text(scheme == .dark ? "Dark" : "Light").foregroundColor(.primary)
      Text("Details").foregroundColor(.secondary)
    }
    .padding(4)
    .background(scheme == .dark ? Color.black : Color.white)
  }
}
