/// The edits of one object, from the lowest to the topmost; opaque but for its owner: see ``HostEditable``.
///
/// All properties share one stack, and each edit remembers what it found. To change something in the middle, those above
/// are taken away, the topmost first, and put back after. So it does not matter which key paths lead to the same property,
/// or whether one property changes another: what is taken away leaves exactly what was there.
@MainActor
public final class HostEditStack {
  private enum State {
    /// All edits are in the object.
    case inForce
    /// Edits are on their way in or out, which may run anybody's code.
    case moving
    /// The owner updates the object.
    case lifted
  }

  private(set) var edits: [HostEdit] = []
  private var state = State.inForce
  /// What was asked for while edits were moving.
  private var waiting: [() -> Void] = []

  init() {}

  func insert(_ edit: HostEdit) {
    edit.stack = self
    whenAtRest { [self] in
      guard edit.stack === self else { return }
      let place = edits.firstIndex { $0.rank > edit.rank } ?? edits.endIndex
      change(from: place) { edits.insert(edit, at: place) }
    }
  }

  func remove(_ edit: HostEdit) {
    edit.stack = nil
    whenAtRest { [self] in
      guard let place = edits.firstIndex(where: { $0 === edit }) else { return }
      change(from: place) { edits.remove(at: place) }
    }
  }

  /// Has an edit write another value, with those above out of the way.
  func rewrite(_ edit: HostEdit, _ write: @escaping () -> Void) {
    whenAtRest { [self] in
      guard state == .inForce, let place = edits.firstIndex(where: { $0 === edit }) else { return }
      change(from: place + 1, write)
    }
  }

  func lift(during update: () -> Void) {
    guard state == .inForce, !edits.isEmpty else { return update() }
    takeAway(from: 0)
    state = .lifted
    runWaiting()
    update()
    put(from: 0)
    state = .inForce
    runWaiting()
  }

  // MARK: Moving

  private func change(from place: Int, _ change: () -> Void) {
    guard state == .inForce else { return change() }
    takeAway(from: place)
    change()
    put(from: place)
    state = .inForce
  }

  /// Nothing changes the list meanwhile: that waits.
  private func takeAway(from place: Int) {
    state = .moving
    for edit in edits[place...].reversed() { edit.takeAway() }
  }

  private func put(from place: Int) {
    state = .moving
    for edit in edits[place...] { edit.put() }
  }

  private func whenAtRest(_ action: @escaping () -> Void) {
    waiting.append(action)
    runWaiting()
  }

  private func runWaiting() {
    while state != .moving, !waiting.isEmpty { waiting.removeFirst()() }
  }
}
