/// The edits of one object, from the bottom to the top; its content is private to the library: see ``HostEditable``.
///
/// All properties share one stack, and each edit saves the value that it replaces. To change an edit in the middle,
/// those above are reverted from the top down and applied again afterwards. So it does not matter which key paths lead
/// to the same property, or whether one property changes another: reverting leaves exactly the former values.
@MainActor @preconcurrency
public final class HostEditStack {
  private enum State {
    /// All edits are applied.
    case inForce
    /// Edits are being applied or reverted, which may run arbitrary code.
    case moving
    /// All edits are reverted while the owner updates the object.
    case lifted
  }

  private(set) var edits: [HostEdit] = []
  private var state = State.inForce
  /// The changes requested while edits were being applied or reverted.
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

  /// Has an edit write another value while those above it are reverted.
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

  /// Reverts the edits from the top down to a position. Changes of the list wait meanwhile.
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
