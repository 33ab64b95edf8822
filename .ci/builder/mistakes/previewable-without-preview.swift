import ViewKernel

struct Sound: View {
  @Previewable @State private var isOn = true  // here

  var body: some View { Toggle("Sound", isOn: $isOn) }
}
