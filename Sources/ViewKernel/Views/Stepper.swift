import HostTree

/// Makes a value larger or smaller step by step: a label, and two halves to tap.
public struct Stepper<Label: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let control: StepperControl

  nonisolated fileprivate init(label: Label, control: StepperControl) {
    self.label = label
    self.control = control
  }

  /// The label, room, the control; the control alone where labels are hidden.
  public var body: some View {
    if hidesLabels {
      control
    } else {
      HStack {
        label
        Spacer()
        control
      }
    }
  }

  /// Makes a stepper that calls closures.
  ///
  /// - Parameters:
  ///   - label: What is changed.
  ///   - onIncrement: Called for a tap on the right half; nil where nothing can be added.
  ///   - onDecrement: Called for a tap on the left half; nil where nothing can be taken away.
  ///   - onEditingChanged: Called with true when a user's hand comes and with false when it goes.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      control: StepperControl(increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged))
  }

  /// Makes a stepper of a value without an end.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), control: StepperControl(value, nil, step, onEditingChanged))
  }

  /// Makes a stepper of a value within a range.
  ///
  /// - Parameters:
  ///   - value: Where the value is kept.
  ///   - bounds: The range, which a step does not leave.
  ///   - step: How much a tap adds or takes away.
  ///   - label: What is changed.
  ///   - onEditingChanged: Called with true when a user's hand comes and with false when it goes.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), control: StepperControl(value, bounds, step, onEditingChanged))
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with a text that calls closures.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a text that calls closures.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a text, of a value without an end.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a text, of a value without an end.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a text, of a value within a range.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a text, of a value within a range.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper {
  /// Makes a stepper of a value without an end; the older order of the parameters.
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), control: StepperControl(value, nil, step, onEditingChanged))
  }

  /// Makes a stepper of a value within a range; the older order of the parameters.
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), control: StepperControl(value, bounds, step, onEditingChanged))
  }

  /// Makes a stepper that calls closures; the older order of the parameters.
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

/// The two halves.
///
/// The host counts the steps; the value is changed by its own arithmetic, and shown if it is a number.
private struct StepperControl {
  /// The value as a number, with the ends of its range, to be shown; nil where it is none.
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
      // Compared as distances: beyond the ends there may be no value at all.
      let isUp = distance > 0
      let end = isUp ? bounds.upperBound : bounds.lowerBound
      let room = now.distance(to: end)
      value.wrappedValue = (isUp ? distance < room : distance > room) ? now.advanced(by: distance) : end
    }
    increment = { move(by: step) }
    decrement = { move(by: Self.opposite(of: step)) }
    self.onEditingChanged = onEditingChanged
  }

  /// As far the other way; the nearest there is for the first integer, which has no opposite.
  private static func opposite<S: SignedNumeric>(of distance: S) -> S {
    func opposite<I: FixedWidthInteger>(of distance: I) -> I { distance == .min ? .max : 0 - distance }
    if let integer = distance as? any FixedWidthInteger, let result = opposite(of: integer) as? S { return result }
    return 0 - distance
  }

  /// An integer moved by a distance, which stops where its type ends; nil for other types.
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
    stepper.addAction(for: .touchDown) { context.view.onEditingChanged(true) }
    stepper.addAction(for: .valueChanged) { stepper in
      context.updateHostAgain()
      let view = context.view
      let former = view.number?().value ?? 0
      let isUp = stepper.value > former
      if view.number == nil { stepper.value = 0 }
      if isUp { view.increment?() } else { view.decrement?() }
    }
    stepper.addAction(for: [.touchUpInside, .touchUpOutside, .touchCancel]) { context.view.onEditingChanged(false) }
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
  /// A number of any type; nil for what is no number.
  fileprivate init?(describing value: Any) {
    switch value {
    case let value as any BinaryInteger: self = Double(value)
    case let value as any BinaryFloatingPoint: self = Double(value)
    default: return nil
    }
  }
}
