/// A list of objects, which it retains.
///
/// For lists through which all objects go: appending to an array of objects takes a hundred instructions, as the checks
/// of its storage are calls, here it takes a few. A class, which is never copied.
final class ObjectList<Object: AnyObject> {
  // Unchecked: no outside code runs during an access. An object is released after it has left the list.
  @exclusivity(unchecked) private var first: UnsafeMutablePointer<Object>?
  @exclusivity(unchecked) private var capacity = 0
  @exclusivity(unchecked) private(set) var count = 0

  init() {}

  deinit {
    first?.deinitialize(count: count)
    first?.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  /// Removes all objects, which move to a new list.
  func takeAll() -> ObjectList {
    let other = ObjectList()
    swap(&first, &other.first)
    swap(&capacity, &other.capacity)
    swap(&count, &other.count)
    return other
  }

  /// The objects, in order.
  var objects: [Object] { Array(UnsafeBufferPointer(start: first, count: count)) }

  @inline(__always)
  func append(_ object: Object) {
    if count == capacity { grow() }
    // There is room now.
    (first.unsafelyUnwrapped + count).initialize(to: object)
    count += 1
  }

  @inline(never)
  private func grow() {
    let former = first
    capacity = max(2 * capacity, 16)
    let new = UnsafeMutablePointer<Object>.allocate(capacity: capacity)
    if let former { new.moveInitialize(from: former, count: count) }
    first = new
    former?.deallocate()
  }

  /// The object at an index that is less than ``count``, for as long as the list is not changed.
  @inline(__always)
  subscript(index: Int) -> Unmanaged<Object> {
    precondition(index >= 0 && index < count)
    return .passUnretained(first.unsafelyUnwrapped[index])
  }

  /// Removes the last object, and returns it; nil if there is none.
  @inline(__always)
  func popLast() -> Object? {
    guard count > 0 else { return nil }
    count -= 1
    return (first.unsafelyUnwrapped + count).move()
  }
}
