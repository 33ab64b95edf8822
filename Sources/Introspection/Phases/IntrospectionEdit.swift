/// What a closure may do with its target, besides writing to it.
///
/// ```swift
/// .introspect(.scrollView) { scrollView, edit in
///   if edit.phase == .attach { edit.onDetach { ... } }
/// }
/// ```
@MainActor
public final class IntrospectionEdit<Target> {
  /// Why the closure is called.
  public enum Phase: Hashable, Sendable {
    /// The target is customised for the first time.
    case attach
    /// The view that the introspection is written in was updated, and the target is the same as before.
    case update
  }

  /// Why the closure is called.
  public let phase: Phase
  private let target: Target
  /// What earlier calls asked for.
  private(set) var earlierTeardowns: [@MainActor () -> Void]
  /// What is to be done when the target goes, in the order in which it was asked for.
  private(set) var teardowns: [@MainActor () -> Void] = []

  init(_ target: Target, phase: Phase, earlierTeardowns: [@MainActor () -> Void]) {
    self.target = target
    self.phase = phase
    self.earlierTeardowns = earlierTeardowns
  }

  /// Has `action` run when the target goes: with its view, with the introspection's condition, or because there is another
  /// one instead. The last action that was asked for runs first.
  ///
  /// What a call of the closure asks for takes the place of what earlier calls did; a call that asks for nothing leaves it.
  public func onDetach(_ action: @escaping @MainActor () -> Void) { teardowns.append(action) }

  /// Does now what earlier calls asked for.
  func tearDownEarlier() {
    let actions = earlierTeardowns
    earlierTeardowns = []
    for action in actions.reversed() { action() }
  }
}
