/// A node that reads a preference.
@MainActor
protocol PreferenceReading: AnyObject {
  /// Collects the preference anew.
  func readPreference()
}

/// The modifier behind `onPreferenceChange(_:perform:)`. Its name is SwiftUI's, since it shows in printed types.
public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
  /// There is no body.
  public typealias Body = Never
  /// Called with the new value.
  public var action: (Key.Value) -> Void

  /// Makes the modifier.
  public init(action: @escaping (Key.Value) -> Void) { self.action = action }

  /// Appends one node that reads.
  public static func makeNodes<C: View>(_ view: ModifiedContent<C, Self>, in builder: inout NodeBuilder) {
    builder.append(PreferenceActionNode<C, Key>(view, in: builder))
  }
}

extension View {
  /// Calls `action` when what this view and those inside hand up for the preference `key` has changed, and at first
  /// with the first value.
  ///
  /// It runs in the effects pass, after layout, `onAppear` and `onChange`.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}

/// Reads a preference and reports its changes.
final class PreferenceActionNode<C: View, Key: PreferenceKey>:
  ValueNode<ModifiedContent<C, _PreferenceActionModifier<Key>>>, PreferenceReading
where Key.Value: Equatable {
  private var view: ModifiedContent<C, _PreferenceActionModifier<Key>>
  private var lastValue: Key.Value?
  private var isWaiting = false

  init(_ view: ModifiedContent<C, _PreferenceActionModifier<Key>>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func mount() {
    mountChildren(view.content)
    readLater()
  }

  override func update(with new: ModifiedContent<C, _PreferenceActionModifier<Key>>) {
    view = new
    updateChildren(view.content)
  }

  override func preferenceDidChange(_ key: ObjectIdentifier?) {
    if key == nil || key == ObjectIdentifier(Key.self) { readLater() }
    super.preferenceDidChange(key)
  }

  private func readLater() {
    guard !isWaiting else { return }
    isWaiting = true
    graph.readPreferenceLater(self)
  }

  func readPreference() {
    isWaiting = false
    guard !flags.contains(.isUnmounted) else { return }
    var accumulator = PreferenceAccumulator<Key>()
    collectPreference(into: &accumulator)
    let value = accumulator.value ?? Key.defaultValue
    guard value != lastValue else { return }
    lastValue = value
    graph.owner.enqueueEffect(.preference) { [weak self] in self?.view.modifier.action(value) }
  }
}
