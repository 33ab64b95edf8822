public import Foundation
public import HostTree

// The results are opaque, so that a shape whose type is known at run time only (`any Shape`) can be painted too. Their
// protocol declares that insettable shapes can have strokes inside their outlines.

extension Shape {
  /// Fills this shape with a style.
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some ShapeView {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills this shape with the foreground style.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some ShapeView {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Strokes this shape's outline with a style. The stroke is centred on the outline.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> some ShapeView
  {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style.sound, isAntialiased: antialiased, background: EmptyView())
  }

  /// Strokes this shape's outline, `lineWidth` points wide. The stroke is centred on the outline.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some ShapeView
  {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Fills this insettable shape with a style.
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some _InsettableShapeView
  {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills this insettable shape with the foreground style.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some _InsettableShapeView {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Strokes this insettable shape's outline with a style. The stroke is centred on the outline.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> some _InsettableShapeView
  {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style.sound, isAntialiased: antialiased, background: EmptyView())
  }

  /// Strokes this insettable shape's outline, `lineWidth` points wide. The stroke is centred on the outline.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some _InsettableShapeView
  {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes this shape inside its outline: the shape is inset by half the line width.
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> some _InsettableShapeView
  {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style.sound, isAntialiased: antialiased, background: EmptyView())
  }

  /// Strokes this shape inside its outline, `lineWidth` points wide.
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some _InsettableShapeView
  {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes this shape inside its outline, with the foreground style.
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some _InsettableShapeView {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// Strokes this shape inside its outline, with the foreground style, `lineWidth` points wide.
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some _InsettableShapeView {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

// Further layers of paint on the same shape.
extension ShapeView {
  /// Fills the shape with a style, above the paint it has already. It stays one host.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Strokes the shape's outline, above the paint it has already. It stays one host.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style.sound, isAntialiased: antialiased, background: self)
  }

  /// Strokes the shape's outline, `lineWidth` points wide, above the paint it has already.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes the shape inside its outline, above the paint it has already.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style.sound, isAntialiased: antialiased, background: self)
  }

  /// Strokes the shape inside its outline, `lineWidth` points wide, above the paint it has already.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
