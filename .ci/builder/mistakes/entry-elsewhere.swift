import ViewKernel

struct Settings {
  @Entry var accent: Color = .red  // here
}
