private struct SourcesSelection {
  static func binding<C: RandomAccessCollection, V: Hashable>(_ sources: C, _ selection: KeyPath<C.Element, Binding<V>>)
    -> Binding<V?>
  {
    let bindings = sources.map { $0[keyPath: selection] }
    return Binding<V?>(
      get: {
        guard let first = bindings.first?.wrappedValue, bindings.allSatisfy({ $0.wrappedValue == first }) else {
          return nil
        }
        return first
      },
      set: { value in if let value { for binding in bindings { binding.wrappedValue = value } } })
  }
}

// Pickers of one property of several elements: they show the value that all have, and set all.

extension Picker {
  /// Creates a picker of a property of each element of a collection. It shows no option as selected unless all have the same value.
  nonisolated public init<C: RandomAccessCollection, V: Hashable>(
    sources: C, selection: KeyPath<C.Element, Binding<V>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where SelectionValue == V? {
    self.init(selection: SourcesSelection.binding(sources, selection), content: content, label: label)
  }

  /// Creates a picker with a label for the current value, which is shown beside the options' own label where there is room: not here.
  nonisolated public init<CurrentValueLabel: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(selection: selection, content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// Creates a picker of a property of each element of a collection, with a localized label.
  nonisolated public init<C: RandomAccessCollection, V: Hashable>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<V>>,
    @ViewBuilder content: () -> Content
  ) where SelectionValue == V? {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker of a property of each element of a collection, with a text as its label. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, V: Hashable, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<V>>, @ViewBuilder content: () -> Content
  ) where SelectionValue == V? {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker with a localized label, and a label for the current value, which is not shown here.
  nonisolated public init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
}
