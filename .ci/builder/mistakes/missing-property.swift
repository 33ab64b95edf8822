// A property that does not exist.
import ViewKernel

struct Page: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var count = 0

  var body: some View {
    VStack {
      Text("a").font(.title).padding().background(Color.red).cornerRadius(4)
      Text(text.uppercase).font(.body).padding(.leading, 4)  // here
      Button("b") { count += 1 }.padding().disabled(isOn)
    }
    .padding().frame(maxWidth: .infinity).background(Color.blue)
  }
}
