/// What the graph knows of a type of view, worked out once: how two values compare, and which properties are dynamic.
final class ViewDescriptor: CodeKind {
  /// Compares two values; dynamic properties compare themselves or not at all.
  let comparison: ValueComparison
  /// The dynamic properties, inner before outer.
  let properties: [PropertyStep]
  /// How many of them keep something between updates.
  let storageCount: Int
  private let hasComposed: Bool
  // A descriptor is never let go of, so neither is this: nobody need retain it.
  private let unretainedComparison: Unmanaged<ValueComparison>

  /// Whether there are dynamic properties at all, bindings included.
  var hasDynamicProperties: Bool { !properties.isEmpty }

  /// Compares the values at two addresses, which lie there as values of this type.
  @inline(__always)
  func areEqual<V>(_ first: UnsafePointer<V>, _ second: UnsafePointer<V>) -> Bool {
    unretainedComparison.inPlace { $0.isEqual(UnsafeRawPointer(first), UnsafeRawPointer(second)) }
  }

  /// Calls `update()` of the users' own properties. What they read counts as read by the body.
  @inline(__always)
  func updateComposed<V>(_ view: UnsafeMutablePointer<V>) {
    if hasComposed { updateAllComposed(UnsafeMutableRawPointer(view)) }
  }

  private func updateAllComposed(_ view: UnsafeMutableRawPointer) {
    for case .composed(let type, let offset) in properties { type.update(view + offset) }
  }

  private init(_ type: any Any.Type, ignoring content: any Any.Type) {
    comparison = content == Never.self ? ValueComparison.of(type) : ValueComparison.ofFields(of: type, except: content)
    unretainedComparison = .passUnretained(comparison)
    var steps: [PropertyStep] = []
    ViewDescriptor.appendSteps(of: type, at: 0, to: &steps)
    properties = steps
    storageCount = steps.count(where: { if case .stored = $0 { true } else { false } })
    hasComposed = steps.count > storageCount
  }

  private static var all: [ObjectIdentifier: ViewDescriptor] = [:]
  /// Those that were asked for last, each at a place that follows from its type: lists make many nodes of a few types.
  @exclusivity(unchecked) private static var recent = [(type: ObjectIdentifier, descriptor: ViewDescriptor)?](
    repeating: nil, count: 64)

  /// The descriptor of a type.
  ///
  /// - Parameter content: The type of the fields that two values are not compared by, because what is inside compares
  ///   itself; a type has one such type at most.
  static func of(_ type: any Any.Type, ignoring content: any Any.Type = Never.self) -> ViewDescriptor {
    let id = ObjectIdentifier(type)
    // Descriptions of types are apart by 16 bytes at least.
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

/// A field whose value, of any type, counts as a part of the view: its dynamic properties are the view's own.
protocol PropertyHolder {
  /// The type of the value, which begins where the field does.
  static var heldType: any Any.Type { get }
}

/// What to do with one dynamic property before a body runs.
enum PropertyStep {
  /// One of the library's own, which keeps something in the node.
  case stored(any StoredProperty.Type, offset: Int)
  /// A user's, made of others; its `update()` is called when those are ready.
  case composed(any DynamicProperty.Type, offset: Int)
}
