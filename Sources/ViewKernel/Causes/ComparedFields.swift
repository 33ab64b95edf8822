// Tests: `ComparedFieldsTests`.

/// The stored properties of a structure, and of the structures in it, by which a report tells two of its values apart.
///
/// They are compared in place, and only those that differ are read. `Mirror` would copy each property of both values,
/// which takes many times as long.
@MainActor
struct ComparedFields {
  struct Field {
    /// The property, with those around it: `item.name`.
    let path: String
    /// The number of structures around it.
    let depth: Int
    let offset: Int
    let type: Any.Type
    let comparison: ValueComparison
    /// Whether it may be weak or unowned, so that it can be compared in place, but not read.
    let isReference: Bool
  }

  @exclusivity(unchecked) private static var cache: [ObjectIdentifier: ComparedFields?] = [:]
  /// The type that was looked for last, which mostly is the next as well.
  @exclusivity(unchecked) private static var latest: (type: ObjectIdentifier, fields: ComparedFields?)?
  /// The deepest structures that are taken apart.
  static let depthLimit = 5

  private(set) var fields: [Field] = []

  /// The properties of a type; nil for one that has to be reflected. Dynamic properties are left out.
  static func of(_ type: Any.Type) -> ComparedFields? {
    if let latest, latest.type == ObjectIdentifier(type) { return latest.fields }
    let fields = cache[ObjectIdentifier(type)] ?? find(type)
    latest = (ObjectIdentifier(type), fields)
    return fields
  }

  private static func find(_ type: Any.Type) -> ComparedFields? {
    var found = ComparedFields()
    let fields = found.add(type, 0, at: 0, "") ? found : nil
    cache[ObjectIdentifier(type)] = .some(fields)
    return fields
  }

  /// Adds the properties of a structure or a tuple; false for another type, and for one with storage that is unknown.
  private mutating func add(_ type: Any.Type, _ depth: Int, at offset: Int, _ path: String) -> Bool {
    switch TypeKind(type) {
    case .structure, .tuple: break
    default: return false
    }
    let layout = FieldLayout.fields(of: type)
    // Collections tell their elements by a mirror of their own.
    guard !(type is any CustomReflectable.Type), !layout.isEmpty, TypeLayout(type).isFilled(by: layout) else {
      return false
    }
    for field in layout where !field.name.hasPrefix("_$") && !(field.type is any DynamicProperty.Type) {
      let name = field.name.hasPrefix(".") ? String(field.name.dropFirst()) : field.name
      let inner = path.isEmpty ? name : "\(path).\(name)"
      // A value with a description of its own is printed as one.
      let isWhole = depth + 1 >= ComparedFields.depthLimit || field.type is any CustomStringConvertible.Type
      if !isWhole, add(field.type, depth + 1, at: offset + field.offset, inner) { continue }
      fields.append(
        Field(
          path: inner, depth: depth + 1, offset: offset + field.offset, type: field.type,
          comparison: .ofField(field.type), isReference: ComparedFields.isReference(field.type)))
    }
    return true
  }

  /// Whether a property of a type may be weak or unowned.
  static func isReference(_ type: Any.Type) -> Bool {
    switch TypeKind((type as? any OptionalType.Type)?.wrappedType ?? type) {
    case .object, .objectExistential, .builtin, .other: true
    default: false
    }
  }

  /// A copy of the value at an address.
  static func read(_ type: Any.Type, _ place: UnsafeRawPointer) -> Any {
    func open<Value>(_ type: Value.Type) -> Any { place.assumingMemoryBound(to: type).pointee }
    return _openExistential(type, do: open)
  }
}
