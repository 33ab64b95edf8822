public import HostTree

// Presentations. Attach them inside of what is presented, to the sheet's content, not to the view with `.sheet`. Their
// keys search the ancestors, from the presented content: the receiver's own hosts contain none of it.

extension IntrospectionKey<HostSheetPresentationController> {
  /// The presentation controller of the sheet that a view is in.
  public static var sheet: Self { presenting() }
}

extension IntrospectionKey<HostPopoverPresentationController> {
  /// The presentation controller of the popover that a view is in.
  public static var popover: Self { presenting() }
}

extension IntrospectionKey<HostPresentationController> {
  /// The presentation controller of the cover that a view is in.
  public static var fullScreenCover: Self {
    presenting { $0.presentationStyle == .fullScreen || $0.presentationStyle == .overFullScreen }
  }
}

extension IntrospectionKey where Target: HostPresentationController {
  /// A key for the presentation controller of the nearest presented ancestor controller.
  ///
  /// A controller that is not presented is not asked: it would create a presentation controller.
  private static func presenting(
    _ name: String = #function, where isMeant: @escaping @MainActor (Target) -> Bool = { _ in true }
  ) -> Self {
    .from(HostViewController.self, name, scope: .ancestor) { controller in
      guard controller.presentingViewController != nil else { return nil }
      return (controller.presentationController as? Target).flatMap { isMeant($0) ? $0 : nil }
    }
  }
}
