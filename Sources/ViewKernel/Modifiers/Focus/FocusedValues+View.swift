import HostTree

struct FocusedValueModifier {
  let values: FocusedValues
  let isForScene: Bool

  init<Key: FocusedValueKey>(_ key: Key.Type, _ value: Key.Value?, isForScene: Bool) {
    var values = FocusedValues()
    values[key] = value
    self.values = values
    self.isForScene = isForScene
  }

  init<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, isForScene: Bool) {
    var values = FocusedValues()
    values[keyPath: keyPath] = value
    self.values = values
    self.isForScene = isForScene
  }
}

extension FocusedValueModifier: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { FocusedValueNode(self, in: builder) }
}

/// The node of a published value: it has the graph's ``FocusStore`` look again when that may count or not count any
/// more.
final class FocusedValueNode: EnclosingModifierNode<FocusedValueModifier>, FocusPublishing {
  var published: FocusedValues { modifier.values }
  var isForScene: Bool { modifier.isForScene }
  private var window: HostWindow? { (graph.owner as? HostView)?.window }
  private var store: FocusStore { graph.kept(FocusStore.self) }

  var containsFocus: Bool {
    guard let focused = window?.firstResponder else { return false }
    let hosts = readContentHosts()
    return sequence(first: focused, next: { $0.next }).contains { responder in hosts.contains { $0 === responder } }
  }

  func watchFocus(for store: FocusStore) { window?.addFocusObserver(store) }

  override func mount(around content: () -> Void) {
    content()
    store.add(self)
  }

  override func update(with new: FocusedValueModifier, around content: () -> Void) {
    let isEqual = modifier.isForScene == new.isForScene && modifier.values.isEqual(to: new.values)
    modifier = new
    content()
    if !isEqual { store.lookAgain(in: graph) }
  }

  override func surroundingsDidChange(_ change: SurroundingsChange) {
    super.surroundingsDidChange(change)
    if case .visibility = change { store.lookAgain(in: graph) }
  }

  override func willUnmount() {
    store.remove(self)
    super.willUnmount()
  }
}

extension FocusStore: HostFocusObserver {
  func focusDidMove(in window: HostWindow) {
    if let graph, (graph.owner as? HostView)?.window === window { lookAgain(in: graph) }
  }
}

extension View {
  /// Publishes a value while the focus is in this view: see ``FocusedValue``.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { modifier(FocusedValueModifier(keyPath, value, isForScene: false)) }

  /// Publishes a value while the focus is in this view; nil publishes none, and what views around publish counts.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { modifier(FocusedValueModifier(keyPath, value, isForScene: false)) }

  /// Publishes an `@Observable` object while the focus is in this view; nil publishes none.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(FocusedObjectKey<T>.self, object, isForScene: false))
  }

  /// Publishes a value while this view is on screen, wherever the focus is. Values of `focusedValue(_:_:)` count first.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { modifier(FocusedValueModifier(keyPath, value, isForScene: true)) }

  /// Publishes a value while this view is on screen, wherever the focus is; nil publishes none.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View { modifier(FocusedValueModifier(keyPath, value, isForScene: true)) }

  /// Publishes an `@Observable` object while this view is on screen, wherever the focus is; nil publishes none.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(FocusedObjectKey<T>.self, object, isForScene: true))
  }

  /// Publishes an observable object while the focus is in this view: see ``FocusedObject``.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(FocusedObjectKey<T>.self, object, isForScene: false))
  }

  /// Publishes an observable object while the focus is in this view; nil publishes none.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(FocusedObjectKey<T>.self, object, isForScene: false))
  }

  /// Publishes an observable object while this view is on screen, wherever the focus is.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(FocusedObjectKey<T>.self, object, isForScene: true))
  }

  /// Publishes an observable object while this view is on screen, wherever the focus is; nil publishes none.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(FocusedObjectKey<T>.self, object, isForScene: true))
  }
}
