import Observation

/// A node that has read an object which has announced a change.
@MainActor
final class AnnouncedObject {
  /// By its number: a weak reference would make each retain of the node slow, for as long as it lives.
  let reader: WaitingNode
  let snapshot: ObjectSnapshot
  private(set) var isFinished = false

  init(_ snapshot: ObjectSnapshot, _ reader: WaitingNode) { (self.snapshot, self.reader) = (snapshot, reader) }

  /// Notes the write, for the node: the change has happened.
  func finish(in recorder: CauseRecorder) {
    guard !isFinished else { return }
    isFinished = true
    let write = snapshot.write
    // Several readers of one change are told one by one, in any order.
    let former = recorder.writes.indices.suffix(50).last { recorder.writes[$0]?.isSame(as: write) == true }
    recorder.wait(.write(former ?? recorder.note(write)), for: reader)
  }
}

/// The values of objects before one of them changes, to find out which property it was.
@MainActor
final class ObjectSnapshot {
  private struct Former {
    weak var object: AnyObject?
    let values: [(name: String, value: KeptValue)]
    let type: String
  }

  private let formers: [Former]
  private let input: String?
  private let settle: Int
  private let isOfObservableObject: Bool
  /// The property that has changed, its object's type and the change, as soon as it was looked for.
  private var found: (property: String, owner: String, changes: [ValueDifference])?

  init(_ objects: [AnyObject], input: String?, settle: Int) {
    (self.input, self.settle) = (input, settle)
    isOfObservableObject = objects.first is any ObservableObject
    formers = objects.map { object in
      Former(object: object, values: ObjectSnapshot.values(of: object), type: PrintedValue.typeName(object))
    }
  }

  /// The write that has happened since.
  var write: WriteEvent {
    let (property, owner, changes) = found ?? change
    found = (property, owner, changes)
    return WriteEvent(
      property: property, owner: owner, changes: changes, input: input, settle: settle, hasReaders: true,
      isOfObservableObject: isOfObservableObject)
  }

  private var change: (property: String, owner: String, changes: [ValueDifference]) {
    for former in formers {
      guard let object = former.object else { continue }
      for (old, new) in zip(former.values, ObjectSnapshot.values(of: object)) where old.value != new.value {
        return (old.name, former.type, [ValueDifference(path: "", old: old.value, new: new.value)])
      }
    }
    if let first = formers.first, formers.count == 1 { return ("an object", first.type, []) }
    return ("an observed object", "", [])
  }

  private static func values(of object: AnyObject) -> [(name: String, value: KeptValue)] {
    ReaderNode.untracked {
      ObjectFields.values(of: object)
        ?? InspectedProperty.properties(of: object).map { ($0.name, KeptValue($0.value)) }
    }
  }
}

/// The stored properties of a class, which are read in place: `Mirror` takes ten times as long.
@MainActor
private enum ObjectFields {
  private struct Field {
    let name: String
    let offset: Int
    let type: Any.Type
    let isLive: Bool
  }

  private static var cache: [ObjectIdentifier: [Field]?] = [:]

  /// The values of an object; nil if its class has to be reflected, as it has references, which may be weak.
  static func values(of object: AnyObject) -> [(name: String, value: KeptValue)]? {
    guard let fields = fields(of: type(of: object)) else { return nil }
    let place = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    let values = fields.map { field in
      let place = place + field.offset
      if let value = KeptValue(plain: field.type, at: place) { return (name: field.name, value: value) }
      let value = ComparedFields.read(field.type, place)
      return (
        name: field.name, value: KeptValue(field.isLive ? (value as? any LiveProperty)?.liveValue ?? value : value)
      )
    }
    withExtendedLifetime(object) {}
    return values
  }

  private static func fields(of type: AnyClass) -> [Field]? {
    if let known = cache[ObjectIdentifier(type)] { return known }
    let fields = makeFields(of: type)
    cache[ObjectIdentifier(type)] = .some(fields)
    return fields
  }

  private static func makeFields(of type: AnyClass) -> [Field]? {
    let layout = FieldLayout.fields(of: type).filter { !$0.name.hasPrefix("_$") }
    guard !(type is any CustomReflectable.Type), !layout.isEmpty,
      !layout.contains(where: { ComparedFields.isReference($0.type) })
    else { return nil }
    let isObservable = type is any Observable.Type
    return layout.map { field in
      let isLive = field.type is any LiveProperty.Type || field.type is any DynamicProperty.Type
      let isNamedWithout = field.name.hasPrefix("_") && (isLive || isObservable)
      return Field(
        name: isNamedWithout ? String(field.name.dropFirst()) : field.name, offset: field.offset, type: field.type,
        isLive: isLive)
    }
  }
}
