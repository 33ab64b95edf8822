import HostTree

/// A control that selects a number from a range by dragging.
///
/// Labels for the bounds are shown at its sides; its own label is not shown.
///
/// ```swift
/// struct Volume: View {
///   @State private var volume = 50.0
///
///   var body: some View {
///     Slider(value: $volume, in: 0...100, step: 5)
///       .onChange(of: volume) { print("volume \(volume)") }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Volume())
/// window.makeKeyAndVisible()
/// window.settle()
/// (window.subviews[0].subviews[0] as? HostSlider)?.drag(to: 62)
/// window.settle()
/// // Prints "volume 60.0"
/// ```
public struct Slider<Label: View, ValueLabel: View>: View {
  nonisolated(unsafe) private let track: SliderTrack
  nonisolated(unsafe) private let minimumValueLabel: ValueLabel
  nonisolated(unsafe) private let maximumValueLabel: ValueLabel

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V?, minimum: ValueLabel, maximum: ValueLabel,
    marks: SliderMarks? = nil, onEditingChanged: @escaping (Bool) -> Void
  ) {
    track = SliderTrack(
      value: value.double, range: Double(bounds.lowerBound)...Double(bounds.upperBound), step: Double(step ?? 0),
      marks: marks, onEditingChanged: onEditingChanged)
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  /// The track, between the labels of the bounds if there are any.
  public var body: some View {
    if let marks = track.marks, marks.hasLabels {
      HStack {
        minimumValueLabel
        LabeledSliderTrack(track: track, marks: marks)
        maximumValueLabel
      }
    } else if ValueLabel.self == EmptyView.self {
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
  let marks: SliderMarks?
  let onEditingChanged: (Bool) -> Void
}

extension SliderTrack: HostedView {
  typealias Body = Never

  func makeHost(context: HostContext<Self>) -> HostSlider {
    let slider = HostSlider()
    slider.addAction(for: .touchDown) { context.newest.onEditingChanged(true) }
    slider.addAction(for: .valueChanged) { slider in
      context.updateHostAgain()
      context.newest.value.wrappedValue = slider.exactValue
    }
    slider.addAction(for: [.touchUpInside, .touchUpOutside, .touchCancel]) { context.newest.onEditingChanged(false) }
    return slider
  }

  func updateHost(_ host: HostSlider, context: HostContext<Self>) {
    host.exactMinimum = range.lowerBound
    host.exactMaximum = range.upperBound
    host.step = step
    host.trackConfiguration = marks?.configuration(in: range)
    host.sliderStyle = context.environment.sliderThumbVisibility == .hidden ? .thumbless : .default
    host.exactValue = value.wrappedValue
    host.isEnabled = context.environment.isEnabled
    host.tintColor = context.environment.tint?.resolved(in: context.environment)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a continuous slider.
  ///
  /// - Parameters:
  ///   - value: The selected number, written while the user drags. A number out of range is shown as the nearer
  ///     bound.
  ///   - bounds: The range. Defaults to 0...1.
  ///   - onEditingChanged: Called with true when a touch begins, and with false when it ends or is cancelled.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, minimum: EmptyView(), maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps, which are counted from the lower bound.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a continuous slider with a label, which is not shown.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, minimum: EmptyView(), maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps and a label, which is not shown.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// Creates a continuous slider with labels for the bounds, and a label, which is not shown.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps and labels for the bounds, and a label, which is not shown.
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
  /// Creates a continuous slider with labels for the bounds; the older order of the parameters.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, minimum: minimumValueLabel, maximum: maximumValueLabel,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps and labels for the bounds; the older order of the parameters.
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
  /// Creates a continuous slider; the older order of the parameters.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, minimum: EmptyView(), maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps; the older order of the parameters.
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
  /// The same number as a `Double`.
  fileprivate var double: Binding<Double> {
    if let same = self as? Binding<Double> { return same }
    return Binding<Double>(get: { Double(wrappedValue) }, set: { wrappedValue = Value($0) })
  }
}
