// Tests: `SchedulersTests`.

public import Dispatch
public import Foundation

// The types that belong to Foundation's schedulers, in the arguments of operators. None of their values has an effect.

extension DispatchQueue: Scheduler {
  /// The type of times in operators.
  public struct SchedulerTimeType {
    /// The type of time spans.
    public typealias Stride = SchedulerInterval
  }

  /// The quality of service, flags and group of work in operators. They have no effect: work runs on the main actor.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of a work item.
    public var flags: DispatchWorkItemFlags
    /// The group; nil for none.
    public var group: DispatchGroup?

    /// Creates options.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }
}

extension OperationQueue: Scheduler {
  /// The type of times in operators.
  public struct SchedulerTimeType {
    /// The type of time spans.
    public typealias Stride = SchedulerInterval
  }

  /// The type of options in operators: there are none.
  public struct SchedulerOptions {
    /// Creates options.
    public init() {}
  }
}

extension RunLoop: Scheduler {
  /// The type of times in operators.
  public struct SchedulerTimeType {
    /// The type of time spans.
    public typealias Stride = SchedulerInterval
  }

  /// The type of options in operators: there are none.
  public struct SchedulerOptions {
    /// Creates options.
    public init() {}
  }
}
