/// When the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  /// The default: the same as ``onTextEntry``.
  public static var automatic: SearchScopeActivation { onTextEntry }
  /// From the first text in the field to the end of the search.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(name: "onTextEntry") }
  /// From the beginning of the search to its end.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(name: "onSearchPresentation") }
}

extension View {
  /// Lets users choose among scopes of the search in this view, by a segmented control below the navigation bar.
  ///
  /// ```swift
  /// LibraryView()
  ///   .searchable(text: $text)
  ///   .searchScopes($name) {
  ///     Text("Recipes").tag("recipes")
  ///     Text("Folders").tag("folders")
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - scope: The tag of the chosen scope.
  ///   - scopes: A view for each scope, with its `tag`.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Lets users choose among scopes of the search in this view, which are shown when the search begins or when text is
  /// entered.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = AnyView(
      Picker(selection: scope, content: scopes, label: { Text("Scope") }).pickerStyle(.segmented).labelsHidden())
    return environment(\.searchPanels.scopes, picker).environment(\.searchPanels.activation, activation)
  }
}
