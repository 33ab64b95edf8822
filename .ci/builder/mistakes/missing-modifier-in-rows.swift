import ViewKernel

struct Item: Identifiable {
  let id = UUID()
  var name = ""
  var isDone = false
  var tags: [String] = []
}

// The compiler must not take `items` for a binding that was meant.
struct Items: View {
  @State var items: [Item] = []

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(items) { item in
          HStack {
            Text(item.name).font(.headline)
            if item.isDone {
              Label("Done", systemImage: "checkmark")
                .font(.caption)
                .foregroundColour(.green)  // here
            }
            ForEach(item.tags, id: \.self) { tag in Text(tag).padding(4) }
            Spacer()
            Button("Delete") { items.removeAll { $0.id == item.id } }
          }
          .padding()
        }
      }
    }
  }
}
