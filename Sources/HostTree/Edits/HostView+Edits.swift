import Foundation

extension HostView: HostEditable {
  /// The edits of this view; opaque. Nil until there is one.
  public final var editStack: HostEditStack? {
    get { flags.contains(.hasEdits) ? rare?.editStack : nil }
    set {
      makeRare().editStack = newValue
      if newValue == nil { flags.remove(.hasEdits) } else { flags.insert(.hasEdits) }
    }
  }

  /// Has the owner make an update: while `update` runs, properties have the values that the owner gave them, and what it
  /// writes is what edits lie on afterwards.
  ///
  /// Without edits this is a mere call of `update`; inside of another call for this view, too.
  public final func performWithoutEdits(_ update: () -> Void) {
    // Each update of each view comes through here.
    guard flags.contains(.hasEdits) else { return update() }
    editStack?.lift(during: update)
  }

  /// Reads what this view was told itself, without what it takes from its superview and what it looks like for a while.
  ///
  /// What is read is written back one day.
  final func onItsOwn<Result>(_ read: () -> Result) -> Result {
    let shown = flags.intersection([.isLeftOut, .isDeparting])
    let (superview, fade) = (parent, rare?.fade)
    flags.subtract(shown)
    parent = nil
    rare?.fade = 1
    defer {
      flags.formUnion(shown)
      parent = superview
      if let fade { rare?.fade = fade }
    }
    return read()
  }
}
