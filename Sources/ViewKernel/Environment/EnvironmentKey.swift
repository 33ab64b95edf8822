/// A key of the environment: a type that names a kind of value, and its default.
///
/// Add a property to `EnvironmentValues` for it, and a modifier if you like:
///
///     struct CaptionColor: EnvironmentKey { static let defaultValue = Color.gray }
///     extension EnvironmentValues {
///       var captionColor: Color {
///         get { self[CaptionColor.self] }
///         set { self[CaptionColor.self] = newValue }
///       }
///     }
public protocol EnvironmentKey {
  /// The kind of value.
  associatedtype Value
  /// What counts where nobody wrote a value.
  static var defaultValue: Value { get }
}
