import ViewKernel

/// An element of the list.
struct Row: Identifiable, Equatable {
  let id: Int
  var label: String

  static func make(_ count: Int) -> [Row] { (0..<count).map { Row(id: $0, label: "Item number \($0)") } }
}

/// The list under test: each row a stack of two texts and a button.
struct ListView: View {
  let rows: [Row]
  let remove: @MainActor (Int) -> Void

  var body: some View {
    ScrollView {
      VStack {
        ForEach(rows) { row in RowView(row: row, remove: remove) }
      }
    }
  }
}

struct RowView: View {
  let row: Row
  let remove: @MainActor (Int) -> Void

  var body: some View {
    HStack {
      Text(verbatim: "\(row.id)")
      Text(verbatim: row.label)
      Button(action: { remove(row.id) }) { Text(verbatim: "Remove") }
    }
  }
}

/// A leaf with a state of its own, which the test reaches by a binding.
struct Leaf: View {
  let id: Int
  @State private var isOn = false

  var body: some View {
    if id == 0 { let _ = Leaf.toggle = { isOn.toggle() } }
    Text(verbatim: isOn ? "1" : "0")
  }

  static var toggle: @MainActor () -> Void = {}
}

struct Leaves: View {
  let count: Int

  var body: some View {
    ScrollView { VStack(spacing: 0) { ForEach(0..<count) { Leaf(id: $0) } } }
  }
}

/// Each level a stack around the next.
struct Deep: View {
  let depth: Int

  var body: some View {
    if depth == 0 { Leaf(id: 0) } else { VStack { AnyView(Deep(depth: depth - 1)) } }
  }
}
