public import Foundation
import HostTree

/// The sort order of a table, with the type of its comparators erased.
struct TableSorting {
  /// The order in which a column's comparator is the first to sort; nil if it is not.
  let order: @MainActor (any SortComparator) -> SortOrder?
  /// Sorts by a column's comparator first, or in the reverse order if it is the first.
  let sort: @MainActor (any SortComparator) -> Void

  nonisolated init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    order = { comparator in
      guard let comparator = comparator as? Sort, let first = binding.wrappedValue.first,
        TableSorting.areAlike(first, comparator)
      else { return nil }
      return first.order
    }
    sort = { comparator in
      guard let comparator = comparator as? Sort else { return }
      var comparators = binding.wrappedValue
      if let first = comparators.first, TableSorting.areAlike(first, comparator) {
        comparators[0].order = first.order == .forward ? .reverse : .forward
      } else {
        comparators.removeAll { TableSorting.areAlike($0, comparator) }
        comparators.insert(comparator, at: 0)
      }
      binding.wrappedValue = comparators
    }
  }

  /// Whether two comparators differ in their order at most, or sort by the same property.
  private static func areAlike<Sort: SortComparator>(_ one: Sort, _ other: Sort) -> Bool {
    if let one = one as? any PropertyComparator, let other = other as? any PropertyComparator {
      return one.property == other.property
    }
    var one = one
    one.order = other.order
    return one == other
  }
}

/// A comparator of a property.
private protocol PropertyComparator {
  var property: AnyKeyPath { get }
}

extension KeyPathComparator: PropertyComparator {
  fileprivate var property: AnyKeyPath { keyPath }
}

/// The titles of a table's columns, above its rows.
struct TableHeader: View {
  let columns: [TableColumnTitle]
  /// With those that are hidden.
  let all: [TableColumnTitle]
  let sorting: TableSorting?
  let customizing: TableCustomizing?

  var body: some View {
    VStack(spacing: 0) {
      TableLine(own: TableLineConfiguration(isHeader: true)) {
        ForEach(columns.indices, id: \.self) { index in
          let title = TableTitle(column: columns[index], sorting: sorting)
          if let customizing {
            title.modifier(
              TableTitleCustomization(column: columns[index].traits, columns: all, customizing: customizing))
          } else {
            title
          }
        }
      }
      .font(.subheadline.weight(.semibold))
      .lineLimit(1)
      .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
      Divider()
    }
    .background(Color(.systemBackground))
  }
}

/// The title of a column: a button if the column sorts, with an arrow if the rows are sorted by it.
private struct TableTitle: View {
  let column: TableColumnTitle
  let sorting: TableSorting?

  var body: some View {
    if let sorting, let comparator = column.comparator {
      title(sorting.order(comparator)) { sorting.sort(comparator) }
    } else {
      column.label.foregroundStyle(.secondary)
    }
  }

  private func title(_ order: SortOrder?, _ sort: @escaping @MainActor () -> Void) -> some View {
    Button(action: sort) {
      HStack(spacing: 4) {
        column.label
        if let order { Image(systemName: order == .forward ? "chevron.up" : "chevron.down") }
      }
    }
    .buttonStyle(.plain)
    .foregroundStyle(order == nil ? .secondary : .primary)
  }
}

private enum TableColumnHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether tables show the titles of their columns.
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the titles of the columns of the tables in this view. By default they are shown, except where the
  /// horizontal size class is compact and there is only one column.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
