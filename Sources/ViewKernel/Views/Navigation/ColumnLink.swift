import HostTree

/// Where links with values lead that stand in a leading column: to the next one.
@MainActor
struct ColumnLink {
  /// The coordinator of the next column.
  let target: NavigationCoordinator
  /// The value whose destination the next column shows.
  let value: AnyHashable?
  private let split: SplitCoordinator
  private let column: HostSplitViewController.Column
  private let hasMiddle: Bool
  private let values: [HostSplitViewController.Column: AnyHashable]

  init?(_ split: SplitCoordinator, _ column: HostSplitViewController.Column, hasMiddle: Bool) {
    let next: HostSplitViewController.Column = column == .primary && hasMiddle ? .supplementary : .secondary
    guard column != .secondary, let target = split.coordinators[next] else { return nil }
    self.target = target
    self.split = split
    self.column = column
    self.hasMiddle = hasMiddle
    values = split.values
    value = values[column]
  }

  /// Where links lead that stand in the column of a coordinator: this column, or one after it.
  func link(inColumnOf coordinator: NavigationCoordinator) -> ColumnLink? {
    if coordinator === split.coordinators[.secondary] { return nil }
    return coordinator === target ? ColumnLink(split, .supplementary, hasMiddle: true) : self
  }

  /// Shows the destination of a value in the next column; nil shows the column's own content.
  func show(_ value: AnyHashable?) {
    if value != nil { target.removePagesFromBefore() }
    if column == .primary { split.values[.supplementary] = nil }
    split.values[column] = value
  }
}

extension ColumnLink: @MainActor Equatable {
  static func == (first: ColumnLink, second: ColumnLink) -> Bool {
    // All values, as the next column's link is made of this one.
    first.split === second.split && first.column == second.column && first.values == second.values
  }
}

private enum ColumnLinkKey: EnvironmentKey { static var defaultValue: ColumnLink? { nil } }

extension EnvironmentValues {
  /// Where links with values lead; nil outside of leading columns, and in a navigation stack within one.
  var columnLink: ColumnLink? {
    get { self[ColumnLinkKey.self] }
    set { self[ColumnLinkKey.self] = newValue }
  }
}

private enum DetailCoordinatorKey: EnvironmentKey { static var defaultValue: NavigationCoordinator? { nil } }

extension EnvironmentValues {
  /// The coordinator of the detail column, to which links in the other columns push; nil outside of columns, and in the
  /// detail column.
  var detailCoordinator: NavigationCoordinator? {
    get { self[DetailCoordinatorKey.self] }
    set { self[DetailCoordinatorKey.self] = newValue }
  }
}
