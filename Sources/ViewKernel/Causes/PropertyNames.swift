import Observation

/// Names of what was written, found from the nodes that have read it.
@MainActor
enum PropertyNames {
  /// The property of a view for which a source stands, and the view; nil if no reader is inside the view.
  static func name(of source: Source, readBy readers: [ReaderNode]) -> (property: String, owner: String)? {
    for reader in readers.prefix(8) {
      for value in values(around: reader) {
        if let name = property(of: value, source, depth: 0) { return (name, PrintedValue.typeName(value)) }
      }
    }
    return nil
  }

  /// The property of any view in some graphs for which a source stands: for one that no body reads.
  static func name(of source: Source, in graphs: [ViewGraph]) -> (property: String, owner: String)? {
    var found: (String, String)?
    for graph in graphs {
      graph.root.walk { node in
        guard found == nil else { return false }
        if let value = node.inspection.value, mayHaveState(type(of: value)),
          let name = property(of: value, source, depth: 0)
        {
          found = (name, PrintedValue.typeName(value))
        }
        return true
      }
    }
    return found
  }

  private static var statefulTypes: [ObjectIdentifier: Bool] = [:]

  private static func mayHaveState(_ type: Any.Type) -> Bool {
    if let known = statefulTypes[ObjectIdentifier(type)] { return known }
    let isStateful = FieldLayout.fields(of: type).contains { $0.type is any DynamicProperty.Type }
    statefulTypes[ObjectIdentifier(type)] = isStateful
    return isStateful
  }

  private static func property(of value: Any, _ source: Source, depth: Int) -> String? {
    for child in Mirror(reflecting: value).children {
      guard let label = child.label else { continue }
      let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
      if (child.value as? any SourcedProperty)?.source === source { return name }
      // A user's own dynamic property, made of others.
      if depth == 0, child.value is any DynamicProperty, !(child.value is any LiveProperty),
        let inner = property(of: child.value, source, depth: 1)
      {
        return "\(name).\(inner)"
      }
    }
    return nil
  }

  /// The property of a node's view that is of a type: the one with a value, if there are several.
  static func name(of type: Any.Type, with value: Any, in node: ViewNode) -> String? {
    guard let view = node.inspection.value else { return nil }
    let found = Mirror(reflecting: view).children.filter { Swift.type(of: $0.value) == type }
    let exact = found.first { ChangeLog.areEqual(($0.value as? any LiveProperty)?.liveValue, value) }
    return (exact ?? found.first)?.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
  }

  /// The views and modifiers around a node, from the inside out.
  private static func values(around node: ViewNode) -> some Sequence<Any> {
    sequence(first: node, next: \.parent).lazy.compactMap { $0.inspection.value }
  }

  /// The `@Observable` objects in the properties of the views around a node, the innermost view's first.
  static func observables(around node: ViewNode) -> [AnyObject] {
    var found: [AnyObject] = []
    ReaderNode.untracked {
      for value in values(around: node).prefix(40) { collect(value, 0, &found) }
    }
    return found
  }

  private static var observingTypes: [ObjectIdentifier: Bool] = [:]

  /// Whether properties of a type may be `@Observable` objects, or collections of them: most have only texts, numbers
  /// and other views, which need not be looked at.
  private static func mayHaveObservables(_ type: Any.Type) -> Bool {
    if let known = observingTypes[ObjectIdentifier(type)] { return known }
    let fields = FieldLayout.fields(of: type)
    let may = fields.isEmpty || fields.contains { !$0.name.hasPrefix("_$") && mayBeObservable($0.type) }
    observingTypes[ObjectIdentifier(type)] = may
    return may
  }

  private static func mayBeObservable(_ type: Any.Type) -> Bool {
    if type is any DynamicProperty.Type { return true }
    if let collection = type as? any ElementCollection.Type { return mayBeObservable(collection.elementType) }
    switch TypeKind(type) {
    case .function, .metatype, .existentialMetatype: return false
    case .structure, .tuple: return type is any Collection.Type
    default: return !TypeLayout(type).isPlain
    }
  }

  private static func collect(_ value: Any, _ depth: Int, _ found: inout [AnyObject]) {
    guard found.count < 24, depth < 4, mayHaveObservables(type(of: value)) else { return }
    let properties = InspectedProperty.properties(of: value)
    for property in properties {
      let value = property.value
      let mirror = Mirror(reflecting: value)
      if value is any Observable, mirror.displayStyle == .class {
        let object = value as AnyObject
        if !found.contains(where: { $0 === object }) {
          found.append(object)
          collect(object, depth + 1, &found)
        }
      } else if mirror.displayStyle == .collection {
        for child in mirror.children.prefix(24) where child.value is any Observable {
          let object = child.value as AnyObject
          if !found.contains(where: { $0 === object }) { found.append(object) }
        }
      }
    }
  }
}

/// A collection whose elements are known by its type.
private protocol ElementCollection {
  static var elementType: Any.Type { get }
}

extension Array: ElementCollection {
  fileprivate static var elementType: Any.Type { Element.self }
}

/// The names of sources that were written before: the same are written again and again.
@MainActor
struct SourceNames {
  // An object, as a structure with a weak property is copied at length.
  private final class Known {
    private(set) weak var source: Source?
    /// The number of the node that read it first.
    let reader: UInt32
    let name: (property: String, owner: String)

    init(_ source: Source, _ reader: UInt32, _ name: (property: String, owner: String)) {
      (self.source, self.reader, self.name) = (source, reader, name)
    }
  }

  private var known: [ObjectIdentifier: Known] = [:]
  /// The one that was looked for last, which mostly is the next as well.
  private var latest: Known?

  /// See ``PropertyNames/name(of:readBy:)``.
  mutating func name(of source: Source, readBy readers: [ReaderNode]) -> (property: String, owner: String)? {
    guard let reader = readers.first?.number else { return nil }
    if let latest, latest.reader == reader, latest.source === source { return latest.name }
    let id = ObjectIdentifier(source)
    if let found = known[id], found.source === source, found.reader == reader {
      latest = found
      return found.name
    }
    guard let name = PropertyNames.name(of: source, readBy: readers) else { return nil }
    if known.count > 1_000 { known = known.filter { $0.value.source != nil } }
    if known.count > 10_000 { known = [:] }
    known[id] = Known(source, reader, name)
    return name
  }
}

/// The graphs in which bodies have run.
@MainActor
struct KnownGraphs {
  /// A graph keeps it, so it is gone with the graph. A weak reference to the graph itself would make each retain of it
  /// slow, for as long as it lives.
  private final class Mark: KeptByGraph {
    unowned(unsafe) var graph: ViewGraph?

    init() {}
  }

  private struct Known {
    weak var mark: Mark?
  }

  private var known: [Known] = []

  var all: [ViewGraph] { known.compactMap { $0.mark?.graph } }

  mutating func meet(_ graph: ViewGraph) {
    // Mostly it is the one that was met last.
    if !known.isEmpty, let mark = known[known.count - 1].mark, mark.graph === graph { return }
    let mark = graph.kept(Mark.self)
    mark.graph = graph
    if known.contains(where: { $0.mark === mark }) { return }
    known.removeAll { $0.mark == nil }
    known.append(Known(mark: mark))
  }
}
