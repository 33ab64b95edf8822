import HostTree

/// Chooses a number from a range.
public struct Slider<Label: View, ValueLabel: View>: HostedView {
  /// There is no body.
  public typealias Body = Never

  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double
  let onEditingChanged: (Bool) -> Void

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
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  ///
  /// - Parameters:
  ///   - value: Where the number is kept.
  ///   - bounds: The range, from 0 to 1 unless told.
  ///   - onEditingChanged: Called with true when a user's hand comes and with false when it goes.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value.double, range: Double(bounds.lowerBound)...Double(bounds.upperBound), step: 0,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that goes in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value.double, range: Double(bounds.lowerBound)...Double(bounds.upperBound), step: Double(step),
      onEditingChanged: onEditingChanged)
  }
}

extension Binding where Value: BinaryFloatingPoint {
  /// The same number, as a `Double`.
  fileprivate var double: Binding<Double> {
    if let same = self as? Binding<Double> { return same }
    return Binding<Double>(get: { Double(wrappedValue) }, set: { wrappedValue = Value($0) })
  }
}
