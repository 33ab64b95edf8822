// A member that does not exist in an action.
import ViewKernel

struct Page: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var count = 0

  var body: some View {
    VStack {
      Text("a").padding().background(Color.red)
      Button("b") {
        count += 1
        text.removeEverything()  // here
      }
      .padding().disabled(isOn)
    }
    .padding().onAppear { count = 0 }.onChange(of: count) { isOn = true }
  }
}
