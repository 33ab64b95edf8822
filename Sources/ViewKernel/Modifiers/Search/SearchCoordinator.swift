import HostTree

/// Connects a `searchable` view with its search controller: writes the user's input to the bindings.
@MainActor
final class SearchCoordinator: ObservableObject {
  let controller = HostSearchController()
  /// The search text.
  var text = Binding.constant("")
  /// Whether the search is active; nil if the view has no binding for it.
  var isPresented: Binding<Bool>?
  /// The tokens; nil for a search without any.
  var tokens: SearchTokens?
  /// The hosts of the tokens, by their identities.
  private var hostTokens: [AnyHashable: HostSearchToken] = [:]
  /// The handlers for the return key, the innermost first.
  var submitActions: [SubmitAction] = []
  /// Whether the search is active: the field has the focus, or the search was not cancelled yet.
  @Published private(set) var isSearching = false
  /// Whether suggestions are shown: the user is typing, and has chosen none yet.
  @Published private(set) var showsSuggestions = false
  /// Whether there was a text since the search began.
  @Published private(set) var hasTyped = false
  /// The state that follows the field's focus; nil for none.
  var focus: SearchFocus?

  init() {
    let field = controller.searchBar.searchTextField
    field.addAction(for: .editingChanged) { [weak self] _ in self?.writeText() }
    field.addAction(for: .editingDidEndOnExit) { [weak self] _ in self?.submit() }
    field.addAction(for: .editingDidBegin) { [weak self] _ in self?.suggest() }
    field.onFocusChange = { [weak self] in self?.focus?.take($0) }
    controller.onActivityChange = { [weak self] in self?.activityDidChange() }
  }

  /// The hosts that are updated with the searchable view.
  var hosts: (controller: HostSearchController, bar: HostSearchBar, field: HostTextField) {
    (controller, controller.searchBar, controller.searchBar.searchTextField)
  }

  /// Writes the typed text to the binding; if the binding rejects it, the field shows the binding's text.
  private func writeText() {
    let bar = controller.searchBar
    writeTokens()
    if bar.text != text.wrappedValue { text.wrappedValue = bar.text }
    bar.text = text.wrappedValue
    if !bar.text.isEmpty, isSearching { note(hasTyped: true) }
    suggest()
  }

  /// Leaves out of the binding the tokens that the user has removed.
  private func writeTokens() {
    guard let tokens else { return }
    let shown = Set(controller.searchBar.searchTextField.tokens.compactMap { $0.representedObject as? AnyHashable })
    if tokens.tokens.contains(where: { hostTokens[$0.id] != nil && !shown.contains($0.id) }) { tokens.keep(shown) }
  }

  /// Shows the tokens of the binding, of those whose views were read, and forgets others.
  func showTokens() {
    let ids = Set((tokens?.tokens ?? []).map(\.id))
    hostTokens = hostTokens.filter { ids.contains($0.key) }
    showKnownTokens()
  }

  private func showKnownTokens() {
    let field = controller.searchBar.searchTextField
    let known = (tokens?.tokens ?? []).compactMap { hostTokens[$0.id] }
    field.performWithoutEdits { field.tokens = known }
  }

  /// Makes a token of the first text and the first image among the hosts of its view.
  func take(_ hosts: [HostView], for id: AnyHashable) {
    let text = hosts.first(of: HostLabel.self) { !($0.text ?? "").isEmpty }?.text ?? ""
    let icon = hosts.first(of: HostImageView.self) { $0.image != nil }?.image
    if let known = hostTokens[id], known.text == text, known.icon == icon { return }
    let token = HostSearchToken(icon: icon, text: text)
    token.representedObject = id
    hostTokens[id] = token
    showKnownTokens()
  }

  /// A token stands for what was typed.
  func completeToken() { complete("") }

  private func suggest() { note(showsSuggestions: controller.isActive) }

  /// Publishes what is another value.
  private func note(showsSuggestions: Bool? = nil, hasTyped: Bool? = nil) {
    if let showsSuggestions, showsSuggestions != self.showsSuggestions { self.showsSuggestions = showsSuggestions }
    if let hasTyped, hasTyped != self.hasTyped { self.hasTyped = hasTyped }
  }

  /// Searches for a suggestion.
  func complete(_ completion: String) {
    if text.wrappedValue != completion { text.wrappedValue = completion }
    controller.searchBar.text = text.wrappedValue
    note(showsSuggestions: false, hasTyped: true)
  }

  /// Moves the focus to the field, or away from it.
  func moveFocus(_ isWanted: Bool) {
    let (_, bar, field) = hosts
    if isWanted {
      if !field.isFirstResponder { bar.focus() }
    } else {
      field.resignFirstResponder()
    }
  }

  private func submit() {
    note(showsSuggestions: false)
    for action in submitActions { action(.search) }
  }

  private func activityDidChange() {
    isSearching = controller.isActive
    writeText()
    if !isSearching { note(hasTyped: false) }
    if let isPresented, isPresented.wrappedValue != isSearching { isPresented.wrappedValue = isSearching }
  }
}
