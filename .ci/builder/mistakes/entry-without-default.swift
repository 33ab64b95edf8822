import ViewKernel

extension EnvironmentValues {
  @Entry var accent: Color  // here
}
