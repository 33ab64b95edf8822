// Tests: `HostTapGestureRecognizerTests`, `HostGestureRecognizerDelegateTests`.

/// The recognizers of a view, in the order in which they were added. It is nearly always one, which needs no array.
struct RecognizerList {
  private(set) var first: HostGestureRecognizer?
  private var others: [HostGestureRecognizer] = []

  init() {}

  var all: [HostGestureRecognizer] {
    guard let first else { return [] }
    return others.isEmpty ? [first] : [first] + others
  }

  fileprivate mutating func append(_ recognizer: HostGestureRecognizer) {
    if first == nil { first = recognizer } else { others.append(recognizer) }
  }

  fileprivate mutating func remove(_ recognizer: HostGestureRecognizer) {
    if first === recognizer {
      first = others.isEmpty ? nil : others.removeFirst()
    } else {
      others.removeAll { $0 === recognizer }
    }
  }

  @MainActor
  fileprivate func removeActions() {
    first?.removeAllActions()
    for recognizer in others { recognizer.removeAllActions() }
  }

  /// Called before the view is freed.
  func forgetView() {
    first?.watched = nil
    for recognizer in others { recognizer.watched = nil }
  }
}

extension HostView {
  /// The recognizers attached to this view, in the order in which they were added; nil for none.
  public final var gestureRecognizers: [HostGestureRecognizer]? {
    let all = recognizers.all
    return all.isEmpty ? nil : all
  }

  /// The recognizer that was added first, without making an array.
  package final var firstGestureRecognizer: HostGestureRecognizer? { recognizers.first }

  /// Attaches a recognizer to this view; it receives the touches on it and its descendants.
  ///
  /// A recognizer is attached to one view: it is removed from its former one.
  public final func addGestureRecognizer(_ recognizer: HostGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    // Not in place, which would be a coroutine.
    var list = recognizers
    list.append(recognizer)
    recognizers = list
    recognizer.watched = self
  }

  /// Attaches the first recognizer of this view, whose actions call the view's owner: ``removeActionsOfRecognizers()``
  /// removes them, wherever the recognizer is by then.
  package final func addGestureRecognizerOfOwner(_ recognizer: HostGestureRecognizer) {
    flags.insert(.hasRecognizerOfOwner)
    addGestureRecognizer(recognizer)
  }

  /// Detaches a recognizer from this view; does nothing if it is not attached to it.
  public final func removeGestureRecognizer(_ recognizer: HostGestureRecognizer) {
    guard recognizer.view === self else { return }
    if flags.contains(.hasRecognizerOfOwner), recognizers.first === recognizer {
      flags.remove(.hasRecognizerOfOwner)
      makeRare().formerRecognizers.append(recognizer)
    }
    var list = recognizers
    list.remove(recognizer)
    recognizers = list
    recognizer.watched = nil
  }

  /// Removes the actions of all recognizers of this view, as its owner goes: also of those that called the owner and
  /// were moved to other views.
  package final func removeActionsOfRecognizers() {
    recognizers.removeActions()
    guard let former = rare?.formerRecognizers, !former.isEmpty else { return }
    for recognizer in former { recognizer.removeAllActions() }
    rare?.formerRecognizers = []
  }
}
