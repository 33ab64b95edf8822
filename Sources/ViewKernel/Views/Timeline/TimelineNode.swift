import Foundation
import HostTree

/// The node of a timeline view: it follows the schedule while it is on screen.
///
/// It waits for one date at a time: with a timer of the window's clock, or for the next frame.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ValueNode<TimelineView<Schedule, Content>> {
  private var view: TimelineView<Schedule, Content>
  private let descriptor = ViewDescriptor.of(Content.self)
  /// The date that the content shows.
  private var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The dates that have not been asked for; nil while the schedule is not followed.
  private var entries: Schedule.Entries.Iterator?
  /// The date that the node waits for; nil for the next frame, or for nothing.
  private var next: Date?
  private var timer: HostTimer?
  /// Whether that date, or that frame, has come.
  private var isDue = false

  init(_ view: TimelineView<Schedule, Content>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.show(view) }

  // MARK: Life

  override func mount() {
    if isOnScreen { begin() } else if let now { date = now }
    mountChildren(makeContent())
  }

  override func update(with new: TimelineView<Schedule, Content>) {
    let isSame = ValueComparison.of(Schedule.self).areEqual(view.schedule, new.schedule)
    view = new
    if !isSame, entries != nil {
      begin()
    } else {
      goOnIfDue()
    }
    flags.subtract(.needsRun)
    updateChildren(makeContent())
  }

  override func run() {
    goOnIfDue()
    updateChildren(makeContent())
  }

  override func surroundingsDidChange(_ change: SurroundingsChange) {
    super.surroundingsDidChange(change)
    guard case .visibility(let isVisible) = change else { return }
    if !isVisible {
      stop()
    } else if entries == nil, isOnScreen {
      begin()
      graph.invalidate(self)
    }
  }

  override func willUnmount() {
    stop()
    super.willUnmount()
  }

  private func makeContent() -> Content { trackObserving(descriptor) { view.content(date) } }

  // MARK: The schedule

  /// The date of the frame under way; nil without a window.
  private var now: Date? { frameDate }

  /// Follows the schedule from the current date on.
  private func begin() {
    stop()
    guard let now else { return }
    date = now
    entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    next = entries?.next()
    goOn(to: now)
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
    (entries, next, isDue) = (nil, nil, false)
    graph.forgetAnimation(of: self)
  }

  private func goOnIfDue() {
    guard isDue || followsFrames, entries != nil, let now else { return }
    // The clock may be behind the date by what is lost in sums of seconds.
    let reached = isDue ? max(now, next ?? now) : now
    isDue = false
    goOn(to: reached)
  }

  private var followsFrames: Bool { (view.schedule as? AnimationTimelineSchedule)?.followsFrames ?? false }

  /// Takes the latest date up to `now`, and waits for the one that follows.
  private func goOn(to now: Date) {
    timer?.invalidate()
    timer = nil
    if followsFrames {
      date = now
      return graph.animateLater(self)
    }
    var count = 0
    while let entry = next {
      let delay = entry.timeIntervalSince(now)
      guard !delay.isNaN, delay > 0 || count < mostDatesAtOnce else { return reportEndless(delay.isNaN) }
      if delay > 0 { return wait(for: delay) }
      date = entry
      next = entries?.next()
      count += 1
    }
  }

  private func wait(for delay: TimeInterval) {
    guard let clock = graph.clock else { return }
    timer = HostTimer(interval: delay, clock: clock) { [weak self] _ in self?.dateHasCome() }
  }

  private func reportEndless(_ isNaN: Bool) {
    next = nil
    reportMisuse(
      isNaN
        ? "A TimelineView's \(Schedule.self) gives a date that is not a number; it waits for no others. Give finite dates."
        : "A TimelineView has passed over \(mostDatesAtOnce) dates of its \(Schedule.self), which are all up to the present; it waits "
          + "for no others. Begin with the last date before the one that entries(from:mode:) is given, and give dates in ascending order."
    )
  }

  private func dateHasCome() {
    guard !flags.contains(.isUnmounted) else { return }
    isDue = true
    graph.invalidate(self)
  }
}

/// How many dates may pass from one settle to the next.
private let mostDatesAtOnce = 100_000
