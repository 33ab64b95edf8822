public import HostTree
public import ViewKernel

// Hosts of the controls that show progress and choices: in this view's hosts, else in the siblings behind.

extension View {
  /// Customises the wheel of a `ProgressView` whose progress is not known.
  public func introspectActivityIndicatorView(
    customize: @escaping @MainActor (HostActivityIndicatorView) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the bar of a `ProgressView` whose progress is known.
  public func introspectProgressView(customize: @escaping @MainActor (HostProgressView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }
}
