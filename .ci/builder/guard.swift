import ViewKernel

struct Guard: View {
  var number: Int?

  var body: some View {
    guard let number else { preconditionFailure() }
    Text("\(number)")
  }
}
