/// A modifier with a body and a value that can be animated: the body runs in each frame.
///
/// A modifier that conforms to both protocols behaves the same.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
