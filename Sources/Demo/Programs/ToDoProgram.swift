import ViewKernel

private struct ToDo: Identifiable, Hashable {
  let id: Int
  var title: String
  var isDone = false
  var note = ""
}

private final class ToDoStore: ObservableObject {
  @Published var items: [ToDo] = [
    ToDo(id: 1, title: "Buy milk"),
    ToDo(id: 2, title: "Write a letter", note: "To Anna"),
    ToDo(id: 3, title: "Water the plants", isDone: true),
  ]

  var open: Int { items.filter { !$0.isDone }.count }

  func add(_ title: String) {
    let id = (items.map(\.id).max() ?? 0) + 1
    items.append(ToDo(id: id, title: title))
  }

  func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
  func move(from source: IndexSet, to destination: Int) { items.move(fromOffsets: source, toOffset: destination) }
}

private struct ToDoRow: View {
  @Binding var item: ToDo

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
        .foregroundColor(item.isDone ? .green : .secondary)
        .onTapGesture { withAnimation(.easeInOut) { item.isDone.toggle() } }
        .accessibilityIdentifier("check \(item.id)")
      VStack(alignment: .leading, spacing: 2) {
        Text(item.title)
          .strikethrough(item.isDone)
        if !item.note.isEmpty {
          Text(item.note).font(.caption).foregroundStyle(.secondary)
        }
      }
      Spacer()
    }
    .opacity(item.isDone ? 0.5 : 1)
  }
}

private struct ToDoDetail: View {
  @Binding var item: ToDo
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Section("What") {
        TextField("Title", text: $item.title)
        Toggle("Done", isOn: $item.isDone)
      }
      Section(header: Text("Note"), footer: Text("Shown below the title")) {
        TextEditor(text: $item.note).frame(minHeight: 80)
      }
      Button("Done editing") { dismiss() }
    }
    .navigationTitle(item.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct NewToDo: View {
  @Environment(\.presentationMode) var presentationMode
  @State private var title = ""
  let onSave: (String) -> Void

  var body: some View {
    NavigationView {
      VStack(alignment: .leading) {
        TextField("What is to be done?", text: $title)
          .textFieldStyle(RoundedBorderTextFieldStyle())
          .padding()
        Spacer()
      }
      .navigationBarTitle("New", displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
        trailing: Button("Save") {
          onSave(title)
          presentationMode.wrappedValue.dismiss()
        }
        .disabled(title.isEmpty))
    }
    .navigationViewStyle(.stack)
  }
}

private struct ToDoList: View {
  @StateObject private var store = ToDoStore()
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach($store.items) { $item in
            NavigationLink(destination: ToDoDetail(item: $item)) {
              ToDoRow(item: $item)
            }
          }
          .onDelete(perform: store.delete)
          .onMove(perform: store.move)
        } header: {
          Text("\(store.open) open")
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("To do")
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { EditButton() }
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
            isAdding = true
          } label: {
            Label("Add", systemImage: "plus")
          }
        }
      }
      .sheet(isPresented: $isAdding) {
        NewToDo { store.add($0) }
      }
    }
  }
}

#Preview("To do") { ToDoList() }

extension DemoScene {
  static let toDoProgram = DemoScene(
    "P1", "to-do-list", "A program as one writes it with SwiftUI: a to-do list with navigation, editing and a sheet."
  ) { stage in
    stage.show(ToDoList())
    stage.tap("check 1")
    stage.step("wait for half of the animation") { stage.clock.advance(by: 0.175) }
    stage.step("wait for the rest") { stage.clock.advance(by: 1) }
    stage.tap("Write a letter")
    stage.type(" to Anna", into: "Title")
    stage.tap("Done editing")
    stage.tap("Add")
    stage.type("Bake a cake", into: "What is to be done?")
    stage.tap("Save")
    stage.step("swipe the first row away") {
      stage.host(HostTableView.self).swipeRow(at: IndexPath(row: 0, section: 0), edge: .trailing, fully: true)
    }
  }
}
