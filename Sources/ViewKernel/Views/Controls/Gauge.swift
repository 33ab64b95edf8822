/// A view that shows a value within a range as a bar, with labels for its title, its value and the bounds.
///
/// `gaugeStyle(_:)` sets its appearance.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: StyleableView {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  private let fraction: Double
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let currentValueLabel: CurrentValueLabel
  nonisolated(unsafe) private let minimumValueLabel: BoundsLabel
  nonisolated(unsafe) private let maximumValueLabel: BoundsLabel

  /// Creates a gauge with labels for the title, the value and both bounds.
  ///
  /// A non-finite value is reported as misuse and counts as the lower bound. An empty range shows an empty bar.
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

  var plain: GaugeBar<Label, CurrentValueLabel, BoundsLabel, BoundsLabel> {
    GaugeBar(
      fraction: fraction, label: label, currentValueLabel: currentValueLabel, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel)
  }

  func styled(in environment: EnvironmentValues) -> AnyView? {
    let styles = environment[styles: (any GaugeStyle).self]
    guard let style = styles.last else { return nil }
    let hasBounds = BoundsLabel.self != EmptyView.self
    return style.view(
      styles,
      GaugeStyleConfiguration(
        value: min(max(fraction, 0), 1), label: .init(content: OneLabel(label).part(styles)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(content: currentValueLabel.part(styles)),
        minimumValueLabel: hasBounds ? .init(content: minimumValueLabel.part(styles)) : nil,
        maximumValueLabel: hasBounds ? .init(content: maximumValueLabel.part(styles)) : nil))
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with labels for the title and the value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }

  /// Creates a gauge with a title.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  )
  where CurrentValueLabel == EmptyView {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
}

/// The default appearance: the title above the bar, which is between the labels of the bounds, and the value's label
/// below.
struct GaugeBar<Label: View, CurrentValueLabel: View, MinimumValueLabel: View, MaximumValueLabel: View>: View {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: MinimumValueLabel
  let maximumValueLabel: MaximumValueLabel

  var body: some View {
    VStack(spacing: 8) {
      OneLabel(label)
      HStack {
        minimumValueLabel
        ProgressBar(progress: fraction, showsLevel: true)
        maximumValueLabel
      }
      currentValueLabel
    }
  }
}
