import ViewKernel

struct Compiles: View {
  var number: Int?
  var names = ["a", "b"]

  var body: some View {
    if let number { Text("\(number)") } else { EmptyView() }
    ForEach(names, id: \.self) { Text($0) }
    switch names.count {
    case 0: Text("none")
    case 1: Divider()
    default: Spacer()
    }
    if #available(macOS 15, *) { Text("new") }
  }
}
