/// The maximum number of sections and rows of a table, a collection, a lazy stack or a lazy grid.
///
/// With more of them, a `CGFloat` can't distinguish positions, and sums of row counts may overflow. The rest is
/// reported and left out.
@MainActor
package enum RowLimit {
  /// The maximum number of rows in a container: 2^40, about a million millions.
  package nonisolated static let rows = 1 << 40
  /// The maximum number of sections in a container. Each takes memory, whether it is visible or not.
  package nonisolated static let sections = 1 << 20
  /// The maximum number of rows that one layout pass makes in a direction.
  ///
  /// More are visible at once only if they have no length or if the visible range is unlimited.
  package nonisolated static let rowsInOneLayout = 1 << 16

  /// The number of sections, clamped to the limit. Reports if it is larger.
  static func sections(_ count: Int, of container: HostView) -> Int {
    if count > sections {
      HostDiagnostics.report(
        "\(type(of: container)) was given \(count) sections: the first \(sections) are shown. Put rows into fewer sections."
      )
    }
    return min(max(count, 0), sections)
  }

  /// The number of rows in each section, clamped so that their sum is within the limit. Negative numbers count as 0.
  ///
  /// Reports if there are more.
  static func rows(_ counts: [Int], of container: HostView) -> [Int] {
    var room = rows
    var left = 0.0
    let result = counts.map { count in
      let taken = min(max(count, 0), room)
      room -= taken
      left += Double(max(count, 0) - taken)
      return taken
    }
    if left > 0 {
      HostDiagnostics.report(
        "\(type(of: container)) was given more than \(rows) rows: those beyond have no place that could be told from others, and "
          + "are not shown. Show a part of the data at a time.")
    }
    return result
  }

  /// Reports that a layout pass ended before all visible rows were made.
  static func reportFullLayout(of container: HostView) {
    HostDiagnostics.report(
      "\(type(of: container)) has more than \(rowsInOneLayout) rows that are visible at once: only so many are made in one "
        + "layout. Put it into a scroll view within a window, and give its rows a length.")
  }
}

extension RowLines {
  /// The lines of a container within the limits: one for each item, and with labels a header and a footer for each
  /// section.
  @MainActor init(of container: HostView, sections: Int, hasLabels: Bool, items: (Int) -> Int) {
    let asked = (0..<RowLimit.sections(sections, of: container)).map(items)
    self.init(
      RowLimit.rows(asked, of: container)
        .map { Section(hasHeader: hasLabels, itemCount: $0, hasFooter: hasLabels) })
  }
}
