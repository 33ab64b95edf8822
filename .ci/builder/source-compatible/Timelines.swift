// Views that follow the time, and canvases, as code for SwiftUI writes them: every overload here must go on compiling,
// in Swift 5 and in Swift 6 mode.
import ViewKernel

struct AnalogClock: View {
  let date: Date
  var showsSeconds = true
  var body: some View { Text(date, style: .time) }
}

struct Clocks: View {
  let startDate = Date()
  @State private var isPaused = false
  @State private var alarms: [Date] = []

  var body: some View {
    VStack {
      TimelineView(.periodic(from: startDate, by: 1)) { context in
        AnalogClock(date: context.date, showsSeconds: context.cadence <= .seconds)
      }
      TimelineView(.periodic(from: .now, by: 1.0)) { timeline in
        let seconds = Calendar.current.component(.second, from: timeline.date)
        Text("\(seconds)")
        if timeline.cadence == .live { Text("live") }
      }
      TimelineView(.everyMinute) { context in Text(context.date.description) }
      TimelineView(EveryMinuteTimelineSchedule()) { context in Text(context.date, style: .date) }
      TimelineView(.explicit(alarms)) { Face(context: $0) }
      TimelineView(.explicit([.now, .now + 5, Date(timeIntervalSinceNow: 10)])) { _ in Text("x") }
      TimelineView(.animation) { context in
        let angle = context.date.timeIntervalSinceReferenceDate.remainder(dividingBy: 3) * 120
        Rectangle().rotationEffect(.degrees(angle))
      }
      TimelineView(.animation(minimumInterval: 1 / 30, paused: isPaused)) { (timeline: TimelineViewDefaultContext) in
        let elapsed = timeline.date.timeIntervalSince(startDate)
        ProgressView(value: min(elapsed, 1))
      }
      TimelineView(.animation(minimumInterval: 0.1)) { timeline in Text(timeline.date.formatted()) }
      TimelineView(.animation(paused: isPaused)) { timeline in
        Face(context: timeline)
          .onChange(of: timeline.date) { isPaused = false }
      }
      TimelineView(.twice) { context in Text("\(context.date)") }
      TimelineView(PeriodicTimelineSchedule(from: startDate, by: 2)) { context in hands(context) }
    }
  }

  @ViewBuilder func hands(_ context: TimelineViewDefaultContext) -> some View {
    switch context.cadence {
    case .live: Text("second hand")
    case .seconds: Text("minute hand")
    case .minutes: Text("hour hand")
    @unknown default: EmptyView()
    }
  }
}

struct Face: View {
  let context: TimelineViewDefaultContext
  var body: some View { Text(context.date, style: .timer) }
}

struct TwiceSchedule: TimelineSchedule {
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    [startDate, startDate.addingTimeInterval(mode == .lowFrequency ? 60 : 1)]
  }
}

extension TimelineSchedule where Self == TwiceSchedule {
  static var twice: Self { .init() }
}

struct CyclicSchedule: TimelineSchedule {
  let offsets: [TimeInterval]

  func entries(from startDate: Date, mode: Mode) -> Entries { Entries(last: startDate, offsets: offsets) }

  struct Entries: Sequence, IteratorProtocol {
    var last: Date
    let offsets: [TimeInterval]
    var index = -1
    mutating func next() -> Date? {
      index = (index + 1) % offsets.count
      last = last.addingTimeInterval(offsets[index])
      return last
    }
  }
}

struct Heart: View {
  var body: some View {
    TimelineView(CyclicSchedule(offsets: [0.2, 0.2, 0.4])) { timeline in Beat(date: timeline.date) }
  }

  struct Beat: View {
    let date: Date
    @State private var phase = 0
    var body: some View {
      Text("\(phase)")
        .animation(.spring(), value: phase)
        .onChange(of: date) { _ in phase += 1 }
    }
  }
}

nonisolated func someTimeline() -> some View { TimelineView(.animation) { _ in Text("a") } }

struct TickingTexts: View {
  let start: Date
  let end: Date

  var body: some View {
    Text(timerInterval: start...end)
    Text(timerInterval: start...end, pauseTime: start.addingTimeInterval(10), countsDown: false, showsHours: false)
    Text("Ends in \(timerInterval: start...end, countsDown: true)").monospacedDigit()
    Text(.currentDate, format: .stopwatch(startingAt: start, showsHours: false, maxPrecision: .milliseconds(100)))
    Text(.currentDate, format: .timer(countingDownIn: start..<end))
    Text(.currentDate, format: .timer(countingUpIn: start..<end, maxPrecision: .seconds(1)))
    Text(.currentDate, format: .offset(to: start, allowedFields: [.hour, .minute], maxFieldCount: 1))
    Text(.currentDate, format: .reference(to: end, thresholdField: .week))
    Text("Since \(.currentDate, format: .offset(to: start))")
    Text(TimeDataSource<Date>.currentDate, format: SystemFormatStyle.Stopwatch(startingAt: start))
    Text(.durationOffset(to: start), format: .units(allowed: [.minutes, .seconds]))
    Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
    ProgressView(timerInterval: start...end)
    ProgressView(timerInterval: start...end, countsDown: false) { Text("Brewing") }
    ProgressView(timerInterval: start...end) {
      Text("Brewing")
    } currentValueLabel: {
      Text(end, style: .timer)
    }
    .progressViewStyle(.linear)
  }
}
