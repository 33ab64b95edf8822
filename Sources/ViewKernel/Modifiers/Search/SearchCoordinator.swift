import HostTree

/// Connects a `searchable` view with its search controller: writes the user's input to the bindings.
@MainActor
final class SearchCoordinator: ObservableObject {
  let controller = HostSearchController()
  /// The search text.
  var text = Binding.constant("")
  /// Whether the search is active; nil if the view has no binding for it.
  var isPresented: Binding<Bool>?
  /// The handlers for the return key, the innermost first.
  var submitActions: [SubmitAction] = []
  /// Whether the search is active: the field has the focus, or the search was not cancelled yet.
  @Published private(set) var isSearching = false

  init() {
    let field = controller.searchBar.searchTextField
    field.addAction(for: .editingChanged) { [weak self] _ in self?.writeText() }
    field.addAction(for: .editingDidEndOnExit) { [weak self] _ in self?.submit() }
    controller.onActivityChange = { [weak self] in self?.activityDidChange() }
  }

  /// The hosts that are updated with the searchable view.
  var hosts: (controller: HostSearchController, bar: HostSearchBar, field: HostTextField) {
    (controller, controller.searchBar, controller.searchBar.searchTextField)
  }

  /// Writes the typed text to the binding; if the binding rejects it, the field shows the binding's text.
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
