public import Foundation

/// The passing of an interval, as a progress view shows it: a schedule of the dates at which the bar changes.
struct ProgressTimer: TimelineSchedule, Equatable {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  private var duration: TimeInterval { interval.upperBound.timeIntervalSince(interval.lowerBound) }

  /// The completed fraction at a date, or what is left of it.
  func fraction(at date: Date) -> Double {
    let passed = duration > 0 ? date.timeIntervalSince(interval.lowerBound) / duration : 1
    let part = min(max(passed, 0), 1)
    return countsDown ? 1 - part : part
  }

  /// 200 dates of the interval, but no more than 60 a second.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    let (start, end) = (max(interval.lowerBound, startDate), interval.upperBound)
    guard duration.isFinite, start < end else { return [startDate] }
    let step = max(duration / 200, 1 / 60)
    let count = Int((end.timeIntervalSince(start) / step).rounded(.down))
    return [startDate] + (1...max(count, 1)).map { min(start.addingTimeInterval(TimeInterval($0) * step), end) } + [end]
  }
}

/// The label of a progress view with an interval that shows the time that is left, or that has passed.
public struct DefaultDateProgressLabel: View {
  let timer: ProgressTimer

  /// A text that ticks.
  public var body: some View { Text(timerInterval: timer.interval, countsDown: timer.countsDown) }
}

extension ProgressView {
  /// Creates a progress bar that follows the time in an interval, by the window's clock.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - countsDown: Whether the bar empties. Defaults to true.
  ///   - label: The label of the task.
  ///   - currentValueLabel: The label of the current value.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      timer: ProgressTimer(interval: timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress bar that follows the time in an interval, with a label, and the time that is left or has
  /// passed.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
    self.init(timer: timer, label: label(), currentValueLabel: DefaultDateProgressLabel(timer: timer))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress bar that follows the time in an interval, with the time that is left or has passed.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    let timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
    self.init(timer: timer, label: EmptyView(), currentValueLabel: DefaultDateProgressLabel(timer: timer))
  }
}
