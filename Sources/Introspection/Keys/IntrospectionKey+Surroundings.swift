public import HostTree
public import ViewKernel

// A view's own host, and what contains it: hosting view, controllers, window.

extension IntrospectionKey<HostView> {
  // For `Text("a").padding().background(.red)` it is the `HostBackgroundView`.
  /// A view's own host, whatever its class: the host of its outermost modifier that has one.
  public static var view: Self { Self() }
}

extension IntrospectionKey<ViewHost> {
  /// The host around the one that a representable made.
  public static var viewHost: Self { Self() }
}

extension IntrospectionKey<any AnyHostingView> {
  /// The hosting view that shows views: one inside the receiver, or else the one around.
  public static var hostingView: Self {
    .from(HostView.self, scope: [.receiver, .ancestor]) { $0 as? any AnyHostingView }
  }
}

extension IntrospectionKey {
  /// The hosting controller with a root view of a type: one inside the receiver, or else the nearest one around.
  public static func hostingController<Root: View>(rootView: Root.Type) -> Self
  where Target == HostingController<Root> {
    Self("hostingController(rootView: \(Root.self).self)", scope: [.receiver, .ancestor])
  }
}

extension IntrospectionKey<HostViewController> {
  /// A view controller: one inside the receiver, or else the nearest one around.
  public static var viewController: Self { Self(scope: [.receiver, .ancestor]) }
}

extension IntrospectionKey<HostWindow> {
  /// The window that a view is in.
  public static var window: Self { .from(HostView.self, scope: [.receiver, .ancestor]) { $0.window } }
}
