import Foundation
import HostTree

/// What holds elements together for assistive tools: a list, one of its items, a bar of tabs, a dialog.
package struct AccessibleGroup: Encodable, Equatable {
  /// The number by which the page and the elements name it.
  package var id: Int
  /// The role, in the words of ARIA.
  package var role: String
  package var name: String?
  /// The number of the group around it; nil for none.
  package var group: Int?
  /// For an item of a list: its place, from 1. Only visible items are there.
  package var place: Int?
  /// For an item of a list: the number of all items.
  package var count: Int?
}

/// Why a host has a number: a host can be more than one element or group.
enum AccessibleKind: Hashable {
  /// An element, or one part of it.
  case part(Int)
  case item
  /// The rows of a section of a table or collection.
  case section(Int)
  case container
}

/// A group that a host makes, before it has a number.
@MainActor
struct GroupSketch {
  let host: HostView
  let kind: AccessibleKind
  let role: String
  var name: String?
  var place: Int?
  var count: Int?

  /// The groups that a host makes, the outermost first. Each section of rows is a list: headers are between lists.
  static func groups(of host: HostView) -> [GroupSketch] {
    switch host {
    case is HostTabBar: return [GroupSketch(host: host, kind: .container, role: "tablist")]
    case let cell as HostTableViewCell:
      guard let table = cell.superview as? HostTableView, let path = table.indexPath(for: cell) else { return [] }
      return groups(of: cell, at: path, in: table, table.numberOfRows(inSection: path[0]))
    case let cell as HostCollectionViewCell:
      guard let collection = cell.superview as? HostCollectionView, let path = collection.indexPath(for: cell),
        path.count == 2
      else { return [] }
      return groups(of: cell, at: path, in: collection, collection.numberOfItems(inSection: path[0]))
    default: return []
    }
  }

  private static func groups(of cell: HostView, at path: IndexPath, in rows: HostView, _ count: Int) -> [GroupSketch] {
    [
      GroupSketch(host: rows, kind: .section(path[0]), role: "list"),
      GroupSketch(host: cell, kind: .item, role: "listitem", place: path[1] + 1, count: count),
    ]
  }

  /// The group of what is presented in a window; nil for the window's own content.
  static func dialog(_ front: HostView) -> GroupSketch? {
    guard let controller = front.viewController, controller.presentingViewController != nil else { return nil }
    let isAlert = controller.presentationController is HostAlertPresentationController
    return GroupSketch(
      host: front, kind: .container, role: isAlert ? "alertdialog" : "dialog", name: controller.title)
  }
}
