/// How a view comes in and goes out.
///
/// A transition says what the view looks like before it has come in, while it is there, and after it has gone out:
/// ``body(content:phase:)``. When an animated update brings the view or takes it away, that moves from the one to the
/// other. Use it by ``View/transition(_:)-(T)``.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view that the transition makes.
  associatedtype Body: View

  /// The view that a transition was applied to, as it stands for it in the transition's body.
  typealias Content = PlaceholderContentView<Self>

  /// What the content looks like in a phase. In the phase `identity` it should look like itself.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  /// What users should know of this kind of transition.
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
}

extension Transition {
  /// It moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// What `content` looks like in a phase: for transitions that are made of others.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(TransitionPhaseModifier(transition: self, phase: phase))
  }

  /// This transition with another one around it.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// This transition by an animation of its own, whatever the update's, even if it has none.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// Where a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come in.
  case willAppear
  /// It is there.
  case identity
  /// It goes out.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before it comes in, 0 while it is there, 1 after it has gone out.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What users should know of a kind of transition.
public struct TransitionProperties: Sendable {
  /// Whether the view moves, which some people do not bear.
  public var hasMotion: Bool

  /// Makes properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Stands for the view that a transition was applied to, in the transition's body.
public struct PlaceholderContentView<Value>: View {
  /// There is no body: it stands for another view.
  public typealias Body = Never

  nonisolated(unsafe) let provider: any ModifierContentProvider

  nonisolated init(provider: any ModifierContentProvider) { self.provider = provider }

  /// Appends a node that contains the content's own nodes.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    builder.append(PlaceholderNode(view.provider, in: builder))
  }

  /// Does nothing: the transition's node hands new content to each placeholder itself.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) { _ = cursor.next() }
}

/// A transition in a phase, as a modifier.
struct TransitionPhaseModifier<T: Transition> {
  let transition: T
  let phase: TransitionPhase
}

extension TransitionPhaseModifier: ViewModifier {
  func body(content: Content) -> T.Body {
    transition.body(content: PlaceholderContentView(provider: content.provider), phase: phase)
  }
}
