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
  /// Creates a picker of a property of each element of a collection. It shows no option as selected unless all have the
  /// same value.
  nonisolated public init<C: RandomAccessCollection, V: Hashable>(
    sources: C, selection: KeyPath<C.Element, Binding<V>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where SelectionValue == V? {
    self.init(selection: SourcesSelection.binding(sources, selection), content: content, label: label)
  }

  /// Creates a picker with a label for the current value, which is shown beside the options' own label where there is
  /// room: not here.
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

  /// Creates a picker of a property of each element of a collection, with a text as its label. The string is not
  /// localized.
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

  /// Creates a picker of a property of each element of a collection, with a localized label.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, V: Hashable>(
    _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<V>>,
    @ViewBuilder content: () -> Content
  ) where SelectionValue == V? {
    self.init(sources: sources, selection: selection, content: content) { Text(titleResource) }
  }

  /// Creates a picker with a localized label, and a label for the current value, which is not shown here.
  @_disfavoredOverload
  nonisolated public init<CurrentValueLabel: View>(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }

  /// Creates a picker with a text as its label, and a label for the current value, which is not shown here. The string
  /// is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, CurrentValueLabel: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == ViewKernel.Label<Text, Image> {
  /// Creates a picker of a property of each element of a collection, with a localized label and a system image.
  nonisolated public init<C: RandomAccessCollection, V: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<V>>,
    @ViewBuilder content: () -> Content
  ) where SelectionValue == V? {
    self.init(sources: sources, selection: selection, content: content) {
      ViewKernel.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker with a localized label and a system image, and a label for the current value, which is not shown
  /// here.
  nonisolated public init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(selection: selection, content: content) { ViewKernel.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a picker of a property of each element of a collection, with a label that is not localized and a system
  /// image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection, V: Hashable>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<V>>,
    @ViewBuilder content: () -> Content
  ) where SelectionValue == V? {
    self.init(sources: sources, selection: selection, content: content) {
      ViewKernel.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a picker with a label that is not localized and a system image, and a label for the current value, which
  /// is not shown here.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, CurrentValueLabel: View>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(selection: selection, content: content) { ViewKernel.Label(title, systemImage: systemImage) }
  }

  /// Creates a picker of a property of each element of a collection, with a localized label and a system image.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, V: Hashable>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<V>>,
    @ViewBuilder content: () -> Content
  ) where SelectionValue == V? {
    self.init(sources: sources, selection: selection, content: content) {
      ViewKernel.Label(LocalizedStringKey(titleResource), systemImage: systemImage)
    }
  }

  /// Creates a picker with a localized label and a system image, and a label for the current value, which is not shown
  /// here.
  @_disfavoredOverload
  nonisolated public init<CurrentValueLabel: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(selection: selection, content: content) {
      ViewKernel.Label(LocalizedStringKey(titleResource), systemImage: systemImage)
    }
  }

  /// Creates a picker of a property of each element of a collection, with a localized label and an image.
  nonisolated public init<C: RandomAccessCollection, V: Hashable>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<V>>,
    @ViewBuilder content: () -> Content
  ) where SelectionValue == V? {
    self.init(sources: sources, selection: selection, content: content) { ViewKernel.Label(titleKey, image: image) }
  }

  /// Creates a picker of a property of each element of a collection, with a label that is not localized and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection, V: Hashable>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<V>>,
    @ViewBuilder content: () -> Content
  ) where SelectionValue == V? {
    self.init(sources: sources, selection: selection, content: content) { ViewKernel.Label(title, image: image) }
  }

  /// Creates a picker of a property of each element of a collection, with a localized label and an image.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, V: Hashable>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<V>>,
    @ViewBuilder content: () -> Content
  ) where SelectionValue == V? {
    self.init(sources: sources, selection: selection, content: content) {
      ViewKernel.Label(LocalizedStringKey(titleResource), image: image)
    }
  }
}
