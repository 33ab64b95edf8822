import Observation

/// Objects of which one has announced a change to a node that has read it: the values from before, to find out which
/// property it was.
@MainActor
final class AnnouncedObject {
  private struct Former {
    weak var object: AnyObject?
    let values: [(name: String, value: String)]
    let type: String
  }

  private(set) weak var reader: ReaderNode?
  private let formers: [Former]
  private let input: String?
  private let settle: Int
  private let isOfObservableObject: Bool
  private(set) var isFinished = false

  init(_ objects: [AnyObject], _ reader: ReaderNode, input: String?, settle: Int) {
    self.reader = reader
    self.input = input
    self.settle = settle
    isOfObservableObject = objects.first is any ObservableObject
    formers = objects.map { object in
      Former(object: object, values: AnnouncedObject.values(of: object), type: PrintedValue.typeName(object))
    }
  }

  /// Notes the write, for the node: the change has happened.
  func finish(in recorder: CauseRecorder) {
    guard !isFinished else { return }
    isFinished = true
    let readers = reader.map { [$0] } ?? []
    for former in formers {
      guard let object = former.object else { continue }
      for (old, new) in zip(former.values, AnnouncedObject.values(of: object)) where old.value != new.value {
        let change = ValueDifference(path: "", old: old.value, new: new.value)
        return note(old.name, former.type, [change], readers, recorder)
      }
    }
    if let first = formers.first, formers.count == 1 { return note("an object", first.type, [], readers, recorder) }
    note("an observed object", "", [], readers, recorder)
  }

  private func note(
    _ property: String, _ owner: String, _ changes: [ValueDifference], _ readers: [ReaderNode],
    _ recorder: CauseRecorder
  ) {
    // Several readers of one change are told one by one.
    if let last = recorder.writes[recorder.writes.endIndex - 1], last.property == property, last.owner == owner,
      last.changes == changes, last.settle == settle
    {
      return recorder.addReaders(readers, ofWriteAt: recorder.writes.endIndex - 1)
    }
    _ = recorder.note(
      WriteEvent(
        property: property, owner: owner, changes: changes, input: input, settle: settle,
        hasReaders: !readers.isEmpty, isOfObservableObject: isOfObservableObject),
      for: readers)
  }

  private static func values(of object: AnyObject) -> [(name: String, value: String)] {
    ReaderNode.untracked {
      InspectedProperty.properties(of: object).map { ($0.name, PrintedValue.short($0.value)) }
    }
  }
}
