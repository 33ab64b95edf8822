/// A key of a preference: a value that views pass up to their ancestors.
///
/// ```swift
/// struct WidestKey: PreferenceKey {
///   static var defaultValue: CGFloat { 0 }
///
///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
///     value = max(value, nextValue())
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(
///   rootView: VStack {
///     Text("One").preference(key: WidestKey.self, value: 30)
///     Text("Two").preference(key: WidestKey.self, value: 50)
///   }
///   .onPreferenceChange(WidestKey.self) { print("widest: \($0)") })
/// window.makeKeyAndVisible()
/// window.settle()
/// // Prints "widest: 50.0"
/// ```
///
/// Descendants write a value with `preference(key:value:)`; an ancestor reads the combined one with
/// `onPreferenceChange(_:perform:)`.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value that is read if no descendant has written one.
  static var defaultValue: Value { get }
  /// Combines the value so far with the next one, in the order of the views. Called only from the second value on.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Defaults to nil.
  public static var defaultValue: Value { nil }
}

/// Gathers the values that a subtree writes for a preference, and combines them.
final class PreferenceGathering<Key: PreferenceKey>: Gathering {
  /// The combined values so far; nil if there are none.
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
  /// The combined value that this node and its subtree write for a preference; nil if none writes it.
  final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    let gathering = PreferenceGathering<Key>()
    contribute(to: gathering)
    return gathering.value
  }
}
