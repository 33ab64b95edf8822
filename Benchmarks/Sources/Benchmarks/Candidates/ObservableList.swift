import HostTree
import Observation
import ViewKernel

/// Views of rows that are observable objects.
final class ObservableList: RowList {
  let window: HostWindow
  private let store: ObservableStore

  init(_ rows: [Row], isLaidOut: Bool) {
    store = ObservableStore(rows)
    window = HostWindow.shown(HostingController(rootView: ObservableListView(store: store)))
    window.show(isLaidOut: isLaidOut)
  }

  func apply(_ edit: ListEdit) { store.apply(edit) }
}

@Observable
private final class ObservableStore {
  private(set) var rows: [ObservableRow]
  @ObservationIgnored private var selected: ObservableRow?

  init(_ rows: [Row]) {
    self.rows = rows.map { ObservableRow($0) }
    selected = self.rows.first { $0.isSelected }
  }

  func apply(_ edit: ListEdit) {
    switch edit {
    case .replaceAll(let new): rows = new.map { ObservableRow($0) }
    case .updateEveryTenth: for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label += " !!!" }
    case .select(let index): select(rows[index])
    case .swap(let first, let second): rows.swapAt(first, second)
    case .remove(let index): rows.remove(at: index)
    case .append(let new): rows += new.map { ObservableRow($0) }
    case .insert(let new, let index): rows.insert(ObservableRow(new), at: index)
    case .widen(let index): rows[index].label += "w"
    case .clear: rows = []
    }
  }

  func select(_ row: ObservableRow) {
    selected?.isSelected = false
    selected = row
    row.isSelected = true
  }

  func remove(_ row: ObservableRow) { rows.removeAll { $0 === row } }
}

private struct ObservableListView: View {
  let store: ObservableStore

  var body: some View {
    ScrollView {
      VStack {
        ForEach(store.rows) { ObservableRowView(row: $0, store: store) }
      }
    }
  }
}

private struct ObservableRowView: View {
  let row: ObservableRow
  let store: ObservableStore

  var body: some View {
    HStack {
      Text(verbatim: "\(row.id)")
      Text(verbatim: row.label)
        .foregroundColor(row.isSelected ? .red : nil)
        .onTapGesture { store.select(row) }
      Button {
        store.remove(row)
      } label: {
        Text(verbatim: "Remove")
      }
    }
  }
}
