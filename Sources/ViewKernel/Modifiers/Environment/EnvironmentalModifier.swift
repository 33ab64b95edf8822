import HostTree

/// A modifier that differs in each environment.
///
/// ```swift
/// struct Raised: EnvironmentalModifier {
///   func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///     Raise(distance: environment.isEnabled ? 4 : 0)
///   }
///
///   struct Raise: ViewModifier {
///     let distance: Double
///     func body(content: Content) -> some View { content.padding(.bottom, distance) }
///   }
/// }
///
/// let host = HostingView(rootView: Text("One").modifier(Raised()).disabled(true))
/// host.sizeToFit()
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostPaddingView (0, 0, 31.67 x 20.33) insets=0
/// // └─ HostLabel "One" (0, 0, 31.67 x 20.33)
/// ```
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The modifier that takes this one's place.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment. Called again when the environment has changed; the state of what it
  /// returned before is kept, as its type is the same.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier

  /// Has no effect here: all modifiers are resolved on the main actor. True by default.
  static var _requiresMainThread: Bool { get }

  /// Has no effect here: what is read of the environment is tracked always. True by default.
  static var _tracksEnvironment: Bool { get }
}

extension EnvironmentalModifier {
  /// True.
  public static var _requiresMainThread: Bool { true }
  /// True.
  public static var _tracksEnvironment: Bool { true }

  /// Appends the nodes of a modifier whose body applies the resolved one.
  public static func _makeNodes<C: View>(_ modifier: Self, around content: C, in builder: inout _NodeBuilder) {
    ResolvingModifier._makeNodes(ResolvingModifier(base: modifier), around: content, in: &builder)
  }

  /// Updates these nodes.
  public static func _updateNodes<C: View>(_ modifier: Self, around content: C, in cursor: inout _NodeCursor) {
    ResolvingModifier._updateNodes(ResolvingModifier(base: modifier), around: content, in: &cursor)
  }
}

/// Shows its content with the modifier that an environmental one is in the environment.
private struct ResolvingModifier<Base: EnvironmentalModifier>: ViewModifier {
  let base: Base
  @Environment(\.self) private var environment

  init(base: Base) { self.base = base }

  func body(content: Content) -> some View { content.modifier(base.resolve(in: environment)) }
}
