import HostTree

/// A style that is a view as well: a rectangle filled with it.
@MainActor
protocol StyleView: ShapeStyle, View where Body == _ShapeView<Rectangle, Self> {}

extension StyleView {
  /// A rectangle filled with the style.
  public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}
