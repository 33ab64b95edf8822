/// A row of a container, whatever the type of the view in it.
@MainActor
protocol Row: ViewNode {
  /// Where the container shows it; nil while it is out of sight.
  var place: AnyObject? { get set }
  /// Whether the view in the row was given an identity, or is of the element that has it.
  func isIdentified(by id: AnyHashable) -> Bool
  /// Makes what is inside, which does not appear before it is shown.
  func make()
  /// Makes what is inside, and has it appear.
  func show()
  /// Has what is inside disappear, and keeps it with its state.
  func keep()
  /// Lets go of what is inside.
  func hide()
  /// Whether what is inside is kept, out of sight.
  var isKept: Bool { get }
  /// What is inside comes in by a transaction, if it is shown at once.
  func comesIn(by transaction: Transaction)
  /// A modifier around the row has changed: it takes the new values later in the update, unless it is handed a value before that.
  func modifiersDidChange()
  /// Makes what the container adds to the row, or gives it a new value; nil takes it away.
  func setExtra(_ kind: RowExtra, _ view: AnyView?)
  /// The node around what the container added.
  func extra(_ kind: RowExtra) -> ViewNode?
}

/// What a container adds to a row.
enum RowExtra: Int, CaseIterable {
  /// Behind the row; at its end; the buttons that a swipe shows; the entries of its menu.
  case background, badge, leadingActions, trailingActions, menu
}

/// A modifier's node around several rows: each of them is modified by itself, when it enters the viewport. It has the flag
/// ``NodeFlags/modifiesRows``.
@MainActor
protocol RowModifying: ViewNode {
  /// A row's view, modified.
  func modify<V: View>(_ row: V) -> any View
}

extension ViewNode {
  /// Whether the rows of a container may be inside of this node, rather than this node in one of them.
  final var passesRows: Bool { passesOn.contains(.defersRows) }

  /// Whether the content makes several rows, or as many as there are.
  final var isAroundRows: Bool { flags.contains(.defersRows) }

  /// The nearest container with rows around this node; nil where there is none.
  final var rowContainer: (any RowContainer)? {
    var node = parent
    while let current = node {
      if let container = current as? any RowContainer { return container }
      node = current.parent
    }
    return nil
  }

  /// Whether what is inside becomes rows of a list, if it becomes rows.
  final var isInList: Bool { ((self as? any RowContainer) ?? rowContainer)?.isList == true }

  /// What this node adds to the rows inside has changed: those that are shown take it later in the update. Called before the content is
  /// handed on, so that each row is updated once.
  final func invalidateRows() {
    forEachChild { child in
      if let row = child as? any Row {
        row.modifiersDidChange()
      } else if child.isAroundRows {
        child.invalidateRows()
      }
    }
  }
}

/// What contains rows: it is told when what one of them shows has changed.
@MainActor
protocol RowContainer: ViewNode {
  /// Whether it looks like a list: rows are looked at for what they say of themselves, and come and go without transitions.
  var isList: Bool { get }
  /// The hosts in a row that is in sight, or what the container needs to know of it, have changed.
  func rowDidChange(_ row: any Row)
}
