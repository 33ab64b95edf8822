// Tests: `TransitionNodeTests`.

public import Foundation
public import HostTree

/// A transition whose type is erased, for ``View/transition(_:)-(AnyTransition)``.
///
/// ```swift
/// struct Banner: View {
///   var isShown: Bool
///
///   var body: some View {
///     if isShown { Text("Saved").transition(.opacity) }
///   }
/// }
///
/// let clock = HostManualClock()
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: clock)
/// let controller = HostingController(rootView: Banner(isShown: true))
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// window.settle()
/// withAnimation(.linear(duration: 1)) { controller.rootView.isShown = false }
/// window.settle()
/// clock.advance(by: 0.75)
/// window.settle()
/// print(window.treeDescription())
/// // Prints:
/// // HostWindow (0, 0, 320 x 480)
/// // └─ HostingView<Banner> (0, 0, 320 x 480)
/// //    └─ HostOpacityView (136.17, 229.83, 47.67 x 20.33) alpha=0.25 inert
/// //       └─ HostLabel "Saved" (0, 0, 47.67 x 20.33)
/// ```
public struct AnyTransition {
  private let box: AnyTransitionBox
  /// The types of its parts. A transition with other types replaces this one around a view, and ends its animation.
  let kinds: [ObjectIdentifier]
  /// Whether it is animated even if the update is not.
  let hasOwnAnimation: Bool

  /// Erases the type of a transition. An `AnyTransition` is not wrapped again.
  nonisolated public init<T: Transition>(_ transition: T) {
    if let transition = transition as? AnyTransition {
      self = transition
    } else {
      self.init(transition, made: [])
    }
  }

  private init<T: Transition>(_ transition: T, made parts: [AnyTransition], hasOwnAnimation: Bool = false) {
    box = TransitionBox(transition)
    kinds = [ObjectIdentifier(T.self)] + parts.flatMap(\.kinds)
    self.hasOwnAnimation = hasOwnAnimation || parts.contains(where: \.hasOwnAnimation)
  }

  // MARK: Standard transitions

  /// Inserts and removes the view without a transition.
  public static let identity = AnyTransition(IdentityTransition())
  /// Fades the view in on insertion and out on removal. The default for views without a transition.
  public static let opacity = AnyTransition(OpacityTransition())
  /// Moves the view in from the leading edge by its own width, and out to the trailing edge.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// Moves the view in from a position at a distance in points, and out to it.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
  /// Moves the view in from a position at a distance in points, and out to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Scales the view up from nothing, and down to it, around its centre.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// Scales the view from `scale` to its own size (1), and back, around `anchor`.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// Moves the view in from an edge by its own size, and out to the same edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// Moves the view in from an edge while it fades in, and out to the opposite edge while it fades out.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  /// Applies `active` before insertion and after removal, and `identity` while the view is shown; animates between the
  /// two.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// Uses one transition for the insertion of the view, and another for its removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal), made: [insertion, removal])
  }

  /// Combines this transition with another, which is applied around it.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(CombinedTransition(first: self, second: other), made: [self, other])
  }

  /// Uses `animation` for this transition instead of the update's animation, also if the update has none. Nil turns the
  /// animation off.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(
      AnimatedTransition(base: self, animation: animation), made: [self], hasOwnAnimation: animation != nil)
  }
}

extension AnyTransition: Transition {
  /// The content as it appears in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View { made(of: content, in: phase) }

  /// Whether both surely have the same effect.
  @MainActor
  func isEqual(to other: AnyTransition) -> Bool { box === other.box || box.isEqual(to: other.box) }

  @MainActor
  func made(of content: Content, in phase: TransitionPhase) -> AnyView { box.apply(content, phase) }
}

extension AnyTransition: @unchecked Sendable {}  // Immutable, and used on the main actor only.

/// Stores a transition, and knows its type.
private class AnyTransitionBox {
  @MainActor func apply(_ content: AnyTransition.Content, _ phase: TransitionPhase) -> AnyView { AnyView(content) }
  @MainActor func isEqual(to other: AnyTransitionBox) -> Bool { false }
}

private final class TransitionBox<T: Transition>: AnyTransitionBox {
  let transition: T

  init(_ transition: T) { self.transition = transition }

  override func apply(_ content: AnyTransition.Content, _ phase: TransitionPhase) -> AnyView {
    AnyView(transition.apply(content: content, phase: phase))
  }

  override func isEqual(to other: AnyTransitionBox) -> Bool {
    guard let other = other as? TransitionBox<T> else { return false }
    return ValueComparison.of(T.self).areEqual(transition, other.transition)
  }
}
