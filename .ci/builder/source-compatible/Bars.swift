// Bars, columns, lists and presentations: how they look, and how they adapt.
import ViewKernel

struct Bars: View {
  @State private var isShown = false
  @State private var title = "Report"

  var body: some View {
    NavigationStack {
      List {
        Section("One") { ForEach(0..<9) { Text("\($0)").listRowBackground(Color.clear) } }
      }
      .listRowSpacing(12)
      .scrollContentBackground(.hidden)
      .background(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom).ignoresSafeArea())
      .navigationTitle($title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarBackground(Color.purple.gradient, for: .navigationBar, .tabBar)
      .toolbarBackground(.hidden, for: .bottomBar)
      .toolbarBackground(.ultraThinMaterial)
      .toolbarBackgroundVisibility(.visible, for: .navigationBar)
      .toolbarTitleMenu {
        Button("Duplicate") {}
        Button("Delete", role: .destructive) {}
      }
      .toolbarVisibility(.hidden, for: .tabBar)
      .toolbar {
        Button("Add") { isShown = true }
          .popover(isPresented: $isShown, arrowEdge: .top) {
            Text("What to add?")
              .presentationCompactAdaptation(.popover)
              .presentationCompactAdaptation(horizontal: .sheet, vertical: .fullScreenCover)
          }
      }
    }
  }
}

struct Columns: View {
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var column = NavigationSplitViewColumn.detail
  @State private var selection: Int?

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      List(0..<3, selection: $selection) { Text("\($0)") }
    } detail: {
      Button("Back") { column = .sidebar }
    }
    .navigationSplitViewStyle(.balanced)
  }

  var two: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("Sidebar")
    } detail: {
      Text("Detail")
    }
    .navigationSplitViewStyle(.prominentDetail)
  }

  var three: some View {
    NavigationSplitView(preferredCompactColumn: .constant(.content)) {
      Text("Sidebar")
    } content: {
      Text("Content")
    } detail: {
      Text("Detail")
    }
    .navigationSplitViewStyle(.automatic)
  }

  var all: some View {
    NavigationSplitView(columnVisibility: .constant(.doubleColumn), preferredCompactColumn: $column) {
      Text("Sidebar")
    } content: {
      Text("Content")
    } detail: {
      Text("Detail")
    }
    .navigationSplitViewStyle(BalancedNavigationSplitViewStyle())
  }
}

struct Backgrounds: View {
  @State private var text = ""

  var body: some View {
    Form {
      TextEditor(text: $text).scrollContentBackground(.hidden).background(.yellow)
    }
    .scrollContentBackground(.hidden)
    .background(.mint)
    .listRowSpacing(nil)
  }
}
