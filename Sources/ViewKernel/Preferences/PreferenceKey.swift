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

/// What was written so far, under collection; nothing until somebody wrote.
struct PreferenceAccumulator<Key: PreferenceKey> {
  private(set) var value: Key.Value?

  mutating func append(_ next: Key.Value) {
    guard var value else {
      value = next
      return
    }
    Key.reduce(value: &value, nextValue: { next })
    self.value = value
  }
}
