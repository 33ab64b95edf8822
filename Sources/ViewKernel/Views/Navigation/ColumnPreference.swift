public import Foundation

/// The announcements of the views of a column to their split view.
struct ColumnPreference: Equatable {
  /// A selection that leads to the next column while the columns are collapsed; nil for none.
  var selection: ColumnSelection?
  /// The width of the column in points; nil for the default.
  var width: CGFloat?
}

/// A selection in a list.
struct ColumnSelection {
  /// The value of a selected row.
  let value: AnyHashable
  /// Selects nothing.
  let clear: @MainActor () -> Void
}

extension ColumnSelection: Equatable {
  static func == (first: ColumnSelection, second: ColumnSelection) -> Bool { first.value == second.value }
}

enum ColumnPreferenceKey: PreferenceKey {
  static var defaultValue: ColumnPreference { ColumnPreference() }

  static func reduce(value: inout ColumnPreference, nextValue: () -> ColumnPreference) {
    let next = nextValue()
    value.selection = value.selection ?? next.selection
    value.width = value.width ?? next.width
  }
}

extension View {
  /// Sets the width in points of the column of a ``NavigationSplitView`` that shows this view; no effect in the detail
  /// column, and while the columns are collapsed.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    let width = sound(width, else: 320)
    return transformPreference(ColumnPreferenceKey.self) { $0.width = width }
  }

  /// Sets the width in points of the column of a ``NavigationSplitView`` that shows this view; no effect in the detail
  /// column, and while the columns are collapsed.
  ///
  /// The column has its ideal width: users do not resize columns.
  ///
  /// - Parameters:
  ///   - min: The minimum width, which comes before the maximum. Defaults to 0.
  ///   - ideal: The preferred width. Values that are not finite count as 320 and are reported.
  ///   - max: The maximum width. Defaults to infinity.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let least = min.map { sound($0, else: 0) } ?? 0
    let most = max.map { $0.soundOrInfinite(from: 0, else: .infinity, "The greatest width of a column") } ?? .infinity
    let width = Swift.max(Swift.min(sound(ideal, else: 320), most), least)
    return transformPreference(ColumnPreferenceKey.self) { $0.width = width }
  }

  nonisolated private func sound(_ width: CGFloat, else substitute: CGFloat) -> CGFloat {
    width.sound(from: 0, else: substitute, "The width of a column")
  }
}
