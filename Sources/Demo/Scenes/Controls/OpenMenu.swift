import ViewKernel

extension DemoScene {
  static let openMenu = DemoScene(
    "K2", "open-menu", "A menu that is open is in the tree, in front of everything; an entry is tapped like any button."
  ) { stage in
    stage.show(Playlist())
    stage.tap("Options")
    stage.tap("Order")
    stage.tap("By name")
    stage.tap("Options")
  }
}

private struct Playlist: View {
  @State private var isSorted = false

  var body: some View {
    VStack(alignment: .leading) {
      Menu("Options") {
        Button("Rename", systemImage: "pencil") {}
        Menu("Order") {
          Button("As added") { isSorted = false }
          Button("By name") { isSorted = true }
        }
        Toggle("Sorted", isOn: $isSorted)
        Button("Delete", systemImage: "trash", role: .destructive) {}
      }
      ForEach(isSorted ? ["Autumn", "Rain"] : ["Rain", "Autumn"], id: \.self) { Text($0) }
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

#Preview { Playlist() }
