public import HostTree

extension View {
  /// Fills the rectangle behind this view with the background style (see ``BackgroundStyle``).
  ///
  /// - Parameter edges: The edges on which the background extends into the safe area, where this view touches its end.
  ///   Defaults to all.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind this view, in its bounds, with a style.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_BackgroundModifier(background: shape.fill(style, style: fillStyle)))
  }

  /// Fills a shape behind this view, in its bounds, with the background style.
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape in front of this view, in its bounds, with a style.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_OverlayModifier(overlay: shape.fill(style, style: fillStyle)))
  }
}
