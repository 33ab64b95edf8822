import HostTree

/// Chooses a number from a range. Labels for the ends of the range stand at its sides; its own label is not shown.
public struct Slider<Label: View, ValueLabel: View>: View {
  nonisolated(unsafe) private let track: SliderTrack
  nonisolated(unsafe) private let minimumValueLabel: ValueLabel
  nonisolated(unsafe) private let maximumValueLabel: ValueLabel

  nonisolated fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V?, minimum: ValueLabel, maximum: ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    track = SliderTrack(
      value: value.double, range: Double(bounds.lowerBound)...Double(bounds.upperBound), step: Double(step ?? 0),
      onEditingChanged: onEditingChanged)
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  /// What is dragged, between the labels of the ends if it has any.
  public var body: some View {
    if ValueLabel.self == EmptyView.self {
      track
    } else {
      HStack {
        minimumValueLabel
        track
        maximumValueLabel
      }
    }
  }
}

/// The part of a slider that is dragged.
struct SliderTrack {
  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double
  let onEditingChanged: (Bool) -> Void
}

extension SliderTrack: HostedView {
  typealias Body = Never

  func makeHost(context: HostContext<Self>) -> HostSlider {
    let slider = HostSlider()
    slider.addAction(for: .touchDown) { context.view.onEditingChanged(true) }
    slider.addAction(for: .valueChanged) { slider in
      context.updateHostAgain()
      context.view.value.wrappedValue = slider.value
    }
    slider.addAction(for: [.touchUpInside, .touchUpOutside, .touchCancel]) { context.view.onEditingChanged(false) }
    return slider
  }

  func updateHost(_ host: HostSlider, context: HostContext<Self>) {
    host.minimumValue = range.lowerBound
    host.maximumValue = range.upperBound
    host.step = step
    host.value = value.wrappedValue
    host.isEnabled = context.environment.isEnabled
    host.tintColor = context.environment.tint?.resolved(in: context.environment)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  ///
  /// - Parameters:
  ///   - value: Where the number is kept.
  ///   - bounds: The range, from 0 to 1 unless told.
  ///   - onEditingChanged: Called with true when a user's hand comes and with false when it goes.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, minimum: EmptyView(), maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that goes in steps.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label, which is not shown.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, minimum: EmptyView(), maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that goes in steps, with a label, which is not shown.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// Makes a slider with a label, which is not shown, and labels for the ends of the range.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that goes in steps, with a label, which is not shown, and labels for the ends of the range.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// Makes a slider; the older order of the parameters.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, minimum: minimumValueLabel, maximum: maximumValueLabel,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that goes in steps; the older order of the parameters.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), minimum: minimumValueLabel, maximum: maximumValueLabel,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider; the older order of the parameters.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, minimum: EmptyView(), maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that goes in steps; the older order of the parameters.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Binding where Value: BinaryFloatingPoint {
  /// The same number, as a `Double`.
  fileprivate var double: Binding<Double> {
    if let same = self as? Binding<Double> { return same }
    return Binding<Double>(get: { Double(wrappedValue) }, set: { wrappedValue = Value($0) })
  }
}
