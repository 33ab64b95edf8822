import Foundation

/// How much of the main thread's stack is left: what goes down a tree by calling itself must end before it has run out.
package enum StackRoom {
  // Written on the main actor only. A look from another thread finds an address elsewhere.
  @exclusivity(unchecked) nonisolated(unsafe) private static var start: UInt = 0

  @inline(__always)
  private static var address: UInt {
    var here: UInt8 = 0
    return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
  }

  /// Notes where the stack is at the start of what goes down a tree, not far from the stack's own.
  @MainActor static func begin() { start = address }

  /// Whether there is room for another level, and for all that a view does besides going down.
  @MainActor static var isLeft: Bool { start < address || start - address < usable / 16 * 15 }

  /// Whether a half and more is used; false on other threads.
  package static var isHalfUsed: Bool {
    let address = address
    return address < start && start - address > usable / 2 && start - address < usable
  }

  /// How long a thread's stack is, in bytes.
  private static let usable: UInt = {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    var size = 0
    guard pthread_attr_init(attributes) == 0 else { return .max }
    defer { pthread_attr_destroy(attributes) }
    return pthread_attr_getstacksize(attributes, &size) == 0 && size > 0 ? UInt(size) : .max
  }()
}
