import Foundation
import HostTree

/// What examples of HostTree that are not run may name without declaring it: a page of a small program, with its hosts.
final class Page: HostViewController {
  let label = HostLabel()
  let card = HostView()
  let button = HostButton()
  let detail = HostViewController()
  let sidebar = HostViewController()
  let first = HostViewController()
  let second = HostViewController()
  let controller = HostViewController()
  let presenter = HostViewController()
}

extension Page: HostSearchBarDelegate, HostSearchResultsUpdating {
  func updateSearchResults(for searchController: HostSearchController) {}
}

func store() {}
func delete() {}
func rename() {}
