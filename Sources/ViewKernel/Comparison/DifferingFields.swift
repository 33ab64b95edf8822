// Tests: `DifferingFieldsTests`.

/// Finds the stored properties in which two values differ, for reports.
///
/// `Mirror` copies each property of both values, which takes a hundred times as long; this copies those that differ.
@MainActor
package enum DifferingFields {
  private struct Field {
    let name: String
    let offset: Int
    let type: Any.Type
    let comparison: ValueComparison
    /// Whether it may be weak or unowned, so that it can be compared in place, but not read.
    let isReference: Bool
  }

  private static var cache: [ObjectIdentifier: [Field]?] = [:]

  /// The properties of two values that differ, in the order of declaration; nil if the values are of two types, or of
  /// one that has to be reflected.
  package static func find(_ old: Any, _ new: Any) -> [(name: String, old: Any, new: Any)]? {
    let type = type(of: old)
    guard type == Swift.type(of: new), let fields = fields(of: type) else { return nil }
    var found: [(name: String, old: Any, new: Any)] = []
    func open<Value>(_ old: Value) -> Bool {
      guard let new = new as? Value else { return false }
      return withAddress(of: old) { old in
        withAddress(of: new) { new in
          let (old, new) = (UnsafeRawPointer(old), UnsafeRawPointer(new))
          for field in fields where !field.comparison.isEqual(old + field.offset, new + field.offset) {
            if field.isReference { return false }
            found.append((field.name, read(field, old), read(field, new)))
          }
          return true
        }
      }
    }
    return _openExistential(old, do: open) ? found : nil
  }

  private static func read(_ field: Field, _ value: UnsafeRawPointer) -> Any {
    func open<Value>(_ type: Value.Type) -> Any { (value + field.offset).assumingMemoryBound(to: type).pointee }
    return _openExistential(field.type, do: open)
  }

  private static func fields(of type: Any.Type) -> [Field]? {
    let id = ObjectIdentifier(type)
    if let known = cache[id] { return known }
    let fields = makeFields(of: type)
    cache[id] = .some(fields)
    return fields
  }

  private static func makeFields(of type: Any.Type) -> [Field]? {
    switch TypeKind(type) {
    case .structure, .tuple: break
    default: return nil
    }
    let fields = FieldLayout.fields(of: type)
    // Collections tell their elements by a mirror of their own.
    guard !(type is any CustomReflectable.Type), !fields.isEmpty, TypeLayout(type).isFilled(by: fields) else {
      return nil
    }
    return fields.map { field in
      Field(
        name: field.name, offset: field.offset, type: field.type, comparison: .ofField(field.type),
        isReference: isReference(field.type))
    }
  }

  private static func isReference(_ type: Any.Type) -> Bool {
    switch TypeKind((type as? any OptionalType.Type)?.wrappedType ?? type) {
    case .object, .objectExistential, .builtin, .other: true
    default: false
    }
  }
}
