// An argument of another type.
import ViewKernel

struct Page: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var count = 0

  var body: some View {
    VStack {
      Text("a").padding().frame(width: "10", height: 20).background(Color.red)  // here
      Text("b").padding().opacity(0.5)
    }
    .padding().onAppear { count += 1 }
  }
}
