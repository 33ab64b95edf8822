import Foundation

/// What a user can do to the elements of a collection behind a binding: see ``ForEach/init(_:editActions:content:)``.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The actions as bits.
  public let rawValue: Int

  /// Makes a set of the bits in a number; those that mean nothing are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Elements can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Elements can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }

  /// Elements can be moved and deleted.
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

extension EditActions {
  fileprivate var canMove: Bool { rawValue & 1 != 0 }
  fileprivate var canDelete: Bool { rawValue & 2 != 0 }
}

/// The view of an element that a user can delete or move.
public struct EditableCollectionContent<Content: View, Data: MutableCollection>: View {
  nonisolated(unsafe) private let content: Content
  nonisolated(unsafe) private let data: Binding<Data>
  private let actions: EditActions<Data>

  nonisolated init(_ content: Content, _ data: Binding<Data>, _ actions: EditActions<Data>) {
    self.content = content
    self.data = data
    self.actions = actions
  }

  /// The view of the element.
  public var body: some View {
    content.modifier(RowTraitModifier(trait: EditedElement(data: data, actions: actions)))
  }
}

/// Lets a user delete and move the element that a row shows, by writing the collection.
struct EditedElement<Data: MutableCollection>: RowTrait {
  let data: Binding<Data>
  let actions: EditActions<Data>

  func amend(_ traits: inout RowTraits) {
    // The rows of a `ForEach` inside of the element are not the element's.
    guard traits.elementDepth == 0 else { return }
    if traits.delete == nil, actions.canDelete, Data.self is any (RangeReplaceableCollection & MutableCollection).Type {
      traits.delete = { offsets in
        guard let elements = data.wrappedValue as? any (RangeReplaceableCollection & MutableCollection) else { return }
        if let rest = without(offsets, elements) as? Data { data.wrappedValue = rest }
      }
    }
    if traits.move == nil, actions.canMove {
      traits.move = { [data] in data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
  }

  private func without<Elements: RangeReplaceableCollection & MutableCollection>(
    _ offsets: IndexSet, _ elements: Elements
  ) -> Elements {
    var rest = elements
    rest.remove(atOffsets: offsets)
    return rest
  }
}

extension ForEach where Content: View {
  /// Makes views for the elements behind a binding, each of which gets a binding of its own, and lets a user edit the collection in a
  /// list: it is as `onDelete(perform:)` and `onMove(perform:)` with actions that write the collection.
  ///
  /// What these two say for the whole `ForEach` is not asked where this is. `deleteDisabled(_:)` and `moveDisabled(_:)` on a row
  /// keep it where it is.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  { self.init(data, id: \.id, editActions: editActions, content: content) }

  /// Makes views for the elements behind a binding, told apart by the property at `id`, and lets a user edit the collection in a list.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.init(
      data: IndexedIdentifierCollection(base: elements, idProperty: id), identifyElement: { $0.pointee.id },
      content: {
        let location = IdentifiedElementLocation(data.location, id, ($0.index, $0.id), elements[$0.index])
        return EditableCollectionContent(content(Binding(location)), data, editActions)
      })
  }
}
