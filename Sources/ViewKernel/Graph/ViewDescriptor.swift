// Tests: `DynamicPropertyTests`, `EquatableViewTests`.

/// The graph's cached knowledge of a type of view or modifier: how two values compare, and which properties are
/// dynamic.
///
/// Computed from the type's fields when it is first requested, and kept for the life of the process.
final class ViewDescriptor: CodeKind {
  /// Compares two values. Dynamic properties compare themselves, or are left out.
  let comparison: ValueComparison
  /// The steps before each run of a body: the dynamic properties, inner before outer.
  let properties: [PropertyStep]
  /// The number of properties that have a storage in the node.
  let storageCount: Int
  /// Whether a property's result is an object that may be missing.
  let hasObjects: Bool
  private let hasComposed: Bool
  private let type: any Any.Type
  /// Whether the type is a view or a modifier of the program's own, of which reports tell.
  private(set) lazy var isOfUser = ViewBodies.isOfUser(type) && (type is any View.Type || type is any ViewModifier.Type)
  // A descriptor is never released, so neither is this: it need not be retained.
  private let unretainedComparison: Unmanaged<ValueComparison>

  /// The class of the nodes of this type's views, once it was asked for.
  private var keptNodeType: AnyClass?

  /// The class of the nodes of this type's views. Looking up a generic class takes 300 instructions.
  ///
  /// - Parameter type: The class, which must be the same each time: it is kept without its type.
  @inline(__always)
  func nodeType<Node: ViewNode>(_ type: @autoclosure () -> Node.Type) -> Node.Type {
    if let keptNodeType { return unsafeBitCast(keptNodeType, to: Node.Type.self) }
    let type = type()
    keptNodeType = type
    return type
  }

  /// Whether the type has dynamic properties, bindings included.
  var hasDynamicProperties: Bool { !properties.isEmpty }

  /// Compares the values of this type at two addresses.
  @inline(__always)
  func areEqual<V>(_ first: UnsafePointer<V>, _ second: UnsafePointer<V>) -> Bool {
    unretainedComparison.inPlace { $0.areEqual(first, second) }
  }

  /// Calls `update()` of the users' own dynamic properties. Their reads count as the body's.
  @inline(__always)
  func updateComposed<V>(_ view: UnsafeMutablePointer<V>) {
    if hasComposed { updateAllComposed(FieldAddress(in: view)) }
  }

  private func updateAllComposed(_ view: FieldAddress) {
    for case .composed(let type, let offset) in properties { type.update(view + offset) }
  }

  private init(_ type: any Any.Type, ignoring content: any Any.Type) {
    self.type = type
    comparison = content == Never.self ? ValueComparison.of(type) : ValueComparison.ofFields(of: type, except: content)
    unretainedComparison = .passUnretained(comparison)
    var steps: [PropertyStep] = []
    ViewDescriptor.appendSteps(of: type, at: 0, to: &steps)
    properties = steps
    storageCount = steps.count(where: { if case .stored = $0 { true } else { false } })
    hasObjects = steps.contains { if case .stored(let type, _) = $0 { type.isOfObject } else { false } }
    hasComposed = steps.count > storageCount
  }

  private static var all: [ObjectIdentifier: ViewDescriptor] = [:]
  /// A cache of the descriptors requested last, indexed by their type's address: lists make many nodes of a few types.
  @exclusivity(unchecked) private static var recent = [(type: ObjectIdentifier, descriptor: ViewDescriptor)?](
    repeating: nil, count: 64)

  /// The descriptor of a type.
  ///
  /// - Parameter content: The type of the fields that two values are not compared by, because the nodes of the content
  ///   compare themselves. Always the same for one type.
  static func of(_ type: any Any.Type, ignoring content: any Any.Type = Never.self) -> ViewDescriptor {
    let id = ObjectIdentifier(type)
    // Type metadata is at least 16 bytes apart.
    let place = Int(bitPattern: id) >> 4 & 63
    if let known = recent[place], known.type == id { return known.descriptor }
    let descriptor: ViewDescriptor
    if let known = all[id] {
      descriptor = known
    } else {
      descriptor = ViewDescriptor(type, ignoring: content)
      all[id] = descriptor
    }
    recent[place] = (id, descriptor)
    return descriptor
  }

  private static func appendSteps(of type: any Any.Type, at offset: Int, to steps: inout [PropertyStep]) {
    for field in FieldLayout.fields(of: type) {
      let place = offset + field.offset
      if let stored = field.type as? any StoredProperty.Type {
        steps.append(.stored(stored, offset: place))
      } else if let dynamic = field.type as? any DynamicProperty.Type {
        appendSteps(of: field.type, at: place, to: &steps)
        steps.append(.composed(dynamic, offset: place))
      } else if let holder = field.type as? any PropertyHolder.Type {
        appendSteps(of: holder.heldType, at: place, to: &steps)
      }
    }
  }
}

/// A field whose value, of any type, counts as part of the view: its dynamic properties are the view's own.
protocol PropertyHolder {
  /// The type of the value, which begins at the field's own address.
  static var heldType: any Any.Type { get }
}

/// A step taken with one dynamic property before a body runs.
enum PropertyStep {
  /// One of the library's own, which has a storage in the node.
  case stored(any StoredProperty.Type, offset: Int)
  /// A user's, made of others; its `update()` is called after those are installed.
  case composed(any DynamicProperty.Type, offset: Int)
}
