import ViewKernel

// The compiler must not take `names` for a binding that was meant.
struct Names: View {
  @State var names = ["a", "b"]

  var body: some View {
    NavigationStack {
      List(names, id: \.self) { name in
        NavigationLink {
          VStack {
            ForEach(0..<3) { number in
              Text("\(name) \(number)").fontt(.title)  // here
            }
          }
        } label: {
          Label(name, systemImage: "circle")
        }
      }
      .navigationTitle("Names")
    }
  }
}
