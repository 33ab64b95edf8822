import HostTree
import ViewKernel

extension DemoScene {
  static let shoppingList = DemoScene(
    "C13", "shopping-list", "A list makes a row for each item; a swipe deletes one, and the others keep their hosts."
  ) { stage in
    stage.show(ShoppingList())
    let pears = stage.host(HostLabel.self, "Pears")
    let table = stage.host(HostTableView.self)
    stage.step("swipe over Tea") { table.swipeRow(at: IndexPath(row: 1, section: 0)) }
    stage.tap("Delete")
    stage.note("the label of Pears is the same object: \(stage.host(HostLabel.self, "Pears") === pears)")
  }
}

private struct ShoppingList: View {
  @State private var items = ["Pears", "Tea"]

  var body: some View {
    List {
      ForEach(items, id: \.self) { Text($0) }
        .onDelete { items.remove(atOffsets: $0) }
    }
    .listStyle(.plain)
  }
}

#Preview { ShoppingList() }
