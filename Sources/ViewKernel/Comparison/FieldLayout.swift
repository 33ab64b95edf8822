@_spi(Reflection) import Swift

/// The memory layout of a type's stored properties, read from the metadata that the compiler emits.
///
/// `Mirror` would need a value, and copies each property; this needs a type, and copies nothing. Reading takes about a
/// microsecond a field, so callers cache the result.
package enum FieldLayout {
  /// A stored property.
  package struct Field {
    /// The name as it is stored: a wrapped property `x` is called `_x`, the first element of a tuple `.0`.
    package let name: String

    /// The distance in bytes from the start of the value; in a class, from the start of the object.
    package let offset: Int

    /// The declared type.
    ///
    /// For a weak property it is `Optional`, though what is stored is not one: never load it through a pointer.
    package let type: Any.Type
  }

  /// The stored properties of a structure, a tuple or a class with its superclasses, in the order of declaration.
  ///
  /// Enumerations, functions, existentials and types that were compiled without reflection metadata have none.
  package static func fields(of type: Any.Type) -> [Field] {
    let options: _EachFieldOptions
    switch TypeKind(type) {
    case .structure, .tuple: options = []
    case .object: options = _EachFieldOptions(rawValue: 1)  // That is `classType`, a variable and thus out of reach.
    default: return []
    }
    var fields: [Field] = []
    _ = _forEachField(of: type, options: options) { name, offset, type, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: type))
      return true
    }
    return fields
  }
}

/// The kind of a type, as far as values are compared differently.
enum TypeKind {
  case structure, enumeration, optional, tuple, function
  case object, objectExistential, existential
  case metatype(instance: Any.Type), existentialMetatype
  case builtin, other

  /// Reads the first words of the type's metadata, whose layout does not change within a version of the runtime.
  init(_ type: Any.Type) {
    let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    switch words[0] {
    case 0, 0x203, 0x305, 0x800...: self = .object
    case 0x200: self = .structure
    case 0x201: self = .enumeration
    case 0x202: self = .optional
    case 0x300: self = .builtin
    case 0x301: self = .tuple
    case 0x302: self = .function
    case 0x303:
      // The highest bit of the flags is clear if the protocols allow only objects.
      self = words[1] & 0x8000_0000 == 0 ? .objectExistential : .existential
    case 0x304: self = .metatype(instance: unsafeBitCast(words[1], to: Any.Type.self))
    case 0x306: self = .existentialMetatype
    case 0x307:
      // An existential with parameters. Its shape gives the kind: 0 any type, 1 objects only, others are rare.
      switch (UnsafePointer<UInt32>(bitPattern: words[1])?.pointee ?? 0xFF) & 0xFF {
      case 0: self = .existential
      case 1: self = .objectExistential
      default: self = .other
      }
    default: self = .other
    }
  }

  /// Whether a function's type is an action's: it returns nothing, throws nothing, and its parameters neither hold
  /// objects nor are inout. So it is run for what it does to what it has captured, and code that is handed it shows
  /// nothing of that.
  @MainActor
  static func isAction(_ function: Any.Type) -> Bool {
    // Flags with the number of parameters, the result, the parameters.
    let words = unsafeBitCast(function, to: UnsafePointer<UInt>.self)
    let throwsOrMarksParameters: UInt = 0x0300_0000
    guard words[1] & throwsOrMarksParameters == 0, unsafeBitCast(words[2], to: Any.Type.self) == Void.self else {
      return false
    }
    return (0..<Int(words[1] & 0xFFFF)).allSatisfy { index in
      !ValueComparison.ofInput(unsafeBitCast(words[3 + index], to: Any.Type.self)).holdsObjects
    }
  }
}
