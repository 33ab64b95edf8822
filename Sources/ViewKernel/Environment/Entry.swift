/// A macro that declares an entry of `EnvironmentValues` or `Transaction`: it generates the key and the accessors.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var caption = "Untitled"
/// }
/// ```
///
/// ```swift
/// var values = EnvironmentValues()
/// print(values.caption)
/// // Prints "Untitled"
/// values.caption = "Soup"
/// print(values.caption)
/// // Prints "Soup"
/// ```
///
/// The default is evaluated each time it is read. An optional property needs no default: it is nil.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")

/// A key whose value type is inferred from its default. `@Entry` generates such keys for properties without a type
/// annotation; not for direct use.
public protocol EntryKey {
  /// The type of the value.
  associatedtype Value
  /// The default.
  static var entry: EntryDefault<Value> { get }
}

extension EntryKey {
  /// The value where none is set.
  public static var defaultValue: Value { entry.make() }
}

/// A default that is evaluated each time it is read.
public struct EntryDefault<Value>: Sendable {
  let make: @Sendable () -> Value

  /// Stores the closure that evaluates the default.
  public init(_ make: @escaping @Sendable () -> Value) { self.make = make }
}
