extension View {
  /// The same as the form with a `LocalizedStringKey`, with the localized text of a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
    accessibilityLabel(LocalizedStringKey(labelResource))
  }

  /// The same as the form with a `LocalizedStringKey`, with the localized text of a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
    accessibilityValue(LocalizedStringKey(valueResource))
  }

  /// The same as the form with a `LocalizedStringKey`, with the localized text of a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
    accessibilityHint(LocalizedStringKey(hintResource))
  }

  /// The same as the form with a `LocalizedStringKey`, with the localized text of a resource.
  @_disfavoredOverload @preconcurrency
  nonisolated public func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: LocalizedStringKey(nameResource), handler)
  }

  /// The same as the form with a `LocalizedStringKey`, with the localized text of a resource.
  @_disfavoredOverload
  nonisolated public func help(_ textResource: LocalizedStringResource) -> some View {
    help(LocalizedStringKey(textResource))
  }

  /// The same as the form with a `LocalizedStringKey`, with the localized text of a resource.
  @_disfavoredOverload
  nonisolated public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(LocalizedStringKey(titleResource), isPresented: isPresented, actions: actions)
  }

  /// The same as the form with a `LocalizedStringKey`, with the localized text of a resource.
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(LocalizedStringKey(titleResource), isPresented: isPresented, actions: actions, message: message)
  }

  /// The same as the form with a `LocalizedStringKey`, with the localized text of a resource.
  @_disfavoredOverload
  nonisolated public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(LocalizedStringKey(titleResource), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// The same as the form with a `LocalizedStringKey`, with the localized text of a resource.
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      LocalizedStringKey(titleResource), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// The same as the form with a `LocalizedStringKey`, with the localized text of a resource.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// The same as the form with a `LocalizedStringKey`, with the localized text of a resource.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// The same as the form with a `LocalizedStringKey`, with the localized text of a resource.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// The same as the form with a `LocalizedStringKey`, with the localized text of a resource.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// The same as the form with a `LocalizedStringKey`, with the localized text of a resource.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: LocalizedStringKey(prompt))
  }

  /// The same as the form with a `LocalizedStringKey`, with the localized text of a resource.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: LocalizedStringKey(prompt))
  }

  /// The same as the form with a `LocalizedStringKey`, with the localized text of a resource.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(LocalizedStringKey(titleResource))
  }
}
