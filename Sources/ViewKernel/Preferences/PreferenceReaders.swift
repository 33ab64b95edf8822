/// The modifier behind `onPreferenceChange(_:perform:)`. Its name is SwiftUI's, since it shows in printed types.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  /// Called with the new value.
  public var action: (Key.Value) -> Void

  /// Makes the modifier.
  public init(action: @escaping (Key.Value) -> Void) { self.action = action }
}

extension _PreferenceActionModifier: EnclosingModifier {
  /// There is no body.
  public typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { PreferenceActionNode(self, in: builder) }
}

extension View {
  /// Calls `action` when what this view and those inside hand up for the preference `key` has changed, and at first
  /// with the first value.
  ///
  /// It runs in the effects pass, after layout, `onAppear` and `onChange`.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}

/// The node of a modifier that reads a preference of its content: collects it when it may have changed.
class PreferenceReaderNode<Modifier: ViewModifier, Key: PreferenceKey>: EnclosingModifierNode<Modifier>,
  ContentReading
{
  private var isWaiting = false

  override func mount(around content: () -> Void) {
    content()
    readLater()
  }

  override func contentDidChange(_ change: ContentChange) {
    if case .preference(let key) = change, key == nil || key == ObjectIdentifier(Key.self) { readLater() }
    super.contentDidChange(change)
  }

  private func readLater() {
    guard !isWaiting else { return }
    isWaiting = true
    graph.readContentLater(self)
  }

  final func readContent() {
    isWaiting = false
    guard !flags.contains(.isUnmounted) else { return }
    didRead(preference(Key.self) ?? Key.defaultValue)
  }

  /// Takes what was collected, which may be what it was before.
  func didRead(_ value: Key.Value) {}
}

/// Reads a preference and reports its changes.
final class PreferenceActionNode<Key: PreferenceKey>: PreferenceReaderNode<_PreferenceActionModifier<Key>, Key>
where Key.Value: Equatable {
  private var lastValue: Key.Value?

  override func didRead(_ value: Key.Value) {
    guard value != lastValue else { return }
    lastValue = value
    graph.owner.enqueueEffect(.preference) { [weak self] in self?.modifier.action(value) }
  }
}
