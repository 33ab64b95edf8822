// Tests: `EnvironmentReadingTests`.

/// A value derived from several values of the environment, such as the look of a plain text.
///
/// It is derived once for all environments in which none of the keys that it takes was written, which are most: a text
/// reads eight, and a screen has hundreds of texts.
@MainActor
struct EnvironmentReading<Value> {
  private let derive: @MainActor (EnvironmentValues) -> Value
  private let unwritten: Value
  /// The keys that are read where none of them was written, as bits.
  private let keys: UInt64

  /// - Parameter derive: Reads the values, and nothing else that may change.
  init(_ derive: @escaping @MainActor (EnvironmentValues) -> Value) {
    self.derive = derive
    let outerKeys = EnvironmentReads.keys
    EnvironmentReads.keys = 0
    unwritten = derive(EnvironmentValues())
    keys = EnvironmentReads.keys
    EnvironmentReads.keys = outerKeys
  }

  /// Whether none of the keys was written in an environment, so that the value is ``callAsFunction(_:)``'s in an empty
  /// one; the running code depends on the keys.
  func isUnwritten(in environment: EnvironmentValues) -> Bool {
    if environment.isWritten(keys) { return false }
    EnvironmentReads.keys |= keys
    return true
  }

  /// The value in an environment; the running code depends on the keys that it is derived from.
  func callAsFunction(_ environment: EnvironmentValues) -> Value {
    guard environment.isWritten(keys) else {
      EnvironmentReads.keys |= keys
      return unwritten
    }
    return derive(environment)
  }
}
