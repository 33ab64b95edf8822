public import HostTree

extension View {
  /// Fills the rectangle behind this view with the background style (see ``BackgroundStyle``).
  ///
  /// - Parameter edges: The edges on which the background extends into the safe area, where this view touches its end.
  ///   Defaults to all.
  nonisolated public func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _BackgroundModifier<_StyledRectangle<BackgroundStyle>>> {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind this view, in its bounds, with a style.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _BackgroundModifier<_ShapeView<T, S>>> {
    modifier(_BackgroundModifier(background: shape.fill(style, style: fillStyle)))
  }

  /// Fills a shape behind this view, in its bounds, with the background style.
  nonisolated public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _BackgroundModifier<_ShapeView<T, BackgroundStyle>>> {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape in front of this view, in its bounds, with a style.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _OverlayModifier<_ShapeView<T, S>>> {
    modifier(_OverlayModifier(overlay: shape.fill(style, style: fillStyle)))
  }
}
