/// How many sections and rows a table, a collection, a lazy stack or a lazy grid takes.
///
/// Beyond these, positions are no longer told apart by a `CGFloat`, and numbers of rows can't be added up. More are reported, and
/// left out.
@MainActor
package enum RowLimit {
  /// How many rows a container has at most: 2^40, some million millions.
  package nonisolated static let rows = 1 << 40
  /// How many sections a container has at most. Each takes memory, whether it is visible or not.
  package nonisolated static let sections = 1 << 20
  /// How many rows one layout makes at most. More than that are only visible at once if they have no length, or if nothing
  /// limits what is visible.
  package nonisolated static let rowsInOneLayout = 1 << 16

  /// As many sections as there can be.
  static func sections(_ count: Int, of container: HostView) -> Int {
    if count > sections {
      HostDiagnostics.report(
        "\(type(of: container)) was given \(count) sections: the first \(sections) are shown. Put rows into fewer sections."
      )
    }
    return min(max(count, 0), sections)
  }

  /// As many rows in each section as there can be in all of them; none for a negative number.
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

  /// Tells that a layout has ended before all that is visible was made.
  static func reportFullLayout(of container: HostView) {
    HostDiagnostics.report(
      "\(type(of: container)) has more than \(rowsInOneLayout) rows that are visible at once: only so many are made in one "
        + "layout. Put it into a scroll view within a window, and give its rows a length.")
  }
}

extension RowLines {
  /// The lines of a container, as far as it can have so many: one for each item, and one above and below each section if it has labels.
  @MainActor init(of container: HostView, sections: Int, hasLabels: Bool, items: (Int) -> Int) {
    let asked = (0..<RowLimit.sections(sections, of: container)).map(items)
    self.init(
      RowLimit.rows(asked, of: container)
        .map { Section(hasHeader: hasLabels, itemCount: $0, hasFooter: hasLabels) })
  }
}
