public import Foundation
public import HostTree

// One small extension for each shape, and each view of a shape, that has numbers of its own to animate.

extension RoundedRectangle {
  /// The size of the corners.
  nonisolated public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

extension _TrimmedShape {
  /// What is animated of the shape, and where the part begins and ends.
  @MainActor @preconcurrency
  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension _StrokedShape {
  /// What is animated of the shape, and the width of the line.
  @MainActor @preconcurrency
  public var animatableData: AnimatablePair<S.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, style.lineWidth) }
    set {
      shape.animatableData = newValue.first
      style.lineWidth = newValue.second
    }
  }
}

extension OffsetShape {
  /// What is animated of the shape, and how far it is moved.
  @MainActor @preconcurrency
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

extension RotatedShape {
  /// What is animated of the shape, how far it is turned, in radians, and about which place.
  @MainActor @preconcurrency
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>
    >
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(angle.radians, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      angle.radians = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension ScaledShape {
  /// What is animated of the shape, how large it is drawn, and the place that stays where it is.
  @MainActor @preconcurrency
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension InsetShapeOf {
  /// What is animated of the shape, and how much smaller it is.
  @MainActor @preconcurrency
  public var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

// MARK: Views of shapes

extension ShapeStyle {
  /// This style as a colour to animate; no colour if it is something else.
  var animatableColor: AnimatableColor {
    get { (self as? Color)?.animatableData ?? .zero }
    set {
      guard var color = self as? Color else { return }
      color.animatableData = newValue
      if let style = color as? Self { self = style }
    }
  }
}

extension PaintedShape: Animatable where Painted: Animatable {
  var animatableData: Painted.AnimatableData {
    get { view.animatableData }
    set { view.animatableData = newValue }
  }
}

extension _ShapeView: Animatable {
  /// What is animated of the shape, and the colour that it is filled with.
  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatableColor> {
    get { AnimatablePair(shape.animatableData, style.animatableColor) }
    set {
      shape.animatableData = newValue.first
      style.animatableColor = newValue.second
    }
  }
}

/// There is nothing below the lowest coat of paint.
extension EmptyView: Animatable {}

extension FillShapeView: Animatable where Background: Animatable {
  /// What is animated of the shape, the colour that it is filled with, and the same of the coats below.
  public var animatableData: AnimatablePair<
    AnimatablePair<Content.AnimatableData, AnimatableColor>, Background.AnimatableData
  > {
    get {
      AnimatablePair(
        AnimatablePair(shape.animatableData, style.animatableColor), background.animatableData)
    }
    set {
      shape.animatableData = newValue.first.first
      style.animatableColor = newValue.first.second
      background.animatableData = newValue.second
    }
  }
}

extension StrokeShapeView: Animatable where Background: Animatable {
  /// What is animated of the shape, the colour and the width of the line, and the same of the coats below.
  public var animatableData: AnimatablePair<
    AnimatablePair<Content.AnimatableData, AnimatablePair<AnimatableColor, CGFloat>>, Background.AnimatableData
  > {
    get {
      AnimatablePair(
        AnimatablePair(shape.animatableData, AnimatablePair(style.animatableColor, strokeStyle.lineWidth)), background.animatableData)
    }
    set {
      shape.animatableData = newValue.first.first
      style.animatableColor = newValue.first.second.first
      strokeStyle.lineWidth = newValue.first.second.second
      background.animatableData = newValue.second
    }
  }
}

extension StrokeBorderShapeView: Animatable where Background: Animatable {
  /// What is animated of the shape, the colour and the width of the line, and the same of the coats below.
  public var animatableData: AnimatablePair<
    AnimatablePair<Content.AnimatableData, AnimatablePair<AnimatableColor, CGFloat>>, Background.AnimatableData
  > {
    get {
      AnimatablePair(
        AnimatablePair(shape.animatableData, AnimatablePair(style.animatableColor, strokeStyle.lineWidth)), background.animatableData)
    }
    set {
      shape.animatableData = newValue.first.first
      style.animatableColor = newValue.first.second.first
      strokeStyle.lineWidth = newValue.first.second.second
      background.animatableData = newValue.second
    }
  }
}

extension _ClipEffect: Animatable {
  /// What is animated of the shape.
  public var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}
