public import HostTree

// Layout modifiers: the position and size of their content.

extension IntrospectionKey<HostPaddingView> {
  /// The host of `padding`.
  public static var padding: Self { Self() }
}

extension IntrospectionKey<HostFrameView> {
  /// A `frame` of a fixed size.
  public static var frame: Self { Self() }
}

extension IntrospectionKey<HostFlexibleFrameView> {
  /// A `frame` whose size has limits.
  public static var flexibleFrame: Self { Self() }
}

extension IntrospectionKey<HostFixedSizeView> {
  /// The host of `fixedSize`, around its content.
  public static var fixedSize: Self { Self() }
}

extension IntrospectionKey<HostOffsetView> {
  /// The host of `offset`, which moves its content.
  public static var offset: Self { Self() }
}

extension IntrospectionKey<HostPositionView> {
  /// The host of `position`, which places its content.
  public static var position: Self { Self() }
}

extension IntrospectionKey<HostMatchedGeometryView> {
  /// The host of `matchedGeometryEffect`, around its content.
  public static var matchedGeometryEffect: Self { Self() }
}

extension IntrospectionKey<HostTransitionSourceView> {
  /// The host of `matchedTransitionSource`, around its content.
  public static var matchedTransitionSource: Self { Self() }
}

extension IntrospectionKey<HostAspectRatioView> {
  /// The host of `aspectRatio`, `scaledToFit` and `scaledToFill`, around its content.
  public static var aspectRatio: Self { Self() }
}

extension IntrospectionKey<HostSafeAreaIgnoringView> {
  /// The host of `ignoresSafeArea`, around its content.
  public static var ignoresSafeArea: Self { Self() }
}

extension IntrospectionKey<HostSafeAreaInsetView> {
  /// The host of `safeAreaInset`, around the view and its bar.
  public static var safeAreaInset: Self { Self() }
}

extension IntrospectionKey<HostSafeAreaPaddingView> {
  /// The host of `safeAreaPadding`, around its content.
  public static var safeAreaPadding: Self { Self() }
}

extension IntrospectionKey<HostContainerRelativeFrameView> {
  /// The frame of `containerRelativeFrame`.
  public static var containerRelativeFrame: Self { Self() }
}

extension IntrospectionKey<HostPlacedEffectView> {
  /// The host of `visualEffect` and `scrollTransition`, which shows its content with an effect.
  public static var visualEffect: Self { Self() }
}

extension IntrospectionKey<HostOverlayView> {
  /// The host of `overlay` and `border`, around the content and the view in front of it.
  public static var overlay: Self { Self() }
}

extension IntrospectionKey<HostBackgroundView> {
  /// The host of `background`, around the content and the view behind it.
  public static var background: Self { Self() }
}
