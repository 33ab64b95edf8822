public import Foundation

extension Button where Label == Text {
  /// Creates a button with the localized title of a resource.
  @_disfavoredOverload @preconcurrency
  nonisolated public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(LocalizedStringKey(titleResource), role: role, action: action)
  }
}

extension Button where Label == ViewKernel.Label<Text, Image> {
  /// Creates a button with the localized title of a resource and a system symbol.
  @_disfavoredOverload @preconcurrency
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(LocalizedStringKey(titleResource), systemImage: systemImage, role: role, action: action)
  }

  /// Creates a button with the localized title of a resource and a registered image.
  @_disfavoredOverload @preconcurrency
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(LocalizedStringKey(titleResource), image: image, role: role, action: action)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a colour picker with a localized label, with the localized title of a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(LocalizedStringKey(titleResource), selection: selection, supportsOpacity: supportsOpacity)
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a localized label for any date, with the localized title of a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(LocalizedStringKey(titleResource), selection: selection, displayedComponents: displayedComponents)
  }

  /// Creates a picker with a localized label for a date within a range, with the localized title of a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(titleResource), selection: selection, in: range, displayedComponents: displayedComponents)
  }

  /// Creates a picker with a localized label for a date in an open range, from its lower bound on, with the localized
  /// title of a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(titleResource), selection: selection, in: range, displayedComponents: displayedComponents)
  }

  /// Creates a picker with a localized label for a date in an open range, up to its upper bound, with the localized
  /// title of a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(titleResource), selection: selection, in: range, displayedComponents: displayedComponents)
  }
}

extension Link where Label == Text {
  /// Creates a link with the localized title of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(LocalizedStringKey(titleResource), destination: destination)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized label, with the localized title of a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), selection: selection, content: content)
  }
}

extension Picker where Label == ViewKernel.Label<Text, Image> {
  /// Creates a picker with a localized label and a system symbol, with the localized title of a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), systemImage: systemImage, selection: selection, content: content)
  }

  /// Creates a picker with a localized label and a registered image, with the localized title of a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), image: image, selection: selection, content: content)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an activity indicator with a localized label, with the localized title of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(LocalizedStringKey(titleResource))
  }

  /// Creates a progress bar with a localized label; an activity indicator if `value` is nil, with the localized title
  /// of a resource.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(LocalizedStringKey(titleResource), value: value, total: total)
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with the localized title of a resource, which is its placeholder.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(LocalizedStringKey(titleResource), text: text)
  }

  /// Creates a secure field with the localized title of a resource and a placeholder; nil takes the title.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localized label that calls closures, with the localized title of a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      LocalizedStringKey(titleResource), onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized label for a value without bounds, with the localized title of a resource.
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(LocalizedStringKey(titleResource), value: value, step: step, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized label for a value within a range, with the localized title of a resource.
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      LocalizedStringKey(titleResource), value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
  }
}

extension TextField where Label == Text {
  /// Creates a field with the localized title of a resource for a value that a format style writes and parses.
  @_disfavoredOverload
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(LocalizedStringKey(titleResource), value: value, format: format, prompt: prompt)
  }

  /// Creates a field with the localized title of a resource for an optional value.
  @_disfavoredOverload
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(LocalizedStringKey(titleResource), value: value, format: format, prompt: prompt)
  }

  /// Creates a text field with the localized title of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(LocalizedStringKey(titleResource), text: text)
  }

  /// Creates a text field with the localized title of a resource and a placeholder; nil takes the title.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt)
  }

  /// Creates a text field with the localized title of a resource: of one line, or with a vertical axis as high as its
  /// text.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt, axis: axis)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized label, with the localized title of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(LocalizedStringKey(titleResource), isOn: isOn)
  }
}

extension Toggle where Label == ViewKernel.Label<Text, Image> {
  /// Creates a toggle with a localized label and a system symbol, with the localized title of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(LocalizedStringKey(titleResource), systemImage: systemImage, isOn: isOn)
  }

  /// Creates a toggle with a localized label and a registered image, with the localized title of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    self.init(LocalizedStringKey(titleResource), image: image, isOn: isOn)
  }
}
