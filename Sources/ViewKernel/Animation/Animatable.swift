/// A view, a modifier or a shape that has a value which can be animated.
///
/// When an update changes ``animatableData`` and an animation is in force, the view does not jump to the new value: in
/// each frame it is brought up to date, or its body runs, with a value between the old and the new one. The view's own
/// stored value is the new one at once; what is in between is only presented.
public protocol Animatable {
  /// The type of the value.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The value to animate. It is read when an update brings a new value, and written in each frame into a copy that is
  /// presented. Several values are animated as an ``AnimatablePair``.
  @MainActor @preconcurrency var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  nonisolated public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  nonisolated public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

/// A modifier with a body that has a value which can be animated: the body runs in each frame.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
extension EmptyAnimatableData: Animatable {
  /// The value itself.
  nonisolated public var animatableData: EmptyAnimatableData {
    get { self }
    set {}
  }
}

extension AnimatablePair: Animatable {}
