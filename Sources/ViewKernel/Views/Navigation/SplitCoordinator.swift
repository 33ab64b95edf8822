// Tests: `NavigationSplitViewTests`, `CollapsedColumnsTests`.

import Foundation
import HostTree

/// Connects the columns of one split view with its controller, and decides which of them are in the stack while they
/// are collapsed: those to which something leads, that is a selection in a list of the column before, or a link.
///
/// The selection that leads to a column is the one source of truth: going back takes it back. A binding for the
/// preferred column comes first, and follows.
@MainActor
final class SplitCoordinator: ObservableObject {
  typealias Column = HostSplitViewController.Column

  /// The controller; made with the representable, when the number of columns is known.
  private var controller: HostSplitViewController?
  let coordinators: [Column: NavigationCoordinator]
  /// The values of links in leading columns, whose destinations the next column shows.
  @Published var values: [Column: AnyHashable] = [:]
  private var preferred: Binding<NavigationSplitViewColumn>?
  /// The value of `preferred` at the last update.
  private var preferredColumn: Column?
  /// The last column to which something led when it was last looked.
  private var reached: Column?
  /// The selections in the columns at that time.
  private var selected: [Column: AnyHashable] = [:]
  /// Whether the effects pass has run since the split view is there. Before, lists are still being shown that say what
  /// is selected.
  private var hasRested = false
  /// The widths that the leading columns' views have asked for.
  private var widths: [CGFloat?] = [nil, nil]
  private var isWaiting = false

  init() {
    coordinators = Dictionary(uniqueKeysWithValues: Column.allCases.map { ($0, NavigationCoordinator()) })
    for coordinator in coordinators.values { coordinator.onChange = { [weak self] in self?.columnsMayChange() } }
  }

  func connect(_ controller: HostSplitViewController) {
    self.controller = controller
    controller.onPopColumn = { [weak self] in self?.userWentBack(from: $0) }
  }

  /// Takes the binding for the preferred column; its value is read here, so that a change of it updates the caller.
  func take(_ preferred: Binding<NavigationSplitViewColumn>?) {
    self.preferred = preferred
    preferredColumn = preferred?.wrappedValue.column
    columnsMayChange()
  }

  private var columns: [Column] {
    controller?.style == .tripleColumn ? Column.allCases : [.primary, .secondary]
  }

  private func columnsMayChange() {
    guard let graph = coordinators[.primary]?.graph, !isWaiting else { return }
    isWaiting = true
    graph.readContentLater(self)
  }

  /// The columns to which something leads, and the first one.
  private var ledTo: [Column] {
    zip([nil] + columns, columns).compactMap { before, column in
      guard let before else { return column }
      let leads = coordinators[before]?.selection != nil || coordinators[column]?.showsPageFromBefore == true
      return leads ? column : nil
    }
  }

  private func takeWidths() {
    let new = [.primary, .supplementary].map { coordinators[$0]?.columnWidth }
    guard new != widths, let controller else { return }
    widths = new
    controller.performWithoutEdits {
      controller.preferredPrimaryColumnWidth = new[0]
      controller.preferredSupplementaryColumnWidth = new[1]
    }
  }

  private func userWentBack(from column: Column) {
    guard let place = columns.firstIndex(of: column), place > 0 else { return }
    coordinators[column]?.removePagesFromBefore()
    coordinators[columns[place - 1]]?.selection?.clear()
    if let preferred { preferred.wrappedValue = NavigationSplitViewColumn(columns[place - 1]) }
  }
}

extension SplitCoordinator: ContentReading {
  /// Sets the columns of the stack; called when the graph has come to rest.
  func readContent() {
    isWaiting = false
    let ledTo = ledTo
    let selected = coordinators.compactMapValues { $0.selection?.value }
    let isNew = hasRested && (reached != ledTo.last || selected != self.selected)
    reached = ledTo.last
    self.selected = selected
    if !hasRested {
      coordinators[.primary]?.graph?.owner.enqueueEffect(.completion) { [weak self] in self?.hasRested = true }
    }
    if isNew, let preferred, let last = ledTo.last { preferred.wrappedValue = NavigationSplitViewColumn(last) }
    takeWidths()
    controller?.showStack(preferredColumn.map { top in columns.filter { $0.rawValue <= top.rawValue } } ?? ledTo)
  }
}
