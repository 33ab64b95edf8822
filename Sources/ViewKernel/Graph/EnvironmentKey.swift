/// A key of the environment: a type that identifies a value, and gives its default.
///
/// Declare a property of `EnvironmentValues` for it, or let `@Entry` generate both:
///
/// ```swift
/// struct CaptionColor: EnvironmentKey { static let defaultValue = Color.gray }
///
/// extension EnvironmentValues {
///   var captionColor: Color {
///     get { self[CaptionColor.self] }
///     set { self[CaptionColor.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no ancestor has set one.
  static var defaultValue: Value { get }
}
