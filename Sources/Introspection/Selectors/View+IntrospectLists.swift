public import HostTree
public import ViewKernel

// Lists: searched among the ancestors first, so that rows find their list; then in the siblings behind the marker. The
// refresh control alone is searched the other way round: it is in the list that has it, not around it.
// `TargetViewSelector.swift` has a picture.

extension View {
  /// Customises the table of a `List` or `Form`: the nearest enclosing one, else this view's.
  public func introspectTableView(customize: @escaping @MainActor (HostTableView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.ancestorOrSiblingContaining, customize: customize)
  }

  /// Customises the cell of a list row: the nearest enclosing one, else the first in this view's hosts.
  public func introspectTableViewCell(customize: @escaping @MainActor (HostTableViewCell) -> Void) -> some View {
    introspect(selector: TargetViewSelector.ancestorOrSiblingContaining, customize: customize)
  }

  /// Customises the row of a `Table`, or the row of its titles: the nearest enclosing one, else the first in this
  /// view's hosts.
  public func introspectTableRowView(customize: @escaping @MainActor (HostTableRowView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.ancestorOrSiblingContaining, customize: customize)
  }

  /// Customises the header or footer view of a list's section: the nearest enclosing one, else this view's.
  public func introspectTableViewHeaderFooterView(
    customize: @escaping @MainActor (HostTableViewHeaderFooterView) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.ancestorOrSiblingContaining, customize: customize)
  }

  /// Customises a collection view: the nearest enclosing one, else that of a representable in this view.
  public func introspectCollectionView(customize: @escaping @MainActor (HostCollectionView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.ancestorOrSiblingContaining, customize: customize)
  }

  /// Customises a cell of a collection view: the nearest enclosing one, else the first in this view's hosts.
  public func introspectCollectionViewCell(
    customize: @escaping @MainActor (HostCollectionViewCell) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.ancestorOrSiblingContaining, customize: customize)
  }

  /// Customises the refresh control of a `List` or `ScrollView` with `refreshable`.
  public func introspectRefreshControl(customize: @escaping @MainActor (HostRefreshControl) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }
}
