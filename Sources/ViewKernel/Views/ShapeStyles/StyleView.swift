import HostTree

/// A style that is a view too: a rectangle filled with the style.
@MainActor
protocol StyleView: ShapeStyle, View where Body == _ShapeView<Rectangle, Self> {}

extension StyleView {
  /// A rectangle that fills the proposed size with the style.
  public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}
