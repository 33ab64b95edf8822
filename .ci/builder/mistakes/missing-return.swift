// A statement that is no view.
import ViewKernel

struct Page: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var count = 0

  var body: some View {
    VStack {
      Text("a").padding()
      count + 1  // here
      Text("b").padding().background(Color.red)
    }
    .padding().frame(width: 10)
  }
}
