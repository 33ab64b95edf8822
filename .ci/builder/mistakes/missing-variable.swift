// A variable that does not exist.
import ViewKernel

struct Page: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var count = 0

  var body: some View {
    List {
      Section("a") {
        ForEach(0..<3) { Text("\($0)").padding().font(.body) }
        Text("\(counter)").bold()  // here
      }
      Toggle("b", isOn: $isOn).padding()
    }
    .listStyle(.plain).navigationTitle("a").onAppear { isOn = true }
  }
}
