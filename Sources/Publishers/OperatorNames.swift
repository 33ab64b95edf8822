// Tests: `OperatorNamesTests`.

// Combine has a type for what each operator returns, and programs name some of them in their own declarations. Here
// operators return an `AnyPublisher`, which these are other names of. They have no initializers of their own.
extension Publishers {
  /// The result of `allSatisfy(_:)`.
  public typealias AllSatisfy<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
  /// The result of `assertNoFailure(_:file:line:)`.
  public typealias AssertNoFailure<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
  /// The result of `buffer(size:prefetch:whenFull:)`.
  public typealias Buffer<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `collect()`.
  public typealias Collect<Upstream: Publisher> = AnyPublisher<[Upstream.Output], Upstream.Failure>
  /// The result of `collect(_:)`.
  public typealias CollectByCount<Upstream: Publisher> = AnyPublisher<[Upstream.Output], Upstream.Failure>
  /// The result of `compactMap(_:)`.
  public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// The result of `contains(where:)`.
  public typealias ContainsWhere<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
  /// The result of `count()`.
  public typealias Count<Upstream: Publisher> = AnyPublisher<Int, Upstream.Failure>
  /// The result of `debounce(for:scheduler:options:)`.
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `delay(for:tolerance:scheduler:options:)`.
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `dropFirst(_:)`.
  public typealias Drop<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `drop(while:)`.
  public typealias DropWhile<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `filter(_:)`.
  public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `first()`.
  public typealias First<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `first(where:)`.
  public typealias FirstWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)`.
  public typealias HandleEvents<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `ignoreOutput()`.
  public typealias IgnoreOutput<Upstream: Publisher> = AnyPublisher<Never, Upstream.Failure>
  /// The result of `last()`.
  public typealias Last<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `last(where:)`.
  public typealias LastWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `map(_:)`.
  public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// The result of `mapError(_:)`.
  public typealias MapError<Upstream: Publisher, Failure: Error> = AnyPublisher<Upstream.Output, Failure>
  /// The result of `map(_:)`.
  public typealias MapKeyPath<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// The result of `prefix(_:)`.
  public typealias Output<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `prefix(while:)`.
  public typealias PrefixWhile<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `print(_:to:)`.
  public typealias Print<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `receive(on:options:)`.
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `reduce(_:_:)`.
  public typealias Reduce<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// The result of `removeDuplicates()`.
  public typealias RemoveDuplicates<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `replaceEmpty(with:)`.
  public typealias ReplaceEmpty<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `replaceError(with:)`.
  public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
  /// The result of `retry(_:)`.
  public typealias Retry<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `scan(_:_:)`.
  public typealias Scan<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// The result of `setFailureType(to:)`.
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = AnyPublisher<Upstream.Output, Failure>
  /// The type of a sequence's `publisher`.
  public typealias Sequence<Elements: Swift.Sequence, Failure: Error> = AnyPublisher<Elements.Element, Failure>
  /// The result of `share()`.
  public typealias Share<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `subscribe(on:options:)`.
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of `throttle(for:scheduler:latest:)`.
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `timeout(_:scheduler:options:customError:)`.
  public typealias Timeout<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `tryCompactMap(_:)`.
  public typealias TryCompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  /// The result of `tryFilter(_:)`.
  public typealias TryFilter<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
  /// The result of `tryMap(_:)`.
  public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>

  /// The result of `catch(_:)`.
  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = AnyPublisher<
    Upstream.Output, NewPublisher.Failure
  >
  where Upstream.Output == NewPublisher.Output
  /// The result of `tryCatch(_:)`.
  public typealias TryCatch<Upstream: Publisher, NewPublisher: Publisher> = AnyPublisher<Upstream.Output, any Error>
  where Upstream.Output == NewPublisher.Output
  /// The result of `flatMap(maxPublishers:_:)`.
  public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = AnyPublisher<
    NewPublisher.Output, Upstream.Failure
  >
  where Upstream.Failure == NewPublisher.Failure
  /// The result of `switchToLatest()`.
  public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> = AnyPublisher<P.Output, Upstream.Failure>
  where Upstream.Output == P, Upstream.Failure == P.Failure
  /// The result of `decode(type:decoder:)`.
  public typealias Decode<Upstream: Publisher, Output, Coder: TopLevelDecoder> = AnyPublisher<Output, any Error>
  where Upstream.Output == Coder.Input
  /// The result of `encode(encoder:)`.
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = AnyPublisher<Coder.Output, any Error>
  /// The result of `prepend(_:)` and `append(_:)`.
  public typealias Concatenate<Prefix: Publisher, Suffix: Publisher> = AnyPublisher<Prefix.Output, Prefix.Failure>
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure
}
