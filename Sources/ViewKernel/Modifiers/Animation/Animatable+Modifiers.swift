public import Foundation
public import HostTree

// The animatable data of the library's views and modifiers: one extension each.

extension _OffsetEffect: Animatable {
  /// The offset in points.
  nonisolated public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

extension _OpacityEffect: Animatable {
  /// The opacity.
  nonisolated public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

extension _PaddingLayout: Animatable {
  /// The insets of all edges; edges without padding have 0.
  nonisolated public var animatableData: EdgeInsets.AnimatableData {
    get { shownInsets.animatableData }
    set {
      edges = .all
      insets = EdgeInsets()
      insets?.animatableData = newValue
    }
  }
}

// A length that is nil has no number to interpolate: where one is nil before or after a change, all lengths of the
// frame change at once.

extension _FrameLayout: Animatable, PartlyAnimatable {
  /// The width and the height; 0 stands for nil. Springs that overshoot below 0 are clamped.
  nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width ?? 0, height ?? 0) }
    set {
      if width != nil { width = max(newValue.first, 0) }
      if height != nil { height = max(newValue.second, 0) }
    }
  }

  func canMove(from former: Self) -> Bool {
    (width == nil) == (former.width == nil) && (height == nil) == (former.height == nil)
  }
}

extension _FlexFrameLayout: Animatable, PartlyAnimatable {
  /// The minimum, ideal and maximum width, then height; 0 stands for nil and infinity.
  nonisolated public var animatableData:
    AnimatablePair<
      AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
      AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      func number(_ length: CGFloat?) -> CGFloat { length.map { $0.isFinite ? $0 : 0 } ?? 0 }
      return AnimatablePair(
        AnimatablePair(number(minWidth), AnimatablePair(number(idealWidth), number(maxWidth))),
        AnimatablePair(number(minHeight), AnimatablePair(number(idealHeight), number(maxHeight))))
    }
    set {
      // Springs that overshoot keep the order of the lengths.
      func set(_ length: inout CGFloat?, _ value: CGFloat, _ least: CGFloat?) {
        if length?.isFinite == true { length = max(value, least ?? 0) }
      }
      set(&minWidth, newValue.first.first, 0)
      set(&idealWidth, newValue.first.second.first, minWidth)
      set(&maxWidth, newValue.first.second.second, idealWidth ?? minWidth)
      set(&minHeight, newValue.second.first, 0)
      set(&idealHeight, newValue.second.second.first, minHeight)
      set(&maxHeight, newValue.second.second.second, idealHeight ?? minHeight)
    }
  }

  func canMove(from former: Self) -> Bool {
    let pairs = [
      (minWidth, former.minWidth), (idealWidth, former.idealWidth), (maxWidth, former.maxWidth),
      (minHeight, former.minHeight), (idealHeight, former.idealHeight), (maxHeight, former.maxHeight),
    ]
    return pairs.allSatisfy { $0 == $1 || $0?.isFinite == true && $1?.isFinite == true }
  }
}

extension _StyledRectangle: Animatable where Style: Animatable {
  /// The animatable data of the style.
  public var animatableData: Style.AnimatableData {
    get { style.animatableData }
    set { style.animatableData = newValue }
  }
}

extension _BorderView: Animatable where Style: Animatable {
  /// The animatable data of the style, and the width of the line.
  public var animatableData: AnimatablePair<Style.AnimatableData, CGFloat> {
    get { AnimatablePair(style.animatableData, width) }
    set {
      style.animatableData = newValue.first
      width = max(newValue.second, 0)
    }
  }
}

extension _ForegroundStyleModifier: Animatable where Style: Animatable {
  /// The animatable data of the style.
  public var animatableData: Style.AnimatableData {
    get { style.animatableData }
    set { style.animatableData = newValue }
  }
}

// Of the values that views write to the environment, only colours and fonts are animated; others change at once, as
// there are no numbers to interpolate.

extension _EnvironmentKeyWritingModifier: Animatable, PartlyAnimatable {
  /// The data of a colour, and the point size of a font; zero for values of other types.
  public var animatableData: AnimatablePair<Color.AnimatableData, CGFloat> {
    get {
      AnimatablePair(
        (value as? Color)?.animatableData ?? .zero, (value as? Font)?.host.pointSize ?? 0)
    }
    set {
      if var color = value as? Color {
        color.animatableData = newValue.first
        set(color)
      } else if var font = value as? Font {
        font.host.pointSize = newValue.second
        set(font)
      }
    }
  }

  private mutating func set<New>(_ new: New?) { if let new = new as? Value { value = new } }

  func canMove(from former: Self) -> Bool {
    value is Color && former.value is Color || value is Font && former.value is Font
  }
}

extension _PositionLayout: Animatable {
  /// The position of the content's centre.
  nonisolated public var animatableData: CGPoint.AnimatableData {
    get { position.animatableData }
    set { position.animatableData = newValue }
  }
}
