// Tests: `LargeTitleTests`.

extension HostView {
  /// Whether the view is in the page of a navigation controller whose bar shows a large title.
  final var isBelowLargeTitle: Bool {
    var view: HostView? = self
    while let current = view {
      if let controller = current.rare?.viewController {
        return controller.navigationController?.navigationBar.showsLargeTitle == true
      }
      view = current.parent
    }
    return false
  }
}
