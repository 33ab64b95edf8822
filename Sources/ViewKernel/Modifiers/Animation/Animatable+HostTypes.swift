public import Foundation
public import HostTree

extension UnitPoint: Animatable {
  /// The coordinates x and y, as fractions of a size.
  nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension EdgeInsets: Animatable {
  /// The four insets: top, leading, bottom, trailing.
  nonisolated public var animatableData:
    AnimatablePair<
      CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension Angle: Animatable {
  /// The radians times 128, as in SwiftUI.
  ///
  /// Springs end within a fixed distance of their target, which is precise enough at this scale.
  nonisolated public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}
