import ViewKernel

extension DemoScene {
  static let lightAndDark = DemoScene(
    "D6", "light-and-dark", "The same view twice, for a light and a dark ground: two sets of resolved colours."
  ) { stage in
    stage.show(Previews())
    stage.tap("Dark window")
  }
}

private struct Previews: View {
  @State private var windowScheme: ColorScheme?

  var body: some View {
    VStack {
      HStack {
        Group { Card() }.environment(\.colorScheme, .light)
        Group { Card() }.environment(\.colorScheme, .dark)
      }
      Button("Dark window") { windowScheme = .dark }
    }
    .preferredColorScheme(windowScheme)
  }
}

private struct Card: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(alignment: .leading) {
      Text(scheme == .dark ? "Dark" : "Light")
      Text("Details").foregroundColor(.secondary)
      Text("More").foregroundColor(.accentColor)
      HStack {
        Color.red.frame(width: 16, height: 16)
        Color.green.frame(width: 16, height: 16)
        Color.primary.opacity(0.5).frame(width: 16, height: 16)
      }
    }
    .tint(.orange)
    .padding()
    .background(Color(.secondarySystemBackground))
  }
}

#Preview { Previews() }
