// Groups of what is no view.

import ViewKernel

struct G1Stop: Identifiable {
  let id: Int
  var name: String
  var line: String
}

struct G1Columns: TableColumnContent {
  var isWide: Bool

  var tableColumnBody: some TableColumnContent<G1Stop, Never> {
    TableColumn("Name", value: \G1Stop.name)
    if isWide {
      Group {
        TableColumn("Line", value: \G1Stop.line)
        TableColumn("Number") { (stop: G1Stop) in Text("\(stop.id)") }
      }
    }
  }
}

struct G1Map: View {
  var stops: [G1Stop] = []
  @State private var isEditing = false
  @State private var order = [KeyPathComparator(\G1Stop.name)]

  var body: some View {
    Table(of: G1Stop.self, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      Group {
        TableColumn("Line", value: \G1Stop.line)
        TableColumn("Number") { (stop: G1Stop) in Text("\(stop.id)") }
      }
    } rows: {
      Group {
        TableRow(G1Stop(id: 0, name: "Depot", line: "1"))
        ForEach(stops) { TableRow($0) }
      }
    }
    .toolbar {
      Group {
        ToolbarItem(placement: .primaryAction) { Button("Add") {} }
        if isEditing {
          ToolbarItemGroup(placement: .bottomBar) { Button("Undo") {} }
        }
      }
      Group { ToolbarItem(id: "edit") { EditButton() } }
    }
    Table(stops) { G1Columns(isWide: true) }
    Group {}
    Group { if isEditing { Text("Editing") } }
  }
}

struct G1Commands: Commands {
  var body: some Commands {
    Group {
      CommandMenu("Stop") { Button("Go") {} }
      CommandGroup(replacing: .newItem) {}
    }
    Group { SidebarCommands() }
  }
}

struct G1App: App {
  var body: some Scene {
    Group {
      WindowGroup { G1Map() }
      Settings { Text("Settings") }
    }
    .commands { G1Commands() }
  }
}
