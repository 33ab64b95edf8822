public import Foundation
public import HostTree

// The animatable data of shapes: the base shape's, then the numbers of the shape that modifies it.

extension StrokeStyle: Animatable {
  /// The line width, the miter limit and the dash phase.
  nonisolated public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
  }
}

extension RectangleCornerRadii: Animatable {
  /// The radii of the four corners.
  nonisolated public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing)) }
    set {
      (topLeading, topTrailing) = (newValue.first.first, newValue.first.second)
      (bottomLeading, bottomTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension RoundedRectangle {
  /// The size of the corners.
  nonisolated public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

extension UnevenRoundedRectangle {
  /// The radii of the corners.
  nonisolated public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension InsetShapeOf {
  /// The data of the base shape, and the inset.
  @MainActor
  public var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

extension _TrimmedShape {
  /// The data of the base shape, and both ends of the trimmed part.
  @MainActor
  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension _StrokedShape {
  /// The data of the base shape, and the stroke style's.
  @MainActor
  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

extension OffsetShape {
  /// The data of the base shape, and the offset.
  @MainActor
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

extension RotatedShape {
  /// The data of the base shape, the angle (as `Angle.animatableData`) and the anchor.
  @MainActor
  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension ScaledShape {
  /// The data of the base shape, the scale factors and the anchor.
  @MainActor
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension TransformedShape {
  /// The data of the base shape; the transform is not animated.
  @MainActor
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension _SizedShape {
  /// The data of the base shape, the size and the anchor.
  @MainActor
  public var animatableData:
    AnimatablePair<S.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension _ClipEffect: Animatable {
  /// The data of the clip shape.
  @MainActor
  public var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

// MARK: Paint

/// The animatable data of shape styles: their colours, and the lengths of their lines.
///
/// Where one of two values has fewer elements, the missing ones count as zero.
public struct AnimatablePaint: VectorArithmetic {
  var colors: [AnimatableColor] = []
  var lengths: [CGFloat] = []

  /// No elements.
  public static var zero: Self { Self() }

  private static func combined(_ first: Self, _ second: Self, by sign: Double) -> Self {
    func zipped<V: VectorArithmetic>(_ first: [V], _ second: [V]) -> [V] {
      (0..<max(first.count, second.count)).map { index in
        var value = index < second.count ? second[index] : .zero
        value.scale(by: sign)
        return (index < first.count ? first[index] : .zero) + value
      }
    }
    return Self(colors: zipped(first.colors, second.colors), lengths: zipped(first.lengths, second.lengths))
  }

  /// Adds elements pairwise.
  public static func + (first: Self, second: Self) -> Self { combined(first, second, by: 1) }
  /// Subtracts elements pairwise.
  public static func - (first: Self, second: Self) -> Self { combined(first, second, by: -1) }

  /// Multiplies each element by `rhs`.
  public mutating func scale(by rhs: Double) {
    for index in colors.indices { colors[index].scale(by: rhs) }
    for index in lengths.indices { lengths[index].scale(by: rhs) }
  }

  /// The sum of the squared magnitudes of all elements.
  public var magnitudeSquared: Double {
    colors.reduce(0) { $0 + $1.magnitudeSquared } + lengths.reduce(0) { $0 + $1.magnitudeSquared }
  }
}

/// A style that consists of colours, which are animated one by one.
protocol ColoredStyle: ShapeStyle {
  var colors: [Color] { get set }
}

extension Color: ColoredStyle {
  var colors: [Color] {
    get { [self] }
    set { if let color = newValue.first { self = color } }
  }
}

extension Gradient {
  var colors: [Color] {
    get { stops.map(\.color) }
    set { for (index, color) in zip(stops.indices, newValue) { stops[index].color = color } }
  }
}

extension LinearGradient: ColoredStyle {
  var colors: [Color] {
    get { gradient.colors }
    set { gradient.colors = newValue }
  }
}

extension RadialGradient: ColoredStyle {
  var colors: [Color] {
    get { gradient.colors }
    set { gradient.colors = newValue }
  }
}

extension EllipticalGradient: ColoredStyle {
  var colors: [Color] {
    get { gradient.colors }
    set { gradient.colors = newValue }
  }
}

extension AngularGradient: ColoredStyle {
  var colors: [Color] {
    get { gradient.colors }
    set { gradient.colors = newValue }
  }
}

extension AnyGradient: ColoredStyle {
  var colors: [Color] {
    get { gradient.colors }
    set { gradient.colors = newValue }
  }
}

extension ShapeStyle {
  /// The colours of the style, as far as it consists of colours.
  var animatablePaint: AnimatablePaint {
    get { AnimatablePaint(colors: (self as? any ColoredStyle)?.colors.map { AnimatableColor($0) } ?? []) }
    set {
      guard var style = self as? any ColoredStyle else { return }
      style.colors = zip(style.colors, newValue.colors).map { former, color in
        // A colour that does not change keeps its name.
        if color == AnimatableColor(former) { return former }
        var result = former
        result.animatableData = color
        return result
      }
      if let same = style as? Self { self = same }
    }
  }
}

extension PaintedShape: Animatable {
  /// The data of the shape, and its paint's.
  var animatableData: AnimatablePair<Painted.Content.AnimatableData, AnimatablePaint> {
    get { AnimatablePair(view.shape.animatableData, view.animatablePaint) }
    set {
      view.shape.animatableData = newValue.first
      view.animatablePaint = newValue.second
    }
  }
}
