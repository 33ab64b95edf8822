public import Foundation
import HostTree

/// A publisher that begins to give values only when it is told to.
public protocol ConnectablePublisher: Publisher {
  /// Begins; ends when the result is told to stop.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that begins when somebody subscribes, and ends when nobody does any more.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// A publisher that begins when somebody subscribes, and ends when nobody does any more.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher that is told to begin.
    public let upstream: Upstream
    private var connection: (any Cancellable)?
    private var count = 0

    init(upstream: Upstream) { self.upstream = upstream }

    /// Subscribes; the first one makes it begin.
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
  /// A publisher that gives the date again and again, by the window's clock.
  ///
  /// Nothing happens by itself: the date is given at the start of a `HostWindow.settle()` at the time or after it, once however
  /// much time has passed; see ``HostTimer``. The date is the clock's.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two dates.
  ///   - tolerance: How late it may be; does not count here.
  ///   - runLoop: Does not count here: the window's clock does.
  ///   - mode: Does not count here.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval.sound(from: 0, else: 0, "The interval of a timer")) }

  /// Gives the date again and again once it was told to begin.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date.
    public typealias Output = Date
    /// It can't fail.
    public typealias Failure = Never

    /// The seconds between two dates.
    public let interval: TimeInterval
    private let subscribers = SubscriberList<Date>()
    private let connection = Connection()

    init(interval: TimeInterval) { self.interval = interval }

    /// Subscribes to the dates.
    public func subscribe(
      _ receiveValue: @escaping (Date) -> Void, receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { subscribers.subscribe(receiveValue) }

    /// Starts the timer unless it runs; whoever stops the result stops the timer.
    public func connect() -> any Cancellable {
      connection.start(every: interval, subscribers)
      return connection
    }

    /// The timer, for whoever stops it. Used on the main actor.
    private final class Connection: Cancellable, @unchecked Sendable {
      private var timer: HostTimer?

      func start(every interval: TimeInterval, _ subscribers: SubscriberList<Date>) {
        onMainActor { [self] in
          guard timer == nil else { return }
          timer = HostTimer(interval: interval, repeats: true) { subscribers.send($0.date) }
        }
      }

      func cancel() {
        onMainActor { [self] in
          timer?.invalidate()
          timer = nil
        }
      }
    }
  }
}
