public import HostTree

// Layout modifiers: the position and size of their content.

extension IntrospectionKey<HostPaddingView> {
  /// The room of `padding`.
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
  /// What `fixedSize` is around.
  public static var fixedSize: Self { Self() }
}

extension IntrospectionKey<HostOffsetView> {
  /// What `offset` moves.
  public static var offset: Self { Self() }
}

extension IntrospectionKey<HostPositionView> {
  /// The room in which `position` places its content.
  public static var position: Self { Self() }
}

extension IntrospectionKey<HostMatchedGeometryView> {
  /// What `matchedGeometryEffect` is around.
  public static var matchedGeometryEffect: Self { Self() }
}

extension IntrospectionKey<HostTransitionSourceView> {
  /// What `matchedTransitionSource` is around.
  public static var matchedTransitionSource: Self { Self() }
}

extension IntrospectionKey<HostAspectRatioView> {
  /// What `aspectRatio`, `scaledToFit` and `scaledToFill` are around.
  public static var aspectRatio: Self { Self() }
}

extension IntrospectionKey<HostSafeAreaIgnoringView> {
  /// What `ignoresSafeArea` is around.
  public static var ignoresSafeArea: Self { Self() }
}

extension IntrospectionKey<HostSafeAreaInsetView> {
  /// What `safeAreaInset` adds a bar to.
  public static var safeAreaInset: Self { Self() }
}

extension IntrospectionKey<HostSafeAreaPaddingView> {
  /// What `safeAreaPadding` is around.
  public static var safeAreaPadding: Self { Self() }
}

extension IntrospectionKey<HostContainerRelativeFrameView> {
  /// The frame of `containerRelativeFrame`.
  public static var containerRelativeFrame: Self { Self() }
}

extension IntrospectionKey<HostPlacedEffectView> {
  /// What `visualEffect` and `scrollTransition` show with an effect.
  public static var visualEffect: Self { Self() }
}

extension IntrospectionKey<HostOverlayView> {
  /// What `overlay` and `border` lay something over, and what they lay over it.
  public static var overlay: Self { Self() }
}

extension IntrospectionKey<HostBackgroundView> {
  /// What `background` lays something behind, and what it lays there.
  public static var background: Self { Self() }
}
