import Foundation

/// The ways in which a user can edit the collection behind a binding: see ``ForEach/init(_:editActions:content:)``.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the set: 1 for `move`, 2 for `delete`.
  public let rawValue: Int

  /// Creates a set from its bits. Unknown bits are kept and have no effect.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Elements can be reordered, in edit mode.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Elements can be deleted, with a swipe or in edit mode.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }

  /// Elements can be reordered and deleted.
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

extension EditActions {
  fileprivate var canMove: Bool { rawValue & 1 != 0 }
  fileprivate var canDelete: Bool { rawValue & 2 != 0 }
}

/// The row content of an element that a user can delete or move. `ForEach` and `List` create it.
public struct EditableCollectionContent<Content: View, Data: MutableCollection>: View {
  nonisolated(unsafe) private let content: Content
  nonisolated(unsafe) private let data: Binding<Data>
  private let actions: EditActions<Data>

  nonisolated init(_ content: Content, _ data: Binding<Data>, _ actions: EditActions<Data>) {
    self.content = content
    self.data = data
    self.actions = actions
  }

  /// The content of the element, with its edit actions.
  public var body: some View {
    content.modifier(RowTraitModifier(trait: EditedElement(data: data, actions: actions)))
  }
}

/// Lets a user delete and move the element that a row shows, by writing the collection's binding.
struct EditedElement<Data: MutableCollection>: RowTrait {
  let data: Binding<Data>
  let actions: EditActions<Data>

  func amend(_ traits: inout RowTraits) {
    // Rows of a `ForEach` nested in the element belong to that one's collection.
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
  /// Creates views for the elements behind a binding, with a binding to each element, and lets users edit the
  /// collection in a list.
  ///
  /// It works like `onDelete(perform:)` and `onMove(perform:)` with actions that write the collection. Those modifiers
  /// have no effect on this `ForEach`: the edit actions take precedence. Use `deleteDisabled(_:)` and
  /// `moveDisabled(_:)` to exclude single rows.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  { self.init(data, id: \.id, editActions: editActions, content: content) }

  /// Creates views for the elements behind a binding, identified by the property at `id`, and lets users edit the
  /// collection in a list.
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
