/// A key of a preference: a value that views hand up to those around them.
public protocol PreferenceKey {
  /// The kind of value.
  associatedtype Value
  /// What counts where nobody wrote a value.
  static var defaultValue: Value { get }
  /// Combines what was written before with what comes next, in the order of the views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

/// Gathers what a subtree writes for a preference.
final class PreferenceGathering<Key: PreferenceKey>: Gathering {
  /// The values so far, combined; nil as long as nobody wrote one.
  private(set) var value: Key.Value?

  init() { super.init(.marked(.subtreeWritesPreferences)) }

  func append(_ next: Key.Value) {
    guard var value else {
      value = next
      return
    }
    Key.reduce(value: &value, nextValue: { next })
    self.value = value
  }
}

extension ViewNode {
  /// What this node and its subtree write for a preference, combined in order; nil where nobody writes one.
  final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    let gathering = PreferenceGathering<Key>()
    contribute(to: gathering)
    return gathering.value
  }
}
