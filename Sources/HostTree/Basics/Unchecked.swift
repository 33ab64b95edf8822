// Tests: `HostSelectorTests`, `NSItemProviderTests`.

/// A value that is handed to another thread, and is not used by both: unchecked, as objects of users need not be
/// `Sendable`.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
