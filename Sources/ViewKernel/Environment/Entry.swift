/// Makes a property an entry: of `EnvironmentValues`, so that it comes down to views, or of `Transaction`.
///
///     extension EnvironmentValues {
///       @Entry var caption: Color = .gray
///     }
///
/// It writes the key and the accessors. The default is made anew each time it is read; a type that is optional needs none.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")

/// A key whose default says its type: `@Entry` writes such keys for properties without a type. Nobody else needs it.
public protocol EntryKey {
  /// The kind of value.
  associatedtype Value
  /// The default.
  static var entry: EntryDefault<Value> { get }
}

extension EntryKey {
  /// What counts where nobody wrote a value.
  public static var defaultValue: Value { entry.make() }
}

/// A default that is made anew each time it is read.
public struct EntryDefault<Value>: Sendable {
  let make: @Sendable () -> Value

  /// Keeps what makes the default.
  public init(_ make: @escaping @Sendable () -> Value) { self.make = make }
}
