public import Dispatch
public import Foundation
import HostTree

/// Says where and when values arrive, in code that was written with Combine: a queue or a run loop.
///
/// Here there is one place only, the main actor, and one time, that of the window's clock; the type is there for the
/// arguments' sake.
public protocol Scheduler {}

extension DispatchQueue: Scheduler {}
extension OperationQueue: Scheduler {}
extension RunLoop: Scheduler {}

/// A stretch of time in the arguments of operators, in seconds.
public struct SchedulerInterval: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The seconds.
  public let seconds: TimeInterval

  /// Some seconds.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Some seconds.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  private init(_ seconds: TimeInterval) { self.seconds = seconds.sound(from: 0, else: 0, "A stretch of time") }

  /// Some seconds.
  public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
  /// Some seconds.
  public static func seconds(_ seconds: Int) -> Self { Self(Double(seconds)) }
  /// Some thousandths of a second.
  public static func milliseconds(_ milliseconds: Int) -> Self { Self(Double(milliseconds) / 1_000) }
  /// Some millionths of a second.
  public static func microseconds(_ microseconds: Int) -> Self { Self(Double(microseconds) / 1_000_000) }
  /// Some billionths of a second.
  public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(Double(nanoseconds) / 1_000_000_000) }
}

extension Publisher {
  /// This publisher's values, on the main actor: at once if they come from there, else as soon as it is free.
  ///
  /// Whatever the scheduler is called: there is no other place for values to arrive.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      subscribe(
        { value in toMainActor { receiveValue(value) } },
        receiveCompletion: { completion in toMainActor { receiveCompletion(completion) } })
    }
  }

  /// This publisher: subscribing happens where it is asked for.
  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// A value once none has followed it for a while, by the window's clock; see ``HostTimer``.
  public func debounce<S: Scheduler>(for dueTime: SchedulerInterval, scheduler: S) -> AnyPublisher<Output, Failure> {
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

  /// A value at most once in a while, by the window's clock: the first one at once, then one of those that came meanwhile.
  ///
  /// - Parameters:
  ///   - interval: How long it takes until the next one.
  ///   - scheduler: Does not count here.
  ///   - latest: Whether that is the last one that came, not the first.
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

  /// Each value a while later, by the window's clock; see ``HostTimer``.
  public func delay<S: Scheduler>(for interval: SchedulerInterval, scheduler: S) -> AnyPublisher<Output, Failure> {
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

/// Does something on the main actor: at once there, later from elsewhere.
private func toMainActor(_ body: @escaping () -> Void) {
  nonisolated(unsafe) let body = body
  onMainActor { body() }
}

/// Timers of one subscription. Used on the main actor.
private final class TimerBox: @unchecked Sendable {
  private var timers: [HostTimer] = []

  func one(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    onMainActor { [weak self] in
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
    onMainActor { [self] in
      for timer in timers { timer.invalidate() }
      timers = []
    }
  }
}
