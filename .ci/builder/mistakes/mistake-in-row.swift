// A member that does not exist in a row of a list.
import ViewKernel

struct Page: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var count = 0

  struct Item: Identifiable { let id: Int; let name: String }
  private let items = [Item(id: 1, name: "a")]

  var body: some View {
    List(items) { item in
      HStack {
        Text(item.title).font(.title).padding()  // here
        Spacer()
        Image(systemName: "star").foregroundColor(.red).padding(4)
      }
      .padding().background(Color.white).onTapGesture { count += item.id }
    }
    .listStyle(.plain).navigationTitle("a").onAppear { isOn = true }
  }
}
