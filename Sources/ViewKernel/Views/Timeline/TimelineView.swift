public import Foundation

/// A view whose content is updated at the dates of a schedule.
///
/// The dates come from the window's clock. The content begins with the last date of the schedule that has passed, or
/// with the current date if none has; then it is updated at the beginning of the first settle at each further date or
/// after it. Of several dates that have passed since the last settle only the latest counts. While the view is not on
/// screen, or its schedule is paused or has ended, it waits for nothing, so that an idle window stays idle.
///
/// ```swift
/// let clock = HostManualClock()
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50), clock: clock)
/// window.rootViewController = HostingController(
///   rootView: TimelineView(.periodic(from: clock.date, by: 1)) { context in
///     Text("\(Int(context.date.timeIntervalSinceReferenceDate)) s")
///   })
/// window.makeKeyAndVisible()
/// window.settle()
/// clock.advance(by: 2.5)
/// window.settle()
/// print(window.treeDescription())
/// // Prints:
/// // HostWindow (0, 0, 100 x 50)
/// // └─ HostingView<TimelineView<PeriodicTimelineSchedule, Text>> (0, 0, 100 x 50)
/// //    └─ HostLabel "2 s" (38.33, 14.83, 23.33 x 20.33)
/// print(HostTimer.nextFireTime(by: clock) ?? 0)
/// // Prints "3.0"
/// ```
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The circumstances in which the content of a ``TimelineView`` is made.
  public struct Context: Sendable {
    /// How often a view is updated.
    public enum Cadence: Comparable, Hashable, Sendable {
      /// As often as the schedule says: the only cadence here.
      case live
      /// Once in a second at most.
      case seconds
      /// Once in a minute at most.
      case minutes
    }

    /// The date of the schedule that the content is made for.
    public let date: Date
    /// How often the content is updated: ``Cadence/live``, as there are no screens here that are always on.
    public let cadence: Cadence

    /// Has no effect: nothing is drawn before its date.
    public func invalidateTimelineContent() {}
  }

  nonisolated(unsafe) let schedule: Schedule
  nonisolated(unsafe) let content: (Date) -> Content
}

/// The context of a ``TimelineView``, whatever its schedule and its content are.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  /// Creates a view that is updated at the dates of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The dates. One that differs from the last takes its place at once; a schedule that is neither
  ///     `Equatable` nor made of plain values may count as different in each update.
  ///   - content: Makes the content for a date. Its reads are tracked as a body's.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.init(schedule: schedule) { content(TimelineViewDefaultContext(date: $0, cadence: .live)) }
  }

  /// Creates a view that is updated at the dates of a schedule, with a context of the view's own type.
  @_disfavoredOverload
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.init(schedule: schedule) { content(Context(date: $0, cadence: .live)) }
  }

  /// Appends the node that follows the schedule.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    builder.append(TimelineNode(view, in: builder))
  }

  /// Updates the node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) { cursor.update(view) }
}
