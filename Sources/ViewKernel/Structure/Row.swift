// Tests: `LazyNodeTests`, `RowModifierUpdatesTests`.

/// A row of a container, with its view's type erased: a ``RowNode``.
///
/// The container calls ``show()`` when the row enters the viewport, and ``hide()`` (lists) or ``keep()`` (lazy stacks
/// and grids) when it leaves it.
@MainActor
protocol Row: ViewNode {
  /// The object at which the container shows the row, such as a cell; nil outside of the viewport.
  var place: AnyObject? { get set }
  /// Whether the row's view has this explicit identity, or is made for the element that has it.
  func isIdentified(by id: AnyHashable) -> Bool
  /// Mounts the content, which does not appear before the row is shown. Does nothing if it is mounted.
  func make()
  /// Mounts the content if it is not mounted, and makes it appear.
  func show()
  /// Makes the content disappear, and keeps it mounted with its state.
  func keep()
  /// Unmounts the content. Its state is lost.
  func hide()
  /// Whether the content is mounted, but outside of the viewport.
  var isKept: Bool { get }
  /// The content is inserted with a transition by this transaction, if it is shown in the coming layout pass.
  func comesIn(by transaction: Transaction)
  /// A modifier around the row has changed: the row is updated later in the flush, unless it gets a new value before
  /// that.
  func modifiersDidChange()
  /// Mounts or updates a view that the container adds to the row; nil unmounts it.
  func setExtra(_ kind: RowExtra, _ view: AnyView?)
  /// The node of a view that the container added; nil if there is none.
  func extra(_ kind: RowExtra) -> ViewNode?
  /// The row's view, without the modifiers around several rows.
  var rowView: any View { get }
  /// The follower that shows the row's view elsewhere; nil for most rows. It is notified when the view or the
  /// environment changes.
  var follower: RowFollower? { get set }
  /// Mounts the row's view, with the modifiers around several rows, as the content of a node elsewhere.
  func mountView(in node: ViewNode)
  /// Updates the nodes that ``mountView(in:)`` has mounted.
  func updateView(in node: ViewNode)
}

/// An object that shows the view of a row elsewhere than in the row's own node: see ``Row/follower``.
@MainActor
class RowFollower {
  /// The row's view has a new value, or a modifier around it has changed.
  func viewDidChange() {}
  /// The environment of the row has changed.
  func environmentDidChange(_ changes: EnvironmentChanges) {}
}

/// A view that a container adds to a row.
enum RowExtra: Int, CaseIterable {
  /// The row's background; its badge; its leading and trailing swipe actions; its context menu.
  case background, badge, leadingActions, trailingActions, menu
}

/// The node of a modifier around several rows, which modifies each row when it enters the viewport.
///
/// It has the flag ``NodeFlags/modifiesRows``. Without the flag it modifies only rows that are shown elsewhere in the
/// tree (``Row/mountView(in:)``), where it is not among their ancestors.
@MainActor
protocol RowModifying: ViewNode {
  /// Returns the view of a row with the modifier applied.
  func modify<V: View>(_ row: V) -> any View
}

extension ViewNode {
  /// Whether this node may contain rows of a container, rather than be part of one row.
  final var passesRows: Bool { passesOn.contains(.defersRows) }

  /// Whether this node is around rows of a container, any number of them.
  final var isAroundRows: Bool { flags.contains(.defersRows) }

  /// Whether this node contains rows which it offers as subviews, so that no modifier around it is around those.
  final var endsRows: Bool { flags.contains(.offersSubviews) && self is any RowContainer }

  /// The nearest container with rows among the ancestors; nil if there is none.
  final var rowContainer: (any RowContainer)? {
    var node = parent
    while let current = node {
      if let container = current as? any RowContainer { return container }
      node = current.parent
    }
    return nil
  }

  /// Whether the content's rows, if it has any, are rows of a list.
  final var isInList: Bool { ((self as? any RowContainer) ?? rowContainer)?.isList == true }

  /// This node's modifier has changed, which modifies rows only where they are shown elsewhere: see ``RowModifying``.
  final func subviewModifierDidChange() {
    guard flags.contains(.offersSubviews), isAroundRows else { return }
    invalidateRows()
    rowContainer?.containerTraitsDidChange()
  }

  /// Invalidates the rows in the subtree, as this node's modifier has changed: shown rows are updated later in the
  /// flush. Called before the content is updated, so that each row is updated once.
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

/// A container of rows: it is notified when the content of one has changed.
@MainActor
protocol RowContainer: ViewNode {
  /// Whether it is a list: it reads the modifiers of its rows, and inserts and removes rows without transitions.
  var isList: Bool { get }
  /// The hosts in a mounted row, or other contributions of the row to the container, have changed.
  func rowDidChange(_ row: any Row)
  /// A modifier around rows has another container trait. Only called where ``NodeFlags/offersSubviews`` is passed on.
  func containerTraitsDidChange()
}

extension RowContainer {
  func containerTraitsDidChange() {}
}
