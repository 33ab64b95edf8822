// Tests: `TransitionNodeTests`.

/// A transition of a view: how it looks before insertion, while it is shown, and after removal.
///
/// When an animated update inserts or removes the view, it is animated between these phases. Apply a transition with
/// ``View/transition(_:)-(T)``.
///
/// ```swift
/// struct Twirl: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content
///       .scaleEffect(phase.isIdentity ? 1 : 0.5)
///       .rotationEffect(.degrees(phase.value * 90))
///   }
/// }
///
/// let host = HostingView(rootView: Twirl().apply(content: Text("Hello"), phase: .willAppear))
/// host.sizeToFit()
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostTransformView (0, 0, 38.67 x 20.33) rotation=-90°
/// // └─ HostTransformView (0, 0, 38.67 x 20.33) scale=0.5
/// //    └─ HostLabel "Hello" (0, 0, 38.67 x 20.33)
/// ```
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view in any phase.
  associatedtype Body: View

  /// The type of the placeholder for the view that the transition was applied to.
  typealias Content = PlaceholderContentView<Self>

  /// The content as it appears in a phase. In the phase `identity` it should look unchanged.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of this kind of transition. Defaults to one that has motion.
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
}

extension Transition {
  /// Defaults to a transition that has motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Applies a phase of this transition to `content`, for transitions that are made of others.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(TransitionPhaseModifier(transition: self, phase: phase))
  }

  /// Combines this transition with another, which is applied around it.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Uses `animation` for this transition instead of the update's animation, also if the update has none. Nil turns the
  /// animation off.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// The phase of a view's transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is shown.
  case identity
  /// The view is being removed.
  case didDisappear

  /// Whether the view is shown, without any change by the transition.
  public var isIdentity: Bool { self == .identity }

  /// -1 before insertion, 0 in the phase `identity`, 1 after removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Properties of a kind of transition.
public struct TransitionProperties: Sendable {
  /// Whether the transition has motion, which people who reduce motion want to avoid. Defaults to true.
  public var hasMotion: Bool

  /// Creates the properties of a transition, with motion if nothing else is given.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The content of a transition's body: stands for the view that the transition was applied to.
public struct PlaceholderContentView<Value>: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  nonisolated(unsafe) let provider: any ModifierContentProvider

  nonisolated init(provider: any ModifierContentProvider) { self.provider = provider }

  /// Appends one node, whose children are the content's nodes.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    builder.append(PlaceholderNode(view.provider, in: builder))
  }

  /// Does nothing: the transition's node updates each placeholder itself.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) { _ = cursor.next() }
}

/// A phase of a transition as a modifier.
struct TransitionPhaseModifier<T: Transition> {
  let transition: T
  let phase: TransitionPhase
}

extension TransitionPhaseModifier: ViewModifier {
  func body(content: Content) -> T.Body {
    transition.body(content: PlaceholderContentView(provider: content.provider), phase: phase)
  }
}
