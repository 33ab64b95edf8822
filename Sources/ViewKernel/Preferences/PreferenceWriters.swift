/// The modifier behind `preference(key:value:)`. Its name is SwiftUI's, since it shows in printed types.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  /// The value to hand up.
  public var value: Key.Value

  /// Makes the modifier.
  public init(key: Key.Type = Key.self, value: Key.Value) { self.value = value }
}

extension _PreferenceWritingModifier: ViewModifier {
  /// There is no body.
  public typealias Body = Never

  /// Appends one node that writes.
  public static func makeNodes<C: View>(_ view: ModifiedContent<C, Self>, in builder: inout NodeBuilder) {
    builder.append(PreferenceWriterNode<C, Key>(view, in: builder))
  }
}

/// The modifier behind `transformPreference(_:_:)`. Its name is SwiftUI's, since it shows in printed types.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  /// Changes the value that comes from inside.
  public var transform: (inout Key.Value) -> Void

  /// Makes the modifier.
  public init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }
}

extension _PreferenceTransformModifier: ViewModifier {
  /// There is no body.
  public typealias Body = Never

  /// Appends one node that transforms.
  public static func makeNodes<C: View>(_ view: ModifiedContent<C, Self>, in builder: inout NodeBuilder) {
    builder.append(PreferenceTransformNode<C, Key>(view, in: builder))
  }
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
  final func markPreferenceWriter() {
    var node: ViewNode? = self
    while let current = node, !current.flags.contains(.subtreeWritesPreferences) {
      current.flags.insert(.subtreeWritesPreferences)
      node = current.parent
    }
  }
}

/// Writes a preference; hides what is written inside for the same key.
final class PreferenceWriterNode<C: View, Key: PreferenceKey>:
  ValueNode<ModifiedContent<C, _PreferenceWritingModifier<Key>>>
{
  private var view: ModifiedContent<C, _PreferenceWritingModifier<Key>>

  init(_ view: ModifiedContent<C, _PreferenceWritingModifier<Key>>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = view.modifier }

  override func mount() {
    markPreferenceWriter()
    mountChildren(view.content)
    parent?.preferenceDidChange(ObjectIdentifier(Key.self))
  }

  override func update(with new: ModifiedContent<C, _PreferenceWritingModifier<Key>>) {
    let isEqual = ValueComparison.of(Key.Value.self).areEqual(view.modifier.value, new.modifier.value)
    view = new
    updateChildren(view.content)
    if !isEqual { parent?.preferenceDidChange(ObjectIdentifier(Key.self)) }
  }

  override func preferenceDidChange(_ key: ObjectIdentifier?) {
    if key != ObjectIdentifier(Key.self) { super.preferenceDidChange(key) }
  }

  override func collectPreference<K: PreferenceKey>(into accumulator: inout PreferenceAccumulator<K>) {
    guard K.self == Key.self, let value = view.modifier.value as? K.Value else {
      return super.collectPreference(into: &accumulator)
    }
    accumulator.append(value)
  }
}

/// Changes a preference on its way up.
final class PreferenceTransformNode<C: View, Key: PreferenceKey>:
  ValueNode<ModifiedContent<C, _PreferenceTransformModifier<Key>>>
{
  private var view: ModifiedContent<C, _PreferenceTransformModifier<Key>>

  init(_ view: ModifiedContent<C, _PreferenceTransformModifier<Key>>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = view.modifier }

  override func mount() {
    markPreferenceWriter()
    markUnwatchedCode()
    mountChildren(view.content)
    parent?.preferenceDidChange(ObjectIdentifier(Key.self))
  }

  override func update(with new: ModifiedContent<C, _PreferenceTransformModifier<Key>>) {
    view = new
    updateChildren(view.content)
    parent?.preferenceDidChange(ObjectIdentifier(Key.self))
  }

  override func collectPreference<K: PreferenceKey>(into accumulator: inout PreferenceAccumulator<K>) {
    guard K.self == Key.self else { return super.collectPreference(into: &accumulator) }
    var inside = PreferenceAccumulator<Key>()
    super.collectPreference(into: &inside)
    var value = inside.value ?? Key.defaultValue
    view.modifier.transform(&value)
    if let value = value as? K.Value { accumulator.append(value) }
  }
}
