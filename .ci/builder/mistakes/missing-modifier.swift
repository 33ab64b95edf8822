// A modifier that does not exist, in a body of twenty.
import ViewKernel

struct Page: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("a \(count)").font(.title).bold().foregroundColor(.red).padding().lineLimit(2)
      Toggle("b", isOn: $isOn).padding(.horizontal, 4).tint(.green)
      TextField("c", text: $text).textFieldStyle(.roundedBorder).disabled(isOn)
    }
    .padding(8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.white)
    .cornerRadius(8)
    .shadow(radius: 2)
    .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray))
    .onAppear { count += 1 }
    .onChange(of: text) { count += 1 }
    .opacity(isOn ? 1 : 0.5)
    .animation(.default, value: isOn)
    .navigationTitel("a")  // here
    .accessibilityLabel("a")
  }
}
