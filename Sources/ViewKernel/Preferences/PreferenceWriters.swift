// Tests: `PreferenceKeyTests`.

/// The modifier behind `preference(key:value:)`. It has SwiftUI's name, since printed types show it.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  /// The value that is passed to the ancestors.
  public var value: Key.Value

  /// Creates the modifier; `key` only states the type.
  public init(key: Key.Type = Key.self, value: Key.Value) { self.value = value }
}

extension _PreferenceWritingModifier: EnclosingModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { PreferenceWriterNode(self, in: builder) }
}

/// The modifier behind `transformPreference(_:_:)`. It has SwiftUI's name, since printed types show it.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  /// Changes the combined value of the content. Its reads are tracked.
  public var transform: (inout Key.Value) -> Void

  /// Creates the modifier; `key` only states the type.
  public init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }
}

extension _PreferenceTransformModifier: EnclosingModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { PreferenceTransformNode(self, in: builder) }
}

extension View {
  /// Writes `value` for the preference `key`. It replaces the values that descendants of this view write for it.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes the value that this view's subtree writes for the preference `key`, starting from the key's default if
  /// none writes it.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }
}

extension ViewNode {
  /// Marks this node and its ancestors, so that gatherings of preferences find it.
  final func markPreferenceWriter() { markSubtree(.subtreeWritesPreferences) }
}

/// The node of a written preference: hides the values that descendants write for the same key.
final class PreferenceWriterNode<Key: PreferenceKey>: EnclosingModifierNode<_PreferenceWritingModifier<Key>> {
  override func mount(around content: () -> Void) {
    markPreferenceWriter()
    content()
    parent?.contentDidChange(.preference(ObjectIdentifier(Key.self)))
  }

  override func update(with new: _PreferenceWritingModifier<Key>, around content: () -> Void) {
    let isEqual = ValueComparison.of(Key.Value.self).areEqual(modifier.value, new.value)
    modifier = new
    content()
    if !isEqual { parent?.contentDidChange(.preference(ObjectIdentifier(Key.self))) }
  }

  override func contentDidChange(_ change: ContentChange) {
    if case .preference(let key) = change, key == ObjectIdentifier(Key.self) { return }
    super.contentDidChange(change)
  }

  override func contribute(to gathering: Gathering) {
    guard let preference = gathering as? PreferenceGathering<Key> else { return super.contribute(to: gathering) }
    preference.append(modifier.value)
  }
}

/// The node of a transformed preference: changes the value on its way up.
final class PreferenceTransformNode<Key: PreferenceKey>: EnclosingModifierNode<_PreferenceTransformModifier<Key>> {
  override func mount(around content: () -> Void) {
    markPreferenceWriter()
    markUnwatchedCode()
    content()
    parent?.contentDidChange(.preference(ObjectIdentifier(Key.self)))
  }

  override func update(with new: _PreferenceTransformModifier<Key>, around content: () -> Void) {
    modifier = new
    content()
    parent?.contentDidChange(.preference(ObjectIdentifier(Key.self)))
  }

  override func contribute(to gathering: Gathering) {
    guard let preference = gathering as? PreferenceGathering<Key> else { return super.contribute(to: gathering) }
    let inside = PreferenceGathering<Key>()
    super.contribute(to: inside)
    var value = inside.value ?? Key.defaultValue
    trackObserving(.late) { modifier.transform(&value) }
    preference.append(value)
  }

  /// Something that the transform has read has changed.
  override func run() {
    parent?.contentDidChange(.preference(ObjectIdentifier(Key.self)))
  }
}
