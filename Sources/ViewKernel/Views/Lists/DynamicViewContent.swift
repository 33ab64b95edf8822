public import Foundation

/// Views made from the elements of a collection, such as `ForEach`, whose rows users can delete and move in a list.
///
/// ```swift
/// struct Names: View {
///   @State private var names = ["Ann", "Ben"]
///
///   var body: some View {
///     List {
///       ForEach(names, id: \.self) { Text($0) }
///         .onDelete { names.remove(atOffsets: $0) }
///     }
///     .onChange(of: names) { print(names) }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Names())
/// window.makeKeyAndVisible()
/// window.settle()
/// if let table = window.subviews[0].subviews[0] as? HostTableView {
///   table.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
/// }
/// window.settle()
/// // Prints "["Ben"]"
/// ```
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection that the views are made from.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection that the content is made from.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets users delete rows in a list: with a swipe that reveals a delete button, and in edit mode.
  ///
  /// It applies to the rows of this `ForEach`, not to the rows of a `ForEach` nested in it. Of several actions the
  /// innermost counts.
  ///
  /// - Parameter action: Called with the offsets of the elements to remove from the data. Nil disables deletion.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowTraitModifier(trait: ElementEdits(delete: action)))
  }

  /// Lets users reorder rows in a list: a long press lifts a row, a line shows where it would be inserted. In edit mode
  /// the rows also have controls that lift them at once.
  ///
  /// It applies to the rows of this `ForEach`, not to the rows of a `ForEach` nested in it. Of several actions the
  /// innermost counts.
  ///
  /// - Parameter action: Called with the offsets of the elements to move and the offset before which to insert them,
  ///   as `move(fromOffsets:toOffset:)` takes them. Nil disables moving.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowTraitModifier(trait: ElementEdits(move: action)))
  }
}

/// The edit actions for the elements that rows show.
struct ElementEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var insert: RowInsertion?
}

extension ElementEdits: RowTrait {
  func amend(_ traits: inout RowTraits) {
    // An outer `ForEach` does not edit the rows of an inner one.
    guard traits.elementDepth == 1 else { return }
    traits.delete = traits.delete ?? delete
    traits.move = traits.move ?? move
    traits.insert = traits.insert ?? insert
  }
}

extension View {
  /// Keeps users from deleting this row. The innermost value counts.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitModifier(trait: RowLook(isDeleteDisabled: isDisabled)))
  }

  /// Keeps users from moving this row. The innermost value counts.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitModifier(trait: RowLook(isMoveDisabled: isDisabled)))
  }
}
