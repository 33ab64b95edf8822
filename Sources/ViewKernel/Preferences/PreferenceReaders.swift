// Tests: `PreferenceKeyTests`.

/// The modifier behind `onPreferenceChange(_:perform:)`. It has SwiftUI's name, since printed types show it.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  /// Called with the first value and with each changed one.
  public var action: (Key.Value) -> Void

  /// Creates the modifier; the same as `onPreferenceChange(_:perform:)`.
  public init(action: @escaping (Key.Value) -> Void) { self.action = action }
}

extension _PreferenceActionModifier: EnclosingModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { PreferenceActionNode(self, in: builder) }
}

extension View {
  /// Calls `action` with the value of a preference in this view's subtree: at first, and whenever it has changed
  /// (`==`).
  ///
  /// The action runs in the effects pass, after layout, `onAppear` and `onChange`. Without a writer in the subtree, it
  /// gets the key's default value.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}

/// The node of a modifier that reads a preference of its content: it reads when the value may have changed.
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

  final func readLater() {
    guard !isWaiting else { return }
    isWaiting = true
    graph.readContentLater(self)
  }

  final func readContent() {
    isWaiting = false
    guard !flags.contains(.isUnmounted) else { return }
    didRead(preference(Key.self) ?? Key.defaultValue)
  }

  /// Takes the value that was read, which may be the same as before.
  func didRead(_ value: Key.Value) {}
}

/// The node of `onPreferenceChange(_:perform:)`: reads a preference and calls the action if it has changed.
final class PreferenceActionNode<Key: PreferenceKey>: PreferenceReaderNode<_PreferenceActionModifier<Key>, Key>
where Key.Value: Equatable {
  /// The value that was read last.
  private var value: Key.Value?
  /// The value that the action has got last.
  private var lastValue: Key.Value?
  private var isEnqueued = false

  override func didRead(_ value: Key.Value) {
    self.value = value
    guard value != lastValue, !isEnqueued else { return }
    isEnqueued = true
    graph.owner.enqueueEffect(.late) { [weak self] in self?.perform() }
  }

  /// Calls the action once for all that has changed until now: a value from a `GeometryReader` comes with the layout,
  /// and takes the place of the one that was read before.
  private func perform() {
    isEnqueued = false
    guard let value, value != lastValue else { return }
    lastValue = value
    modifier.action(value)
  }
}
