extension Toggle {
  /// Creates a toggle for a Boolean value of each element of a collection: it is on if all are, and sets all.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
        set: { isOn in for binding in bindings { binding.wrappedValue = isOn } }), label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle for a Boolean value of each element of a collection, with a localized label.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle for a Boolean value of each element of a collection, with a label that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  /// Creates a toggle for a Boolean value of each element of a collection, with a localized label.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == ViewKernel.Label<Text, Image> {
  /// Creates a toggle for a Boolean value of each element of a collection, with a localized label and a system image.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { ViewKernel.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle for a Boolean value of each element of a collection, with a label that is not localized and a
  /// system image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { ViewKernel.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle for a Boolean value of each element of a collection, with a localized label and a system image.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      ViewKernel.Label(LocalizedStringKey(titleResource), systemImage: systemImage)
    }
  }

  /// Creates a toggle for a Boolean value of each element of a collection, with a localized label and an image.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { ViewKernel.Label(titleKey, image: image) }
  }

  /// Creates a toggle for a Boolean value of each element of a collection, with a label that is not localized and an
  /// image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { ViewKernel.Label(title, image: image) }
  }

  /// Creates a toggle for a Boolean value of each element of a collection, with a localized label and an image.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { ViewKernel.Label(LocalizedStringKey(titleResource), image: image) }
  }
}
