public import Observation

/// A weak reference to the target of an introspection: see ``Introspected``.
///
/// It is set when the introspection attaches to a target, and reset to nil when it detaches: when its view, its
/// condition or the target goes. If several introspections fill one handle, the last one to attach wins.
@MainActor
public final class IntrospectionHandle<Target: AnyObject>: Observable {
  /// The target, or nil while there is none. Weak.
  ///
  /// Reading it does not register a dependency: a body that has to run again when it changes reads ``observed``.
  public private(set) weak var target: Target?

  /// The number of times the target has been set, reset or replaced.
  public private(set) var generation = 0

  /// The identity of the attached target; kept when the target is deallocated before it is detached.
  private var id: ObjectIdentifier?
  private nonisolated let registrar = ObservationRegistrar()

  /// Creates an empty handle.
  public nonisolated init() {}

  /// The target, observed: a body that reads it runs again when the target is set, reset or replaced.
  ///
  /// Targets are found after bodies have run, so such a body runs twice when its view appears.
  public var observed: Target? {
    registrar.access(self, keyPath: \.observed)
    return target
  }

  /// Sets the target.
  func attach(_ target: Target) {
    guard !leads(to: target) else { return }
    change(to: target)
  }

  /// Resets the handle if its target has this identity.
  func detach(_ id: ObjectIdentifier) { if id == self.id { change(to: nil) } }

  func leads(to target: Target) -> Bool { id == ObjectIdentifier(target) && self.target != nil }

  private func change(to new: Target?) {
    registrar.withMutation(of: self, keyPath: \.observed) {
      target = new
      id = new.map { ObjectIdentifier($0) }
      generation += 1
    }
  }
}
