/// A value that overrides a property of an object, put there by code other than the owner: see ``HostEditable``.
///
/// It lasts until it is undone or the object is released, whether or not this handle is retained.
@MainActor @preconcurrency
public class HostEdit {
  /// The name of the property in printed trees; nil until the value made a difference from which it could be found.
  public internal(set) final var name: String?
  /// The priority among the edits of a property.
  public final let rank: HostEditRank
  /// The place in source code where the edit was made.
  public final let source: HostSource

  /// The stack of the edited object; nil once the edit is undone.
  final weak var stack: HostEditStack?

  init(name: String?, rank: HostEditRank, source: HostSource) {
    self.name = name
    self.rank = rank
    self.source = source
  }

  /// Whether the edit is no longer in force: it was undone, or the object was released.
  public final var isUndone: Bool { stack == nil }

  /// Removes the edit: the property gets the value of the edit below, or of the owner.
  ///
  /// Does nothing if it was undone already or the object was released.
  /// - Complexity: O(n) for n edits of the object that are above this one.
  public final func undo() { stack?.remove(self) }

  /// Saves the current value of the property, then writes the edit's.
  func put() {}
  /// Restores the saved value.
  func takeAway() {}
  /// The value and the saved value, formatted; the latter is nil while the edit is not applied.
  var texts: (value: String, previous: String?) { ("", nil) }
  /// The type of the value, printed for a property without a ``name``.
  var typeName: String { "" }
}

/// An edit with the type of its value; the result of ``HostEditable/edit(_:to:name:rank:fileID:line:)``.
@MainActor @preconcurrency
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

  /// The value. A new one replaces the former at the same position in the stack.
  ///
  /// Setting the same value applies it again if other code overwrote the property.
  public var value: Value {
    get { newest }
    set {
      // Usually the same value is set again, in each update of the code that makes the edit.
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
    previous = (root as? any HostNamedProperties)?.onItsOwn { root[keyPath: keyPath] } ?? root[keyPath: keyPath]
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
