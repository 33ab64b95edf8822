public import Foundation
import HostGeometry

/// A publisher that sends values only while it is connected.
public protocol ConnectablePublisher: Publisher {
  /// Starts sending values; cancel the result to stop.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that connects on the first subscription, and disconnects when the last one is cancelled.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// A publisher that connects on the first subscription, and disconnects when the last one is cancelled.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public let upstream: Upstream
    private var connection: (any Cancellable)?
    private var count = 0

    package init(upstream: Upstream) { self.upstream = upstream }

    /// Subscribes, and connects if it is the first subscription.
    public func subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let subscription = upstream.subscribe(receiveValue, receiveCompletion: receiveCompletion)
      count += 1
      if count == 1 { connection = upstream.connect() }
      return AnyCancellable { [self] in
        subscription.cancel()
        count -= 1
        if count == 0 {
          connection?.cancel()
          connection = nil
        }
      }
    }
  }
}

extension Timer {
  /// Returns a publisher that sends the date repeatedly, by the window's clock.
  ///
  /// There is no run loop: a date is sent at the start of the first ``/HostTree/HostWindow/settle()`` at or after its
  /// time, once however much time has passed; see ``/HostTree/HostTimer``. The date is the clock's.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two dates. Negative, infinite and NaN are reported and count as 0.
  ///   - tolerance: Has no effect.
  ///   - runLoop: Has no effect: the window's clock counts.
  ///   - mode: Has no effect.
  ///   - options: Have no effect.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher { TimerPublisher(interval: interval.sound(from: 0, else: 0, "The interval of a timer")) }

  /// A publisher that sends the date repeatedly while it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The values are dates.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never

    /// The seconds between two dates.
    public let interval: TimeInterval
    private let subscribers = SubscriberList<Date>()
    private let connection = Connection()

    package init(interval: TimeInterval) { self.interval = interval }

    /// Subscribes to the dates. Never completes.
    public func subscribe(
      _ receiveValue: @escaping (Date) -> Void, receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { subscribers.subscribe(receiveValue) }

    /// Starts the timer unless it is running. All connections share it: cancelling one result stops it.
    public func connect() -> any Cancellable {
      connection.start(every: interval, subscribers)
      return connection
    }

    /// The timer, as a cancellable. Main actor only.
    private final class Connection: Cancellable, @unchecked Sendable {
      private var timer: HostTimer?

      func start(every interval: TimeInterval, _ subscribers: SubscriberList<Date>) {
        onMainThread { [self] in
          guard timer == nil else { return }
          timer = HostTimer(interval: interval, repeats: true) { subscribers.send($0.date) }
        }
      }

      func cancel() {
        onMainThread { [self] in
          timer?.invalidate()
          timer = nil
        }
      }
    }
  }
}
