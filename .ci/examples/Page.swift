import Foundation
import HostTree

/// What examples of HostTree may name without declaring it: a page of a small program, with its hosts.
final class Page: HostViewController {
  let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let label = HostLabel()
  let card = HostView()
  let stack = HostStackView(axis: .vertical)
  let button = HostButton()
  let slider = HostSlider()
  let control = HostSwitch()
  let scrollView = HostScrollView(axes: .vertical)
  let home = HostViewController()
  let settings = HostViewController()
  let list = HostViewController()
  let detail = HostViewController()
  let sidebar = HostViewController()
  let first = HostViewController()
  let second = HostViewController()
  let controller = HostViewController()
  let presenter = HostViewController()
  let coordinator = Coordinator()
}

extension Page: HostSearchBarDelegate, HostSearchResultsUpdating {
  func updateSearchResults(for searchController: HostSearchController) {}
}

@MainActor
final class Coordinator {
  func refresh() {}
  func pressed(_ sender: HostButton) {}
}

func save() {}
func store() {}
func delete() {}
func rename() {}
