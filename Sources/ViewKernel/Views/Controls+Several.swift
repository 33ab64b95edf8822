public import Foundation

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
}

extension Stepper where Label == Text {
  /// Creates a stepper for a value, which is not shown: `format` has no effect.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(titleKey, value: value, step: step, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value in a range, which is not shown: `format` has no effect.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(titleKey, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value, which is not shown: `format` has no effect. The title is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(title, value: value, step: step, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value in a range, which is not shown: `format` has no effect. The title is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(title, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
  }
}
