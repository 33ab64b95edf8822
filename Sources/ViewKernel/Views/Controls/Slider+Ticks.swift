// Tests: `SliderTicksTests`.

import Foundation
import HostTree

/// The marks on the track of a slider and below it.
struct SliderMarks {
  // Not the tick, as ticks are equal if their values are.
  struct Mark: Identifiable {
    let id: Double
    let label: AnyView?
  }

  let ticks: [Mark]
  let neutralValue: Double?
  let enabledBounds: ClosedRange<Double>?
  let currentValueLabel: AnyView?

  init<V: BinaryFloatingPoint>(
    _ ticks: [SliderTick<V>], _ neutralValue: V?, _ enabledBounds: ClosedRange<V>?, _ currentValueLabel: AnyView? = nil
  ) {
    self.ticks = ticks.map { Mark(id: Double($0.value), label: $0.label) }
    self.neutralValue = neutralValue.map { Double($0) }
    self.enabledBounds = enabledBounds.map { Double($0.lowerBound)...Double($0.upperBound) }
    self.currentValueLabel = currentValueLabel
  }

  var hasLabels: Bool { currentValueLabel != nil || ticks.contains { $0.label != nil } }

  func position(of value: Double, in range: ClosedRange<Double>) -> Double {
    range.upperBound > range.lowerBound ? (value - range.lowerBound) / (range.upperBound - range.lowerBound) : 0
  }

  func configuration(in range: ClosedRange<Double>) -> HostSlider.TrackConfiguration {
    HostSlider.TrackConfiguration(
      neutralValue: neutralValue, enabledRange: enabledBounds,
      ticks: ticks.map { HostSlider.TrackConfiguration.Tick(position: position(of: $0.id, in: range)) })
  }
}

/// A track with the labels of its ticks below it.
struct LabeledSliderTrack: View {
  let track: SliderTrack
  let marks: SliderMarks
  @State private var currentValue: String?

  private var labels: [SliderMarks.Mark] {
    marks.ticks.filter { $0.label != nil && track.range.contains($0.id) }
  }

  var body: some View {
    SliderTicksLayout(positions: labels.map { marks.position(of: $0.id, in: track.range) }) {
      if let currentValue { track.accessibilityValue(currentValue) } else { track }
      ForEach(labels) { $0.label }
    }
    if let label = marks.currentValueLabel {
      HostReader(content: label) { [$currentValue] hosts in
        $currentValue.wrappedValue = hosts.lazy.compactMap { ($0 as? HostLabel)?.text }.first
      }
    }
  }
}

/// Places labels below a track, each centred at its part of the way of the thumb.
struct SliderTicksLayout: Layout {
  let positions: [Double]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let track = subviews.first else { return .zero }
    let size = track.sizeThatFits(proposal)
    let labels = subviews.dropFirst().map { $0.sizeThatFits(.unspecified).height }
    return CGSize(width: size.width, height: size.height + (labels.max() ?? 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let track = subviews.first else { return }
    let height = track.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height
    track.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: height))
    let thumb = HostSlider.thumbWidth
    for (label, position) in zip(subviews.dropFirst(), positions) {
      let x = bounds.minX + thumb / 2 + max(bounds.width - thumb, 0) * position
      label.place(at: CGPoint(x: x, y: bounds.minY + height), anchor: .top, proposal: .unspecified)
    }
  }
}

// MARK: Ticks of one's own

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with ticks, and a label, which is not shown.
  ///
  /// - Parameters:
  ///   - value: The selected number.
  ///   - bounds: The range. Defaults to 0...1.
  ///   - neutralValue: The value from which the track is tinted to the thumb; nil for the lower bound.
  ///   - enabledBounds: The numbers that users can choose; nil for all.
  ///   - label: Describes the slider for assistive tools.
  ///   - ticks: The marks. They do not keep users from values between them.
  ///   - onEditingChanged: Called with true when a touch begins, and with false when it ends or is cancelled.
  nonisolated public init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
    self.init(
      value, bounds, step: nil, minimum: EmptyView(), maximum: EmptyView(),
      marks: SliderMarks(ticks()._ticks, neutralValue, enabledBounds), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with ticks, a label, and one for the current value: assistive tools read both, and neither is
  /// shown.
  nonisolated public init<V: BinaryFloatingPoint, Current: View, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current,
    @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
    self.init(
      value, bounds, step: nil, minimum: EmptyView(), maximum: EmptyView(),
      marks: SliderMarks(ticks()._ticks, neutralValue, enabledBounds, AnyView(currentValueLabel())),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with a label for the current value, which assistive tools read.
  nonisolated public init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, minimum: EmptyView(), maximum: EmptyView(),
      marks: SliderMarks([], neutralValue, enabledBounds, AnyView(currentValueLabel())),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps, and ticks for the steps for which `tick` returns one.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), minimum: EmptyView(), maximum: EmptyView(),
      marks: SliderMarks(Self.ticks(in: bounds, step, tick), neutralValue, enabledBounds),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider with ticks, labels for the bounds, and a label, which is not shown.
  nonisolated public init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
    self.init(
      value, bounds, step: nil, minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      marks: SliderMarks(ticks()._ticks, neutralValue, enabledBounds), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with ticks, labels for the bounds, a label, and one for the current value: assistive tools read
  /// the last two, which are not shown.
  nonisolated public init<V: BinaryFloatingPoint, Current: View, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
    self.init(
      value, bounds, step: nil, minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      marks: SliderMarks(ticks()._ticks, neutralValue, enabledBounds, AnyView(currentValueLabel())),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps, labels for the bounds, and ticks for those steps for which `tick` returns one.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      marks: SliderMarks(Self.ticks(in: bounds, step, tick), neutralValue, enabledBounds),
      onEditingChanged: onEditingChanged)
  }

  /// The ticks of steps, of which there may be a thousand at most: more can't be distinguished.
  nonisolated private static func ticks<V: BinaryFloatingPoint>(
    in bounds: ClosedRange<V>, _ step: V.Stride, _ tick: (V) -> SliderTick<V>?
  ) -> [SliderTick<V>] where V.Stride: BinaryFloatingPoint {
    let count = Double(bounds.upperBound - bounds.lowerBound) / Double(step)
    guard step > 0, count.isFinite else { return [] }
    return (0...Int(min(count, 1_000))).compactMap { tick(bounds.lowerBound + V($0) * V(step)) }
  }
}

private enum SliderThumbVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether sliders have a thumb; `automatic` and `visible` mean that they have.
  var sliderThumbVisibility: Visibility {
    get { self[SliderThumbVisibilityKey.self] }
    set { self[SliderThumbVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the sliders in this view have a thumb. Without one, the track is thicker.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}
