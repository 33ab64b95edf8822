import HostTree

/// What stands between a `searchable` view and its search controller: it hands on what the user does.
@MainActor
final class SearchCoordinator: ObservableObject {
  let controller = HostSearchController()
  /// Where the text is kept.
  var text = Binding.constant("")
  /// Where it is kept whether the search is going on; nil if nobody asks.
  var isPresented: Binding<Bool>?
  /// What is called for the return key, innermost first.
  var submitActions: [SubmitAction] = []
  /// Whether the search is going on.
  @Published private(set) var isSearching = false

  init() {
    let field = controller.searchBar.searchTextField
    field.addAction(for: .editingChanged) { [weak self] _ in self?.writeText() }
    field.addAction(for: .editingDidEndOnExit) { [weak self] _ in self?.submit() }
    controller.onActivityChange = { [weak self] in self?.activityDidChange() }
  }

  /// What is written to when the views around are updated.
  var hosts: (controller: HostSearchController, bar: HostSearchBar, field: HostTextField) {
    (controller, controller.searchBar, controller.searchBar.searchTextField)
  }

  /// Writes what the user typed; where the binding does not take it, the field follows the binding.
  private func writeText() {
    let bar = controller.searchBar
    if bar.text != text.wrappedValue { text.wrappedValue = bar.text }
    bar.text = text.wrappedValue
  }

  private func submit() {
    for action in submitActions { action(.search) }
  }

  private func activityDidChange() {
    isSearching = controller.isActive
    writeText()
    if let isPresented, isPresented.wrappedValue != isSearching { isPresented.wrappedValue = isSearching }
  }
}
