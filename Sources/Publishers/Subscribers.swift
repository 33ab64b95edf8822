import HostGeometry

extension Subscribers {
  /// A number of values that a subscriber asks for: a count, or as many as there are.
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The count; nil for as many as there are.
    public let max: Int?

    /// As many values as there are.
    public static let unlimited = Demand(max: nil)
    /// No value.
    public static let none = Demand(max: 0)

    /// A count of values; less than 0 is reported and counts as 0.
    public static func max(_ value: Int) -> Demand {
      if value < 0 { reportMisuse("A subscriber asks for \(value) values; it gets none. Ask for 0 or more.") }
      return Demand(max: Swift.max(value, 0))
    }

    /// The sum.
    public static func + (first: Demand, second: Demand) -> Demand {
      guard let a = first.max, let b = second.max else { return .unlimited }
      return Demand(max: a.addingReportingOverflow(b).overflow ? nil : a + b)
    }

    /// The sum with a count.
    public static func + (first: Demand, second: Int) -> Demand { first + .max(second) }

    /// Adds a demand.
    public static func += (first: inout Demand, second: Demand) { first = first + second }

    /// Adds a count.
    public static func += (first: inout Demand, second: Int) { first = first + second }

    /// The difference, 0 at least.
    public static func - (first: Demand, second: Int) -> Demand {
      first.max.map { Demand(max: Swift.max($0.subtractingReportingOverflow(second).partialValue, 0)) } ?? .unlimited
    }

    /// Subtracts a count.
    public static func -= (first: inout Demand, second: Int) { first = first - second }

    /// Whether the first is smaller; the unlimited one is the largest.
    public static func < (first: Demand, second: Demand) -> Bool { (first.max ?? .max) < (second.max ?? .max) }

    /// `unlimited`, or the count as in `max(2)`.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }

  /// A subscriber that asks for all values, and calls closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// Called with each value.
    public let receiveValue: (Input) -> Void
    /// Called on completion.
    public let receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isCancelled = false

    /// Creates a subscriber.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    /// Asks for all values; a second subscription is cancelled.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, !isCancelled else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Calls the closure.
    public func receive(_ input: Input) -> Demand {
      if !isCancelled { receiveValue(input) }
      return .none
    }

    /// Calls the closure.
    public func receive(completion: Completion<Failure>) {
      let isCancelled = isCancelled
      (self.isCancelled, subscription) = (true, nil)
      if !isCancelled { receiveCompletion(completion) }
    }

    /// Ends the subscription.
    public func cancel() {
      isCancelled = true
      let subscription = subscription.take()
      subscription?.cancel()
    }
  }
}
