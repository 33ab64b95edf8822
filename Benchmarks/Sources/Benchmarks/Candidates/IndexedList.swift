import HostTree
import Observation
import ViewKernel

/// Views of rows that are found by their index in an observed model: an everyday form, in which each row reads the
/// whole array.
final class IndexedList: RowList {
  let window: HostWindow
  private let model: IndexedModel

  init(_ rows: [Row], isLaidOut: Bool) {
    model = IndexedModel(rows)
    window = HostWindow.shown(HostingController(rootView: IndexedListView(model: model)))
    window.show(isLaidOut: isLaidOut)
  }

  func apply(_ edit: ListEdit) { model.apply(edit) }
}

@Observable
private final class IndexedModel {
  private(set) var rows: [Row]

  init(_ rows: [Row]) { self.rows = rows }

  func apply(_ edit: ListEdit) {
    switch edit {
    case .replaceAll(let new): rows = new
    case .updateEveryTenth: for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label += " !!!" }
    case .swap(let first, let second): rows.swapAt(first, second)
    case .append(let new): rows += new
    case .clear: rows = []
    case .widen(let index): rows[index].label += "w"
    case .insert(let new, let index): rows.insert(new, at: index)
    case .remove(let index): rows.remove(at: index)
    case .select(let index): rows[index].isSelected.toggle()
    }
  }
}

private struct IndexedListView: View {
  let model: IndexedModel

  var body: some View {
    ScrollView {
      VStack {
        ForEach(model.rows.indices, id: \.self) { IndexedRowView(index: $0, row: model.rows[$0], model: model) }
      }
    }
  }
}

private struct IndexedRowView: View {
  let index: Int
  let row: Row
  let model: IndexedModel

  var body: some View {
    HStack {
      Text(verbatim: "\(row.id)")
      Text(verbatim: row.label)
        .foregroundColor(row.isSelected ? .red : nil)
        .onTapGesture { model.apply(.select(index)) }
      Button {
        model.apply(.remove(index))
      } label: {
        Text(verbatim: "Remove")
      }
    }
  }
}
