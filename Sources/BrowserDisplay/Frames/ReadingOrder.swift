import Foundation
import HostTree

/// The order in which assistive tools and the tab key go through the views in another one: by priority, then by place.
///
/// Views beside one another are a line, and are read from the leading edge. Lines are read from the top. The order of
/// the subviews only decides between views at the same place: it says what is drawn above what.
@MainActor
enum ReadingOrder {
  private struct Place {
    let view: HostView
    let frame: CGRect
    let priority: Double
    let top: CGFloat
    let index: Int

    /// Whether it is on a line below another place. Of two that begin at one height, such as a bar above what scrolls
    /// beneath it, the lower one comes first.
    func isBelow(_ other: Place) -> Bool {
      if priority != other.priority { return priority < other.priority }
      if top != other.top { return top > other.top }
      if frame.height != other.frame.height { return frame.height > other.frame.height }
      return index > other.index
    }

    /// Whether both are beside one another: half of the lower one is at the other's height, and neither covers any of
    /// the other.
    func isBeside(_ other: Place) -> Bool {
      let shared = min(frame.maxY, other.frame.maxY) - max(frame.minY, other.frame.minY)
      return shared > min(frame.height, other.frame.height) / 2
        && (frame.minX >= other.frame.maxX - 0.5 || other.frame.minX >= frame.maxX - 0.5)
    }
  }

  /// Sorts subviews of a view.
  static func sorted(_ views: [HostView], in parent: HostView) -> [HostView] {
    guard views.count > 1 else { return views }
    let places = views.enumerated().map { index, view in
      Place(
        view: view, frame: view.frame, priority: view.accessibilitySortPriority, top: top(of: view), index: index)
    }
    let isRightToLeft = parent.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return lines(of: places.sorted { $1.isBelow($0) }).flatMap { line in
      let ways = line.enumerated().map { (way: isRightToLeft ? -$1.frame.maxX : $1.frame.minX, index: $0) }
      return ways.sorted { ($0.way, $0.index) < ($1.way, $1.index) }.map { line[$0.index].view }
    }
  }

  private static func lines(of places: [Place]) -> [[Place]] {
    var lines: [[Place]] = []
    for place in places {
      if let line = lines.last, let first = line.first, first.priority == place.priority, place.isBeside(first),
        line.allSatisfy(place.isBeside)
      {
        lines[lines.count - 1].append(place)
      } else {
        lines.append([place])
      }
    }
    return lines
  }

  /// Where a view begins. A header that stays at the edge while its rows are scrolled beneath it is still before them.
  private static func top(of view: HostView) -> CGFloat {
    let top = view.frame.minY
    guard let header = view as? HostTableViewHeaderFooterView, !header.isFooter,
      let table = header.superview as? HostTableView,
      let row = table.visibleCells.first(where: { cell in
        table.indexPath(for: cell).map { table.headerView(forSection: $0[0]) === header } ?? false
      })
    else { return top }
    return min(top, row.frame.minY - 1)
  }
}
