// Tests: `HandlingEventsTests`.

import Foundation

extension Publisher {
  /// Calls closures with each event before passing it on, and when the subscription is cancelled or released before
  /// completion.
  ///
  /// The order of calls: `receiveSubscription`, `receiveRequest`, `receiveOutput` for each value, `receiveCompletion`.
  /// The demand is always `unlimited`: publishers here keep what a subscriber has not asked for yet.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var isOver = false
      let box = CancellableBox()
      receiveSubscription?(HandledSubscription(box))
      receiveRequest?(.unlimited)
      guard !box.isCancelled else {
        receiveCancel?()
        return AnyCancellable {}
      }
      box.add(
        subscribe(
          {
            receiveOutput?($0)
            value($0)
          },
          receiveCompletion: {
            isOver = true
            receiveCompletion?($0)
            completion($0)
          }))
      return AnyCancellable {
        if !isOver { receiveCancel?() }
        box.cancel()
      }
    }
  }

  /// Stops the process in the debugger when one of the closures returns true for an event, by the signal `SIGTRAP`.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> AnyPublisher<Output, Failure> {
    func stop(_ isWanted: Bool?) { if isWanted == true { raise(SIGTRAP) } }
    return handleEvents(
      receiveSubscription: { stop(receiveSubscription?($0)) }, receiveOutput: { stop(receiveOutput?($0)) },
      receiveCompletion: { stop(receiveCompletion?($0)) })
  }

  /// Stops the process in the debugger when the publisher fails, by the signal `SIGTRAP`.
  public func breakpointOnError() -> AnyPublisher<Output, Failure> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }
}

/// The argument of `receiveSubscription`: cancels, and ignores requests.
private final class HandledSubscription: Subscription {
  private let box: CancellableBox

  init(_ box: CancellableBox) { self.box = box }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() { box.cancel() }
}
