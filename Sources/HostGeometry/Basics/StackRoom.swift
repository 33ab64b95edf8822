import Foundation

/// The space left on the main thread's stack: recursion through a tree must end before it overflows.
@usableFromInline
package enum StackRoom {
  // Written on the main actor only. On another thread the address lies elsewhere.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) package static var start: UInt = 0

  @inlinable @inline(__always)
  package static var address: UInt {
    var here: UInt8 = 0
    return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
  }

  /// Records the stack's address at the start of a recursion, near the stack's base.
  @inlinable @inline(__always)
  @MainActor package static func begin() { start = address }

  /// Whether there is space for another level, and for all that a view does besides recursing.
  @MainActor package static var isLeft: Bool { start < address || start - address < usable / 16 * 15 }

  /// Whether half of the stack is used; false on other threads.
  package static var isHalfUsed: Bool {
    let address = address
    return address < start && start - address > usable / 2 && start - address < usable
  }

  /// The size of a thread's stack, in bytes.
  private static let usable: UInt = {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    var size = 0
    guard pthread_attr_init(attributes) == 0 else { return .max }
    defer { pthread_attr_destroy(attributes) }
    return pthread_attr_getstacksize(attributes, &size) == 0 && size > 0 ? UInt(size) : .max
  }()
}
