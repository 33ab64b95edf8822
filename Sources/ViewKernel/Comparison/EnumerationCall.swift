// Tests: `ValueComparisonTests`.

import Foundation

/// Compares enumerations whose cases hold values: equal if both are the same case, and hold equal values.
///
/// Equal bytes are equal values, and the only comparison that most pairs need. Other bytes show nothing: a case leaves
/// bytes unused that another one needs, and these have what was in the memory before.
final class EnumerationCall<Value>: ComparisonCall {
  private let question: ComparisonQuestion
  private let tags: EnumerationTags

  /// Nil if its cases cannot be told apart.
  init?(_ question: ComparisonQuestion) {
    guard !(Value.self is any CustomReflectable.Type), let tags = EnumerationTags(Value.self) else { return nil }
    self.question = question
    self.tags = tags
  }

  override var isReflexive: Bool { true }

  override func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    if memcmp(first, second, MemoryLayout<Value>.size) == 0 { return true }
    guard tags.tag(of: first) == tags.tag(of: second) else { return false }
    return holdEqualValues(
      first.assumingMemoryBound(to: Value.self).pointee, second.assumingMemoryBound(to: Value.self).pointee)
  }

  @inline(never)
  private func holdEqualValues(_ first: Value, _ second: Value) -> Bool {
    guard let first = Mirror(reflecting: first).children.first?.value,
      let second = Mirror(reflecting: second).children.first?.value
    else { return true }
    func open<Content>(_ type: Content.Type) -> Bool {
      guard let first = first as? Content, let second = second as? Content else { return false }
      let comparison = ValueComparison.ofField(type, question)
      return withAddress(of: first) { first in withAddress(of: second) { comparison.areEqual(first, $0) } }
    }
    return _openExistential(type(of: first), do: open)
  }
}

/// The cases of an enumeration as numbers, by the function that the compiler has made for each: `getEnumTag` of its
/// value witnesses, whose places do not change within a version of the runtime.
struct EnumerationTags {
  private typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32

  private let getTag: GetTag
  private let metadata: UnsafeRawPointer

  /// Nil if the type has no such function.
  init?(_ type: Any.Type) {
    guard case .enumeration = TypeKind(type) else { return nil }
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // The table is before the metadata. Eight functions, the size and the stride come first.
    let word = MemoryLayout<UInt>.size
    let witnesses = metadata.load(fromByteOffset: -word, as: UnsafeRawPointer.self)
    let flags = witnesses.load(fromByteOffset: 10 * word, as: UInt32.self)
    let hasEnumWitnesses: UInt32 = 0x0020_0000
    guard flags & hasEnumWitnesses != 0 else { return nil }
    getTag = unsafeBitCast(witnesses.load(fromByteOffset: 10 * word + 8, as: UnsafeRawPointer.self), to: GetTag.self)
  }

  func tag(of value: UnsafeRawPointer) -> UInt32 { getTag(value, metadata) }
}
