public import Observation

/// Leads to the host that an introspection has found, while it is there: see ``Introspected``.
///
/// It is filled when the introspection attaches to a target, and empties when it lets go of it: when the introspection, its
/// condition or the target goes. Several introspections may fill one handle; the last one who did counts.
@MainActor
public final class IntrospectionHandle<Target: AnyObject>: Observable {
  /// The target; nil while there is none. Not kept alive.
  ///
  /// Whoever reads it does not depend on it: read ``observed`` to be brought up to date.
  public private(set) weak var target: Target?

  /// How often the target has come, gone or been replaced.
  public private(set) var generation = 0

  /// Who the target is, as long as nobody has let go of it.
  private var id: ObjectIdentifier?
  private nonisolated let registrar = ObservationRegistrar()

  /// Makes a handle that leads nowhere.
  public nonisolated init() {}

  /// The target, for a body that is to run again when it comes, goes or is replaced.
  ///
  /// Targets are found after bodies have run, so a body that reads this runs twice when its view appears.
  public var observed: Target? {
    registrar.access(self, keyPath: \.observed)
    return target
  }

  /// Leads to `target` from now on.
  func attach(_ target: Target) {
    guard !leads(to: target) else { return }
    change(to: target)
  }

  /// Leads nowhere any more, if it led to the target with this identity.
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
