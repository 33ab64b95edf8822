/// A value within a range, shown as a bar, with labels for what it is, how large it is and where the range ends.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  private let fraction: Double
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let currentValueLabel: CurrentValueLabel
  nonisolated(unsafe) private let minimumValueLabel: BoundsLabel
  nonisolated(unsafe) private let maximumValueLabel: BoundsLabel

  /// Makes a gauge with labels for all there is.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    let value = value.sound(else: bounds.lowerBound, "The value of a gauge")
    let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
    fraction = length > 0 ? (Double(value) - Double(bounds.lowerBound)) / length : 0
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }

  /// The label above a bar between the labels of its ends, the value below.
  public var body: some View {
    VStack {
      label
      HStack {
        minimumValueLabel
        ProgressBar(progress: fraction, showsLevel: true)
        maximumValueLabel
      }
      currentValueLabel
    }
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Makes a gauge with a label for its value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }

  /// Makes a gauge.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  )
  where CurrentValueLabel == EmptyView {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
}
