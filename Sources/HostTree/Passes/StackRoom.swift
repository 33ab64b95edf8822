import Foundation

/// How much of the stack is left: what goes down a tree by calling itself must end before it has run out.
@MainActor
enum StackRoom {
  private static var limit: UInt = 0

  private static var address: UInt {
    var here: UInt8 = 0
    return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
  }

  /// Notes where the stack is at the start of what goes down a tree, not far from the stack's own.
  static func begin() {
    let start = address
    limit = start > usable ? start - usable : 0
  }

  /// Whether there is room for another level, and for all that a view does besides going down.
  static var isLeft: Bool { address > limit }

  /// Four fifths of what a thread's stack has room for, in bytes.
  private static let usable: UInt = {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    var size = 0
    guard pthread_attr_init(attributes) == 0 else { return .max }
    defer { pthread_attr_destroy(attributes) }
    return pthread_attr_getstacksize(attributes, &size) == 0 && size > 0 ? UInt(size) / 5 * 4 : .max
  }()
}
