public import Foundation
import HostGeometry

/// A queue or run loop, as the argument of Combine's operators.
///
/// It has no effect: values arrive on the main actor, and time is the time of the window's clock.
public protocol Scheduler {
  /// The type of the options with which operators schedule work; they have no effect either.
  associatedtype SchedulerOptions = Never
}

/// A scheduler that says "at once", as in tests; like all of them it has no effect.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The only one.
  public static let shared = ImmediateScheduler()
}

/// A duration in the arguments of operators, in seconds. Negative, infinite and NaN are reported and count as 0.
public struct SchedulerInterval: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The duration in seconds.
  public let seconds: TimeInterval

  /// Creates a duration in seconds.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Creates a duration in seconds.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  private init(_ seconds: TimeInterval) { self.seconds = seconds.sound(from: 0, else: 0, "A stretch of time") }

  /// Returns a duration in seconds.
  public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
  /// Returns a duration in seconds.
  public static func seconds(_ seconds: Int) -> Self { Self(Double(seconds)) }
  /// Returns a duration in thousandths of a second.
  public static func milliseconds(_ milliseconds: Int) -> Self { Self(Double(milliseconds) / 1_000) }
  /// Returns a duration in millionths of a second.
  public static func microseconds(_ microseconds: Int) -> Self { Self(Double(microseconds) / 1_000_000) }
  /// Returns a duration in billionths of a second.
  public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(Double(nanoseconds) / 1_000_000_000) }
}

extension Publisher {
  /// Delivers values and completion on the main actor: at once if they are sent there, else as soon as it is free.
  ///
  /// The scheduler has no effect: there is no other place for values to arrive.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
    Output, Failure
  > {
    AnyPublisher { receiveValue, receiveCompletion in
      subscribe(
        { value in toMainActor { receiveValue(value) } },
        receiveCompletion: { completion in toMainActor { receiveCompletion(completion) } })
    }
  }

  /// Returns this publisher: the subscription is made on the calling thread, and the scheduler has no effect.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
    Output, Failure
  > { eraseToAnyPublisher() }

  /// Sends a value once no other has followed it for a time, by the window's clock; see ``/HostTree/HostTimer``. A
  /// value that waits on completion is dropped.
  public func debounce<S: Scheduler>(for dueTime: SchedulerInterval, scheduler: S, options: S.SchedulerOptions? = nil)
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher { receiveValue, receiveCompletion in
      let timers = TimerBox()
      let subscription = subscribe(
        { value in timers.only(after: dueTime.seconds) { receiveValue(value) } },
        receiveCompletion: {
          timers.cancel()
          receiveCompletion($0)
        })
      return AnyCancellable {
        timers.cancel()
        subscription.cancel()
      }
    }
  }

  /// Sends at most one value per interval, by the window's clock: the first one at once, then one of those that have
  /// arrived meanwhile.
  ///
  /// - Parameters:
  ///   - interval: The time between two values.
  ///   - scheduler: Has no effect.
  ///   - latest: Whether to send the last value that has arrived in the interval, not the first.
  public func throttle<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      let timers = TimerBox()
      var isWaiting = false
      var held: Output?
      func send(_ value: Output) {
        isWaiting = true
        receiveValue(value)
        timers.one(after: interval.seconds) {
          isWaiting = false
          if let value = held {
            held = nil
            send(value)
          }
        }
      }
      let subscription = subscribe(
        { value in
          toMainActor {
            if !isWaiting { send(value) } else if latest || held == nil { held = value }
          }
        },
        receiveCompletion: { completion in
          toMainActor {
            timers.cancel()
            if let value = held { receiveValue(value) }
            receiveCompletion(completion)
          }
        })
      return AnyCancellable {
        timers.cancel()
        subscription.cancel()
      }
    }
  }

  /// Ends if no value arrives for a time, by the window's clock: fails with an error, or finishes without one.
  ///
  /// - Parameters:
  ///   - interval: The longest time before the first value, and between two.
  ///   - scheduler: Has no effect.
  ///   - options: Have no effect.
  ///   - customError: Makes the error; nil, the default, to finish.
  public func timeout<S: Scheduler>(
    _ interval: SchedulerInterval, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      let (timers, box) = (TimerBox(), CancellableBox())
      func wait() {
        timers.only(after: interval.seconds) {
          box.cancel()
          receiveCompletion(customError.map { .failure($0()) } ?? .finished)
        }
      }
      wait()
      box.add(
        subscribe(
          { value in
            wait()
            receiveValue(value)
          },
          receiveCompletion: {
            timers.cancel()
            receiveCompletion($0)
          }))
      return AnyCancellable {
        timers.cancel()
        box.cancel()
      }
    }
  }

  /// Delays each value and the completion, by the window's clock; see ``/HostTree/HostTimer``. A tolerance has no
  /// effect.
  public func delay<S: Scheduler>(
    for interval: SchedulerInterval, tolerance: SchedulerInterval? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      let timers = TimerBox()
      let subscription = subscribe(
        { value in timers.one(after: interval.seconds) { receiveValue(value) } },
        receiveCompletion: { completion in timers.one(after: interval.seconds) { receiveCompletion(completion) } })
      return AnyCancellable {
        timers.cancel()
        subscription.cancel()
      }
    }
  }
}

/// Runs a closure on the main actor: at once if called there, else later.
private func toMainActor(_ body: @escaping () -> Void) {
  nonisolated(unsafe) let body = body
  onMainThread { body() }
}

/// The timers of a subscription. Main actor only.
final class TimerBox: @unchecked Sendable {
  private var timers: [HostTimer] = []

  func one(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    // It is only handed on: nothing else calls it.
    nonisolated(unsafe) let action = action
    onMainThread { [weak self] in
      let timer = HostTimer(interval: seconds) { timer in
        self?.timers.removeAll { $0 === timer }
        action()
      }
      self?.timers.append(timer)
    }
  }

  func only(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    cancel()
    one(after: seconds, action)
  }

  func cancel() {
    onMainThread { [self] in
      for timer in timers { timer.invalidate() }
      timers = []
    }
  }
}
