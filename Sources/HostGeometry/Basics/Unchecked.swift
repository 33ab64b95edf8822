// Tests: `HostSelectorTests`, `NSItemProviderTests`.

/// A value that is handed to another thread, and is not used by both: unchecked, as objects of users need not be
/// `Sendable`.
package struct Unchecked<Value>: @unchecked Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }
}
