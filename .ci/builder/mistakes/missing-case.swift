// A colour that does not exist.
import ViewKernel

struct Page: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var count = 0

  var body: some View {
    VStack {
      Text("a").padding().foregroundColor(.redish).bold()  // here
      Text("b").padding().font(.title)
    }
    .padding().background(Color.red).cornerRadius(8).onTapGesture { count += 1 }
  }
}
