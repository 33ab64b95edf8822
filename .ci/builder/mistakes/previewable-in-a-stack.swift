import ViewKernel

#Preview {
  VStack {
    @Previewable @State var isOn = true  // here
    Toggle("Sound", isOn: $isOn)
  }
}
