public import Foundation

/// Views made of the elements of a collection, such as `ForEach`, whose rows a list lets the user delete and move.
public protocol DynamicViewContent: View {
  /// The collection.
  associatedtype Data: Collection
  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The elements of the content.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets the user delete rows in a list: swiping over one shows a button for it, and so does editing.
  ///
  /// - Parameter action: Called with the places of the elements to remove from the data; nil lets nobody delete.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowTraitModifier(trait: ElementEdits(delete: action)))
  }

  /// Lets the user move rows in a list while it is edited.
  ///
  /// - Parameter action: Called with the places of the elements to move, and the place before which to put them, as
  ///   `move(fromOffsets:toOffset:)` takes them; nil lets nobody move.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowTraitModifier(trait: ElementEdits(move: action)))
  }
}

/// What the user can do to the elements behind rows.
struct ElementEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

extension ElementEdits: RowTrait {
  func amend(_ traits: inout RowTraits) {
    // An outer `ForEach` has no say in the rows of an inner one.
    guard traits.elementDepth == 1 else { return }
    traits.delete = traits.delete ?? delete
    traits.move = traits.move ?? move
  }
}

extension View {
  /// Keeps the user from deleting this row.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitModifier(trait: RowLook(isDeleteDisabled: isDisabled)))
  }

  /// Keeps the user from moving this row.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitModifier(trait: RowLook(isMoveDisabled: isDisabled)))
  }
}
