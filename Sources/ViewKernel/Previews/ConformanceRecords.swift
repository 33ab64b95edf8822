// On these processors C functions and Swift functions with so few parameters have the same calling convention.
#if (os(Linux) || os(Android)) && (arch(x86_64) || arch(arm64))
  /// Calls `body` with the metadata sections of each executable and library that the runtime knows, and `context`,
  /// until it returns false.
  ///
  /// Declared by its symbol, since no module declares it; so it is found also if the runtime is linked into the
  /// executable.
  @_silgen_name("swift_enumerateAllMetadataSections")
  private func enumerateAllMetadataSections(
    _ body: @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer?) -> Bool,
    _ context: UnsafeMutableRawPointer?)
#endif

/// Finds the types of the program that conform to a protocol, by reading the conformance records that the compiler
/// emits for the runtime.
///
/// This relies on the layout of Swift's stable ABI, and on the runtime function that returns the sections on ELF
/// systems. If something differs from the known layout, an error with the reason is thrown.
struct ConformanceRecords {
  /// The error if records can't be read, so that types may be missing.
  struct Unreadable: Error {
    let reason: String
  }

  // Four words, then the start and length of each kind of record: protocols, conformances, and later kinds.
  private static let knownVersions: ClosedRange<UInt> = 3...5
  private static let conformancesStart = MemoryLayout<UInt>.size * 6

  /// Returns the non-generic structs, enums and classes that conform to a protocol, in no defined order.
  ///
  /// - Parameter existential: The existential type of the protocol, `(any P).self`.
  static func types(conformingTo existential: Any.Type) throws(Unreadable) -> [Any.Type] {
    guard let wanted = descriptor(of: existential) else {
      throw Unreadable(reason: "the runtime describes protocols in a way that is not known here")
    }
    var types: [Any.Type] = []
    for section in try sections() {
      for record in stride(from: section.start, to: section.end, by: 4) {
        guard let conformance = relativePointer(at: record),
          let (target, isIndirect) = indirectablePointer(at: conformance),
          (isIndirect ? target.load(as: UnsafeRawPointer?.self) : target) == wanted,
          let type = type(of: conformance)
        else { continue }
        types.append(type)
      }
    }
    return types
  }

  // MARK: Sections

  private struct Section {
    var start: UnsafeRawPointer
    var end: UnsafeRawPointer
  }

  /// The conformance section of each executable and library.
  private static func sections() throws(Unreadable) -> [Section] {
    #if (os(Linux) || os(Android)) && (arch(x86_64) || arch(arm64))
      var found: (sections: [Section], version: UInt?) = ([], nil)
      withUnsafeMutablePointer(to: &found) { found in
        enumerateAllMetadataSections(
          { sections, found in
            guard let found = found?.assumingMemoryBound(to: (sections: [Section], version: UInt?).self) else {
              return false
            }
            let version = sections.load(as: UInt.self)
            guard ConformanceRecords.knownVersions.contains(version) else {
              found.pointee.version = version
              return false
            }
            let place = ConformanceRecords.conformancesStart
            let start = sections.load(fromByteOffset: place, as: UnsafeRawPointer?.self)
            let length = sections.load(fromByteOffset: place + MemoryLayout<UInt>.size, as: Int.self)
            if let start, length > 0 {
              found.pointee.sections.append(Section(start: start, end: start + length - length % 4))
            }
            return true
          }, found)
      }
      if let version = found.version {
        throw Unreadable(reason: "the runtime's records have version \(version), and \(knownVersions) are known here")
      }
      return found.sections
    #else
      throw Unreadable(reason: "on this system nobody has written yet how to read the records")
    #endif
  }

  // MARK: Records

  /// The descriptor of the protocol of an existential type with one protocol. Its metadata has the kind of type, flags,
  /// the number of protocols, and a pointer for each.
  private static func descriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let existentialKind: UInt = 0x303
    let word = MemoryLayout<UInt>.size
    guard metadata.load(as: UInt.self) == existentialKind,
      metadata.load(fromByteOffset: word + 4, as: UInt32.self) == 1
    else { return nil }
    return metadata.load(fromByteOffset: word + 8, as: UnsafeRawPointer?.self)
  }

  /// Resolves a relative pointer: a 32-bit offset from its own address; nil for zero.
  private static func relativePointer(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = place.load(as: Int32.self)
    return distance == 0 ? nil : place + Int(distance)
  }

  /// Resolves a relative pointer whose lowest bit marks an indirect one, to a pointer.
  private static func indirectablePointer(at place: UnsafeRawPointer) -> (UnsafeRawPointer, isIndirect: Bool)? {
    let distance = place.load(as: Int32.self)
    return distance == 0 ? nil : (place + Int(distance & ~1), distance & 1 == 1)
  }

  /// The conforming type. The record has protocol, type, witness table and flags, four bytes each.
  private static func type(of conformance: UnsafeRawPointer) -> Any.Type? {
    let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
    guard var context = relativePointer(at: conformance + 4) else { return nil }
    switch (flags >> 3) & 7 {
    case 0: break
    case 1:
      guard let target = context.load(as: UnsafeRawPointer?.self) else { return nil }
      context = target
    default: return nil
    }
    // The context descriptor has flags, parent, name and the metadata accessor, four bytes each.
    let contextFlags = context.load(as: UInt32.self)
    let isType = (16...18).contains(contextFlags & 31)
    let isGeneric = contextFlags & 0x80 != 0
    guard isType, !isGeneric, let access = relativePointer(at: context + 12) else { return nil }
    // The accessor's first result is the type. Its argument 0 requests complete metadata, in a blocking call.
    typealias Access = @convention(c) (UInt) -> UnsafeRawPointer
    return unsafeBitCast(unsafeBitCast(access, to: Access.self)(0), to: Any.Type.self)
  }
}
