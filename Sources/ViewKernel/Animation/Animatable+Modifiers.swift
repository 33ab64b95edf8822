public import Foundation
public import HostTree

// One small extension for each of the library's own views and modifiers that are animated.

extension _OffsetEffect: Animatable {
  /// How far the content is moved.
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
  /// The room on each side.
  nonisolated public var animatableData: EdgeInsets.AnimatableData {
    get { shownInsets.animatableData }
    set {
      edges = .all
      insets = EdgeInsets()
      insets?.animatableData = newValue
    }
  }
}

// A length that is left open has no number to begin or end with: where one is, or was, all of the frame's lengths change
// at once.

extension _FrameLayout: Animatable, PartlyAnimatable {
  /// The width and the height; 0 stands for one that is left open. A spring that swings beyond 0 stays there.
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
  /// The smallest, ideal and largest width, then the same of the height; 0 stands for one that is open or infinite.
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
      // Springs that swing beyond where they go keep the order of the lengths.
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
  /// What is animated of the style.
  public var animatableData: Style.AnimatableData {
    get { style.animatableData }
    set { style.animatableData = newValue }
  }
}

extension _BorderView: Animatable where Style: Animatable {
  /// What is animated of the style, and the width of the line.
  public var animatableData: AnimatablePair<Style.AnimatableData, CGFloat> {
    get { AnimatablePair(style.animatableData, width) }
    set {
      style.animatableData = newValue.first
      width = max(newValue.second, 0)
    }
  }
}

extension _ForegroundStyleModifier: Animatable where Style: Animatable {
  /// What is animated of the style.
  public var animatableData: Style.AnimatableData {
    get { style.animatableData }
    set { style.animatableData = newValue }
  }
}

// Of all that views write to the environment, colours and fonts move; all else changes at once, as there are no numbers between.

extension _EnvironmentKeyWritingModifier: Animatable, PartlyAnimatable {
  /// The parts of a colour, or the size of a font in points; zero for a value of another type.
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
  /// Where the middle of the content lies.
  nonisolated public var animatableData: CGPoint.AnimatableData {
    get { position.animatableData }
    set { position.animatableData = newValue }
  }
}
