import HostTree

/// A control that increments and decrements a value: a label, and two buttons at the trailing edge.
public struct Stepper<Label: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let control: StepperControl

  nonisolated fileprivate init(label: Label, control: StepperControl) {
    self.label = label
    self.control = control
  }

  /// The label, a spacer and the control; the control alone where labels are hidden.
  public var body: some View {
    if hidesLabels {
      control
    } else {
      HStack {
        OneLabel(label)
        Spacer()
        control
      }
    }
  }

  /// Creates a stepper that calls closures.
  ///
  /// - Parameters:
  ///   - label: A description of the value.
  ///   - onIncrement: Called for a tap on the right half; nil disables incrementing.
  ///   - onDecrement: Called for a tap on the left half; nil disables decrementing.
  ///   - onEditingChanged: Called with true when a touch begins, and with false when it ends or is cancelled.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      control: StepperControl(increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged))
  }

  /// Creates a stepper for a value without bounds. Integers stop at the bounds of their type.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), control: StepperControl(value, nil, step, onEditingChanged))
  }

  /// Creates a stepper for a value within a range.
  ///
  /// - Parameters:
  ///   - value: The value, written at each tap.
  ///   - bounds: The range; a step beyond a bound stops at it.
  ///   - step: The distance of a step. 0 is reported as misuse: the stepper changes nothing then.
  ///   - label: A description of the value.
  ///   - onEditingChanged: Called with true when a touch begins, and with false when it ends or is cancelled.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), control: StepperControl(value, bounds, step, onEditingChanged))
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localized label that calls closures.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a text as its label that calls closures. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized label for a value without bounds.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a text as its label for a value without bounds. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized label for a value within a range.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a text as its label for a value within a range. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper {
  /// Creates a stepper for a value without bounds; the older order of the parameters.
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), control: StepperControl(value, nil, step, onEditingChanged))
  }

  /// Creates a stepper for a value within a range; the older order of the parameters.
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), control: StepperControl(value, bounds, step, onEditingChanged))
  }

  /// Creates a stepper that calls closures; the older order of the parameters.
  @_disfavoredOverload
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(),
      control: StepperControl(increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged))
  }
}

/// The control with the two halves.
///
/// The host counts steps; the value changes by its own type's arithmetic, and the host shows it if it is a number.
private struct StepperControl {
  /// The value and its range as numbers, for the host; nil for a value that is not a number.
  let number: (() -> (value: Double, range: ClosedRange<Double>))?
  let step: Double
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  init(increment: (() -> Void)?, decrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void) {
    number = nil
    step = 1
    self.increment = increment
    self.decrement = decrement
    self.onEditingChanged = onEditingChanged
  }

  init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    if step == 0 { reportMisuse("A Stepper has the step 0, so it changes nothing. Give it another one.") }
    let size = Double(describing: step)
    self.step = size.map(abs) ?? 1
    number =
      size == nil || Double(describing: value.wrappedValue) == nil
      ? nil
      : {
        let number = Double(describing: value.wrappedValue) ?? 0
        let lower = bounds.flatMap { Double(describing: $0.lowerBound) } ?? -.infinity
        let upper = bounds.flatMap { Double(describing: $0.upperBound) } ?? .infinity
        return (number, min(lower, upper)...max(lower, upper))
      }
    func move(by distance: V.Stride) {
      let now = value.wrappedValue
      if let sum = Self.sum(now, distance) {
        value.wrappedValue = bounds.map { min(max(sum, $0.lowerBound), $0.upperBound) } ?? sum
        return
      }
      guard let bounds else { return value.wrappedValue = now.advanced(by: distance) }
      // Compared as distances: beyond the bounds there may be no value at all.
      let isUp = distance > 0
      let end = isUp ? bounds.upperBound : bounds.lowerBound
      let room = now.distance(to: end)
      value.wrappedValue = (isUp ? distance < room : distance > room) ? now.advanced(by: distance) : end
    }
    increment = { move(by: step) }
    decrement = { move(by: Self.opposite(of: step)) }
    self.onEditingChanged = onEditingChanged
  }

  /// The negated distance; for the least integer, which has none, the greatest.
  private static func opposite<S: SignedNumeric>(of distance: S) -> S {
    func opposite<I: FixedWidthInteger>(of distance: I) -> I { distance == .min ? .max : 0 - distance }
    if let integer = distance as? any FixedWidthInteger, let result = opposite(of: integer) as? S { return result }
    return 0 - distance
  }

  /// An integer moved by a distance, clamped to its type's range; nil for other types.
  private static func sum<V: Strideable>(_ value: V, _ distance: V.Stride) -> V? {
    func sum<I: FixedWidthInteger>(_ value: I, _ distance: Int) -> I {
      let end = distance > 0 ? I.max : I.min
      guard let way = I(exactly: distance.magnitude) else { return end }
      let (sum, isBeyond) =
        distance > 0 ? value.addingReportingOverflow(way) : value.subtractingReportingOverflow(way)
      return isBeyond ? end : sum
    }
    guard let value = value as? any FixedWidthInteger, let distance = distance as? Int else { return nil }
    return sum(value, distance) as? V
  }
}

extension StepperControl: HostedView {
  typealias Body = Never

  func makeHost(context: HostContext<Self>) -> HostStepper {
    let stepper = HostStepper()
    stepper.addAction(for: .touchDown) { context.newest.onEditingChanged(true) }
    stepper.addAction(for: .valueChanged) { stepper in
      context.updateHostAgain()
      let view = context.newest
      let former = view.number?().value ?? 0
      let isUp = stepper.value > former
      if view.number == nil { stepper.value = 0 }
      if isUp { view.increment?() } else { view.decrement?() }
    }
    stepper.addAction(for: [.touchUpInside, .touchUpOutside, .touchCancel]) { context.newest.onEditingChanged(false) }
    return stepper
  }

  func updateHost(_ host: HostStepper, context: HostContext<Self>) {
    if let number {
      let (value, range) = number()
      host.minimumValue = range.lowerBound
      host.maximumValue = range.upperBound
      if step > 0, step.isFinite { host.stepValue = step }
      host.value = value
    } else {
      host.minimumValue = decrement == nil ? 0 : -1
      host.maximumValue = increment == nil ? 0 : 1
      host.value = 0
    }
    host.isEnabled = context.environment.isEnabled
  }
}

extension Double {
  /// Converts a number of any type; nil for other values.
  fileprivate init?(describing value: Any) {
    switch value {
    case let value as any BinaryInteger: self = Double(value)
    case let value as any BinaryFloatingPoint: self = Double(value)
    default: return nil
    }
  }
}
