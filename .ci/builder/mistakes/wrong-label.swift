// An argument with another name.
import ViewKernel

struct Page: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var count = 0

  var body: some View {
    VStack {
      Text("a").padding()
      Text("b").shadow(colour: .red, radius: 2)  // here
      Button("c") { isOn.toggle() }.padding()
    }
    .padding().background(Color.red)
  }
}
