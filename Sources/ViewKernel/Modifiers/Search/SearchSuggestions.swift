/// Where suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let place: Int

  /// The default place: the content of the view that is searched.
  public static var automatic: SearchSuggestionsPlacement { content }
  /// A menu beside the field. There is none here.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(place: 1) }
  /// A list in place of the content of the view that is searched.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(place: 2) }

  /// Several places; an option set.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public var rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A menu beside the field.
    public static var menu: Set { Set(rawValue: 1) }
    /// A list in place of the content.
    public static var content: Set { Set(rawValue: 2) }
  }
}

extension EnvironmentValues {
  /// Where suggestions of a search are shown: in place of the content.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
}

/// The modifier behind `searchCompletion`: a tap on the suggestion replaces the search text.
struct SearchCompletion: ViewModifier {
  let complete: @MainActor (SearchCoordinator) -> Void
  @Environment(\.searchState) private var state

  nonisolated init(complete: @escaping @MainActor (SearchCoordinator) -> Void) { self.complete = complete }

  func body(content: Content) -> some View {
    let (search, complete) = (state.search, complete)
    var button = Button {
      if let search { complete(search) }
    } label: {
      content
    }
    button.isPlain = true
    return button
  }
}

extension View {
  /// Suggests searches while the user types in the search field of this view, in a list in front of its content.
  ///
  /// Each view is a row; `searchCompletion` says what a tap on it searches for. Without rows the content stays visible.
  /// The list goes when a suggestion was chosen or the search was submitted, and comes back when the user types.
  ///
  /// ```swift
  /// NavigationStack { LibraryView() }
  ///   .searchable(text: $text)
  ///   .searchSuggestions {
  ///     ForEach(names, id: \.self) { Text($0).searchCompletion($0) }
  ///   }
  /// ```
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchPanels.suggestions, AnyView(suggestions()))
  }

  /// Shows or hides the suggestions of the searches in this view in some places. Here they are in the content, so that
  /// other places have no effect.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.searchPanels.hidesSuggestions) {
      if placements.contains(.content) { $0 = visibility == .hidden }
    }
  }

  /// Makes this suggestion of a search stand for a text, which replaces that in the search field when the suggestion is
  /// tapped.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion { $0.complete(completion) })
  }

  /// Adds a search field with suggestions to the navigation bar; the older spelling of `searchSuggestions(_:)`.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions to the navigation bar; the older spelling of `searchSuggestions(_:)`.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions to the navigation bar; the older spelling of `searchSuggestions(_:)`.
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }
}
