import ViewKernel

struct Loop: View {
  var body: some View {
    for index in 0..<3 { Text("\(index)") }
  }
}
