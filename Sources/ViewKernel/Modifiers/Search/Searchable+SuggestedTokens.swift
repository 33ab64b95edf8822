extension View {
  /// Adds a search field whose text follows tokens. Suggested tokens stand in a list in front of the content while the
  /// user types; a tap adds one.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, nil, prompt, tokens: tokens, suggested: suggestedTokens) { token($0.wrappedValue) }
  }

  /// Adds a search field whose text follows tokens. Suggested tokens stand in a list in front of the content while the
  /// user types; a tap adds one.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, nil, Text(prompt), tokens: tokens, suggested: suggestedTokens) { token($0.wrappedValue) }
  }

  /// Adds a search field whose text follows tokens. Suggested tokens stand in a list in front of the content while the
  /// user types; a tap adds one.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, nil, Text(prompt), tokens: tokens, suggested: suggestedTokens) { token($0.wrappedValue) }
  }

  /// Adds a search field, which a binding activates, whose text follows tokens. Suggested tokens stand in a list in
  /// front of the content while the user types; a tap adds one.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, isPresented, prompt, tokens: tokens, suggested: suggestedTokens) { token($0.wrappedValue) }
  }

  /// Adds a search field, which a binding activates, whose text follows tokens. Suggested tokens stand in a list in
  /// front of the content while the user types; a tap adds one.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, isPresented, Text(prompt), tokens: tokens, suggested: suggestedTokens) { token($0.wrappedValue) }
  }

  /// Adds a search field, which a binding activates, whose text follows tokens. Suggested tokens stand in a list in
  /// front of the content while the user types; a tap adds one.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, isPresented, Text(prompt), tokens: tokens, suggested: suggestedTokens) { token($0.wrappedValue) }
  }
}
