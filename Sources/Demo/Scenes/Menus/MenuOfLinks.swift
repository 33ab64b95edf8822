import HostTree
import ViewKernel

extension DemoScene {
  static let menuOfLinks = DemoScene(
    "D2", "menu-of-links",
    "A menu takes a builder closure; its cells are made of a model, and each leads to a page of its own."
  ) { stage in
    stage.show(Home())
    stage.tap("Inbox")
    stage.step("go back") { stage.host(HostNavigationBar.self).backButton.tap() }
    stage.tap("Sent")
  }
}

private struct Folder: Identifiable {
  let id: Int
  let name: String
  let symbol: String
  let count: Int
}

private struct Home: View {
  private let folders = [
    Folder(id: 1, name: "Inbox", symbol: "tray", count: 12),
    Folder(id: 2, name: "Sent", symbol: "paperplane", count: 3),
  ]

  var body: some View {
    NavigationView {
      MenuView {
        ForEach(folders) { folder in
          NavigationLink(destination: FolderView(folder: folder)) { FolderCell(folder: folder) }
        }
      }
      .navigationBarTitle("Mail", displayMode: .inline)
    }
  }
}

/// Whatever it is given, one below the other.
private struct MenuView<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) { content }
      .padding()
  }
}

private struct FolderCell: View {
  let folder: Folder

  var body: some View {
    HStack {
      Image(systemName: folder.symbol)
      Text(folder.name)
    }
  }
}

private struct FolderView: View {
  let folder: Folder

  var body: some View {
    Text("\(folder.count) letters")
      .navigationBarTitle(folder.name, displayMode: .inline)
  }
}

#Preview { Home() }
