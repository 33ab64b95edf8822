import HostTree
import ViewKernel

extension DemoScene {
  static let titlesGoUp = DemoScene(
    "E8", "titles-go-up",
    "A title travels up to whichever navigation view encloses it, the library's or a home-made one."
  ) { stage in
    stage.show(Books())
    let bar = stage.host(HostNavigationBar.self)
    stage.note("the library's bar shows \(bar.topItem?.title ?? "nothing")")
    stage.note("the home-made bar shows \(stage.host(HostLabel.self, "bar").text ?? "nothing")")
  }
}

private struct Books: View {
  var body: some View {
    VStack {
      NavigationView { Deep(depth: 5) { Chapter(name: "Library's").navigationTitle("Library's") } }
      HomeMadeNavigation { Deep(depth: 5) { Chapter(name: "Home-made").homeMadeTitle("Home-made") } }
    }
  }
}

/// Its content in a number of stacks.
private struct Deep<Content: View>: View {
  let depth: Int
  @ViewBuilder let content: () -> Content

  var body: some View {
    if depth == 0 {
      content()
    } else {
      AnyView(HStack { Deep(depth: depth - 1, content: content) })
    }
  }
}

private struct Chapter: View {
  let name: String

  var body: some View { Text("The text of \(name)") }
}

// A feature of the library, rebuilt with public API.

private struct HomeMadeNavigation<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    content()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(.top, 44)
      .overlayPreferenceValue(HomeMadeTitleKey.self, alignment: .top) { title in
        Text(title).bold().accessibilityIdentifier("bar").frame(height: 44)
      }
  }
}

private enum HomeMadeTitleKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value = value.isEmpty ? nextValue() : value }
}

extension View {
  fileprivate func homeMadeTitle(_ title: String) -> some View { preference(key: HomeMadeTitleKey.self, value: title) }
}

#Preview { Books() }
