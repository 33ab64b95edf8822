import ViewKernel

#Preview {
  Text("a").bld()  // here
}
