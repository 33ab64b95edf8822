// A value where a binding is needed.
import ViewKernel

struct Page: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var count = 0

  var body: some View {
    Form {
      TextField("a", text: $text).padding()
      Toggle("b", isOn: isOn).padding().tint(.red)  // here
      Stepper("c", value: $count)
    }
    .padding().background(Color.red).onAppear { count = 1 }
  }
}
