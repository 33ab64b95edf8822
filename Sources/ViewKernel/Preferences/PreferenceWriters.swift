/// The modifier behind `preference(key:value:)`. Its name is SwiftUI's, since it shows in printed types.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  /// The value to hand up.
  public var value: Key.Value

  /// Makes the modifier.
  public init(key: Key.Type = Key.self, value: Key.Value) { self.value = value }
}

extension _PreferenceWritingModifier: EnclosingModifier {
  /// There is no body.
  public typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { PreferenceWriterNode(self, in: builder) }
}

/// The modifier behind `transformPreference(_:_:)`. Its name is SwiftUI's, since it shows in printed types.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  /// Changes the value that comes from inside.
  public var transform: (inout Key.Value) -> Void

  /// Makes the modifier.
  public init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }
}

extension _PreferenceTransformModifier: EnclosingModifier {
  /// There is no body.
  public typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { PreferenceTransformNode(self, in: builder) }
}

extension View {
  /// Hands `value` up for the preference `key`; it takes the place of what views inside hand up for it.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> ModifiedContent<Self, _PreferenceWritingModifier<K>> {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes what views inside hand up for the preference `key`, starting from its default where none does.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceTransformModifier<K>> {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }
}

extension ViewNode {
  /// Makes collections find this node.
  final func markPreferenceWriter() { markSubtree(.subtreeWritesPreferences) }
}

/// Writes a preference; hides what is written inside for the same key.
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

/// Changes a preference on its way up.
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

  /// What the transform has read has changed.
  override func run() {
    parent?.contentDidChange(.preference(ObjectIdentifier(Key.self)))
  }
}
