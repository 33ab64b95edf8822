/// The focus of a search field: a state that follows it and moves it.
struct SearchFocus {
  /// Whether the state asks for the focus.
  let isWanted: @MainActor () -> Bool
  /// Reports to the state whether the field has the focus.
  let take: @MainActor (Bool) -> Void

  nonisolated init<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) {
    // Unsafe as modifiers are made on any thread: both closures run on the main actor only.
    nonisolated(unsafe) let (binding, value) = (binding, value)
    isWanted = { binding.wrappedValue == value }
    take = { isFocused in
      if isFocused {
        if binding.wrappedValue != value { binding.wrappedValue = value }
      } else if binding.wrappedValue == value {
        binding.wrappedValue = binding.place.nothing
      }
    }
  }
}

private enum SearchFocusKey: EnvironmentKey { static var defaultValue: SearchFocus? { nil } }

extension EnvironmentValues {
  /// The focus state of the search field of a searchable view. Set around the view with the field.
  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

extension View {
  /// Binds a focus state to the search field of this view: it is true while the field has the focus.
  ///
  /// Writing true focuses the field, which begins the search; writing false takes the focus from it.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus, SearchFocus(binding, true))
  }

  /// Binds a focus state to the search field of this view: it equals `value` while the field has the focus.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    environment(\.searchFocus, SearchFocus(binding, value))
  }
}
