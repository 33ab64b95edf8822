public import HostTree
public import ViewKernel

// Where views meet hosts, and what views are shown by.

extension View {
  /// Customises this view's own host, whatever its class: that of its outermost modifier which has one.
  public func introspectHostView(customize: @escaping @MainActor (HostView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingOfType, customize: customize)
  }

  /// Customises the view host around the host of a `HostViewRepresentable` or `HostViewControllerRepresentable`.
  public func introspectViewHost(customize: @escaping @MainActor (ViewHost) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the hosting view that this view is shown by.
  public func introspectHostingView(customize: @escaping @MainActor (any AnyHostingView) -> Void) -> some View {
    introspect(selector: Introspect.findHostingView, customize: customize)
  }

  /// Customises the window that this view is in.
  public func introspectWindow(customize: @escaping @MainActor (HostWindow) -> Void) -> some View {
    introspect(selector: { $0.window }, customize: customize)
  }

  /// Customises the nearest controller that this view is shown by.
  public func introspectViewController(customize: @escaping @MainActor (HostViewController) -> Void) -> some View {
    introspect(
      selector: { Introspect.findViewController(ofType: HostViewController.self, from: $0) }, customize: customize)
  }

  /// Customises the nearest `HostingController` with a root view of the given type that this view is shown by.
  public func introspectHostingController<Root: View>(
    customize: @escaping @MainActor (HostingController<Root>) -> Void
  ) -> some View {
    introspect(
      selector: { Introspect.findViewController(ofType: HostingController<Root>.self, from: $0) }, customize: customize)
  }
}
