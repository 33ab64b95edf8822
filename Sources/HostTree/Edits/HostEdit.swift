/// A value that somebody other than the owner put on a property of an object: see ``HostEditable``.
///
/// It ends when it is undone or its object dies, not when nobody holds this.
@MainActor
public class HostEdit {
  /// What the property is called in printed trees; nil as long as the value has not made a difference by which it could
  /// be found out.
  public internal(set) final var name: String?
  /// Which edits it lies above.
  public final let rank: HostEditRank
  /// Where it was made.
  public final let source: HostSource

  /// Nil from when it is undone.
  final weak var stack: HostEditStack?

  init(name: String?, rank: HostEditRank, source: HostSource) {
    self.name = name
    self.rank = rank
    self.source = source
  }

  /// Whether it counts no more: it was undone, or its object is gone.
  public final var isUndone: Bool { stack == nil }

  /// Takes the value away: the property has the one that the edits below say, or the owner.
  ///
  /// Does nothing when it was undone before or the object is gone.
  /// - Complexity: O(n) for n edits of the object that lie above.
  public final func undo() { stack?.remove(self) }

  /// Writes the value, and remembers what was there.
  func put() {}
  /// Writes what was there.
  func takeAway() {}
  /// The value and what was there, as they are printed; the latter is nil while the edit is not in its object.
  var texts: (value: String, previous: String?) { ("", nil) }
  /// What the property is called in a printed tree if it has no ``name``.
  var typeName: String { "" }
}

/// An edit, with the type of its value.
@MainActor
public final class HostPropertyEdit<Root: HostEditable, Value>: HostEdit {
  private weak var root: Root?
  private let keyPath: ReferenceWritableKeyPath<Root, Value>
  private var newest: Value
  private var previous: Value?

  init(
    of root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>, _ value: Value, name: String?,
    rank: HostEditRank, source: HostSource
  ) {
    self.root = root
    self.keyPath = keyPath
    newest = value
    super.init(name: name ?? HostPropertyNames.known(keyPath), rank: rank, source: source)
  }

  /// The value. Another one is put in the place of the former, at the same place among the edits; the same one again
  /// counts again where somebody wrote over it.
  public var value: Value {
    get { newest }
    set {
      // Said again in each update of whoever makes the edit, mostly.
      if let root, areEqual(newValue, newest), areEqual(root[keyPath: keyPath], newest) { return }
      newest = newValue
      stack?.rewrite(self) { [self] in root?[keyPath: keyPath] = newest }
    }
  }

  private func areEqual(_ first: Value, _ second: Value) -> Bool {
    func isEqual<Known: Equatable>(_ first: Known) -> Bool { first == second as? Known }
    return (first as? any Equatable).map { isEqual($0) } ?? false
  }

  override func put() {
    guard let root else { return }
    previous = (root as? HostView).map { $0.onItsOwn { root[keyPath: keyPath] } } ?? root[keyPath: keyPath]
    if name == nil, texts.value != texts.previous {
      name = HostPropertyNames.find(keyPath, of: root) { root[keyPath: keyPath] = newest }
    } else {
      root[keyPath: keyPath] = newest
    }
  }

  override func takeAway() {
    guard let root, let previous else { return }
    root[keyPath: keyPath] = previous
    self.previous = nil
  }

  override var texts: (value: String, previous: String?) {
    (HostDescription.format(newest), previous.map { HostDescription.format($0) })
  }

  override var typeName: String { "\(Value.self)" }
}
