public import HostTree
public import ViewKernel

// This view's own host, the hosts of representables, and what contains this view: hosting view, window, controllers.

extension View {
  /// Customises this view's own host, whatever its class: the host of its outermost modifier that has one.
  public func introspectHostView(customize: @escaping @MainActor (HostView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingOfType, customize: customize)
  }

  /// Customises the view host, which wraps the host of a `HostViewRepresentable` or `HostViewControllerRepresentable`.
  public func introspectViewHost(customize: @escaping @MainActor (ViewHost) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the hosting view that contains this view.
  public func introspectHostingView(customize: @escaping @MainActor (any AnyHostingView) -> Void) -> some View {
    introspect(selector: Introspect.findHostingView, customize: customize)
  }

  /// Customises the window that contains this view.
  public func introspectWindow(customize: @escaping @MainActor (HostWindow) -> Void) -> some View {
    introspect(selector: { $0.window }, customize: customize)
  }

  /// Customises the nearest view controller that contains this view.
  public func introspectViewController(customize: @escaping @MainActor (HostViewController) -> Void) -> some View {
    introspect(
      selector: { Introspect.findViewController(ofType: HostViewController.self, from: $0) }, customize: customize)
  }

  /// Customises the nearest `HostingController` that contains this view and has a root view of type `Root`.
  public func introspectHostingController<Root: View>(
    customize: @escaping @MainActor (HostingController<Root>) -> Void
  ) -> some View {
    introspect(
      selector: { Introspect.findViewController(ofType: HostingController<Root>.self, from: $0) }, customize: customize)
  }
}
