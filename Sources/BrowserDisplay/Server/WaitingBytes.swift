/// Bytes that wait to be written, in order.
package struct WaitingBytes: Sendable {
  private var bytes: [UInt8] = []
  private var start = 0

  package init() {}

  package var count: Int { bytes.count - start }
  package var isEmpty: Bool { count == 0 }

  package mutating func append(_ more: some Collection<UInt8>) { bytes += more }

  package func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[start...])) }
  }

  /// Frees the removed bytes now and then: each time would copy the rest.
  package mutating func removeFirst(_ count: Int) {
    start = min(start + count, bytes.count)
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 20)
      start = 0
    } else if start > bytes.count / 2 {
      bytes.removeFirst(start)
      start = 0
    }
  }
}
