public import HostTree

// Lists and forms, their cells, headers and footers; collection views. `ofKind` asks for a property that a host keeps
// for life: views make a table as a form, and a section's view as a footer, and never change that.

extension IntrospectionKey<HostTableView> {
  /// The table of a `List`, whatever its style; a table in a representable, too.
  public static var list: Self { Self().ofKind { !$0.isForm && !$0.hasColumns } }
  /// The table of a `Form`, whatever its style.
  public static var form: Self { Self().ofKind { $0.isForm } }
  /// The table of a `Table`, whatever its style.
  public static var table: Self { Self().ofKind { $0.hasColumns } }
}

extension IntrospectionKey<HostTableRowView> {
  /// The host around the cells of a row of a `Table`.
  public static var tableRow: Self { Self(scope: .ancestor).ofKind { !$0.isHeader } }
}

extension IntrospectionKey<HostTableViewCell> {
  /// The cell around a row of a `List` or a `Form`.
  public static var listCell: Self { Self(scope: .ancestor) }
}

extension IntrospectionKey<HostTableViewHeaderFooterView> {
  /// The host around the header of a `Section` in a `List`.
  public static var sectionHeader: Self { Self(scope: .ancestor).ofKind { !$0.isFooter } }
  /// The host around the footer of a `Section` in a `List`.
  public static var sectionFooter: Self { Self(scope: .ancestor).ofKind { $0.isFooter } }
}

extension IntrospectionKey<HostSectionIndexView> {
  /// The titles at the trailing edge of a `List` whose sections have a `sectionIndexLabel`.
  public static var sectionIndex: Self { Self() }
}

extension IntrospectionKey<HostRefreshControl> {
  /// The refresh control of a `refreshable` list.
  public static var refreshable: Self { Self() }
}

extension IntrospectionKey<HostCollectionView> {
  /// A collection in a representable.
  public static var collectionView: Self { Self() }
}

extension IntrospectionKey<HostCollectionViewCell> {
  /// A cell of a collection.
  public static var collectionViewCell: Self { Self() }
}
