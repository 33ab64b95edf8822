public import HostTree
public import ViewKernel

// Lists: around this view where it is in one, else in its own hosts.

extension View {
  /// Customises the table of a `List` or `Form`: the one that this view is in, else this view.
  public func introspectTableView(customize: @escaping @MainActor (HostTableView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.ancestorOrSiblingContaining, customize: customize)
  }

  /// Customises the cell of a row in a `List`: the one that this view is in.
  public func introspectTableViewCell(customize: @escaping @MainActor (HostTableViewCell) -> Void) -> some View {
    introspect(selector: TargetViewSelector.ancestorOrSiblingContaining, customize: customize)
  }

  /// Customises what stands above or below a section of a `List`: the one that this view is in.
  public func introspectTableViewHeaderFooterView(
    customize: @escaping @MainActor (HostTableViewHeaderFooterView) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.ancestorOrSiblingContaining, customize: customize)
  }

  /// Customises a collection: the one that this view is in, else what a representable among this view's hosts shows.
  public func introspectCollectionView(customize: @escaping @MainActor (HostCollectionView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.ancestorOrSiblingContaining, customize: customize)
  }

  /// Customises the cell of a collection: the one that this view is in, else the first in this view's hosts.
  public func introspectCollectionViewCell(
    customize: @escaping @MainActor (HostCollectionViewCell) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.ancestorOrSiblingContaining, customize: customize)
  }

  /// Customises what the user pulls down to ask for news, in a `List` or `ScrollView` with `refreshable`.
  public func introspectRefreshControl(customize: @escaping @MainActor (HostRefreshControl) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }
}
