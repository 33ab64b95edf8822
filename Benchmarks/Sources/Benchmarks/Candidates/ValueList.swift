import HostTree
import Observation
import ViewKernel

/// Views of rows that are values in an array.
final class ValueList: RowList {
  let window: HostWindow
  private let store: ValueStore

  init(_ rows: [Row], isLaidOut: Bool) {
    store = ValueStore(rows)
    window = HostWindow.shown(HostingController(rootView: ValueListView(store: store)))
    window.show(isLaidOut: isLaidOut)
  }

  func apply(_ edit: ListEdit) { store.apply(edit) }
}

@Observable
private final class ValueStore {
  private(set) var rows: [Row]
  @ObservationIgnored private var selected: Int?

  init(_ rows: [Row]) {
    self.rows = rows
    selected = rows.firstIndex { $0.isSelected }
  }

  func apply(_ edit: ListEdit) {
    switch edit {
    case .replaceAll(let new): rows = new
    case .updateEveryTenth: change { for index in stride(from: 0, to: $0.count, by: 10) { $0[index].label += " !!!" } }
    case .select(let index):
      change {
        if let selected { $0[selected].isSelected = false }
        $0[index].isSelected = true
      }
      selected = index
    case .swap(let first, let second): rows.swapAt(first, second)
    case .remove(let index): rows.remove(at: index)
    case .append(let new): rows += new
    case .insert(let new, let index): rows.insert(new, at: index)
    case .widen(let index): change { $0[index].label += "w" }
    case .clear: rows = []
    }
  }

  /// One write for several changes of the array: it tells of each.
  private func change(_ body: (inout [Row]) -> Void) { body(&rows) }

  func select(_ id: Int) { rows.firstIndex { $0.id == id }.map { apply(.select($0)) } }
  func remove(_ id: Int) { rows.firstIndex { $0.id == id }.map { apply(.remove($0)) } }
}

private struct ValueListView: View {
  let store: ValueStore

  var body: some View {
    ScrollView {
      VStack {
        ForEach(store.rows) { ValueRowView(row: $0, store: store) }
      }
    }
  }
}

private struct ValueRowView: View {
  let row: Row
  let store: ValueStore

  var body: some View {
    HStack {
      Text(verbatim: "\(row.id)")
      Text(verbatim: row.label)
        .foregroundColor(row.isSelected ? .red : nil)
        .onTapGesture { store.select(row.id) }
      Button {
        store.remove(row.id)
      } label: {
        Text(verbatim: "Remove")
      }
    }
  }
}
