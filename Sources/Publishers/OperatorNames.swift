// Tests: `OperatorNamesTests`.

// Combine has a type for what each operator returns, and programs name some of them in their own declarations. Here
// operators return an `AnyPublisher`, which these are other names of. They have no initializers of their own.
extension Publishers {
  /// What `allSatisfy(_:)` returns.
  public typealias AllSatisfy<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
  /// What `assertNoFailure(_:file:line:)` returns.
  public typealias AssertNoFailure<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
  /// What `buffer(size:prefetch:whenFull:)` returns.
  public typealias Buffer<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `collect()` returns.
  public typealias Collect<Upstream: Publisher> = AnyPublisher<[Upstream.Output], Upstream.Failure>
  /// What `collect(_:)` returns.
  public typealias CollectByCount<Upstream: Publisher> = AnyPublisher<[Upstream.Output], Upstream.Failure>
  /// What `compactMap(_:)` returns.
  public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// What `contains(where:)` returns.
  public typealias ContainsWhere<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
  /// What `count()` returns.
  public typealias Count<Upstream: Publisher> = AnyPublisher<Int, Upstream.Failure>
  /// What `debounce(for:scheduler:options:)` returns.
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `delay(for:tolerance:scheduler:options:)` returns.
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `dropFirst(_:)` returns.
  public typealias Drop<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `drop(while:)` returns.
  public typealias DropWhile<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `filter(_:)` returns.
  public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `first()` returns.
  public typealias First<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `first(where:)` returns.
  public typealias FirstWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)` returns.
  public typealias HandleEvents<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `ignoreOutput()` returns.
  public typealias IgnoreOutput<Upstream: Publisher> = AnyPublisher<Never, Upstream.Failure>
  /// What `last()` returns.
  public typealias Last<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `last(where:)` returns.
  public typealias LastWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `map(_:)` returns.
  public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// What `mapError(_:)` returns.
  public typealias MapError<Upstream: Publisher, Failure: Error> = AnyPublisher<Upstream.Output, Failure>
  /// What `map(_:)` returns.
  public typealias MapKeyPath<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// What `prefix(_:)` returns.
  public typealias Output<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `prefix(while:)` returns.
  public typealias PrefixWhile<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `print(_:to:)` returns.
  public typealias Print<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `receive(on:options:)` returns.
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `reduce(_:_:)` returns.
  public typealias Reduce<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// What `removeDuplicates()` returns.
  public typealias RemoveDuplicates<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `replaceEmpty(with:)` returns.
  public typealias ReplaceEmpty<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `replaceError(with:)` returns.
  public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
  /// What `retry(_:)` returns.
  public typealias Retry<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `scan(_:_:)` returns.
  public typealias Scan<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// What `setFailureType(to:)` returns.
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = AnyPublisher<Upstream.Output, Failure>
  /// What `publisher` of a sequence is.
  public typealias Sequence<Elements: Swift.Sequence, Failure: Error> = AnyPublisher<Elements.Element, Failure>
  /// What `share()` returns.
  public typealias Share<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `subscribe(on:options:)` returns.
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What `throttle(for:scheduler:latest:)` returns.
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `timeout(_:scheduler:options:customError:)` returns.
  public typealias Timeout<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `tryCompactMap(_:)` returns.
  public typealias TryCompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  /// What `tryFilter(_:)` returns.
  public typealias TryFilter<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
  /// What `tryMap(_:)` returns.
  public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>

  /// What `catch(_:)` returns.
  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = AnyPublisher<
    Upstream.Output, NewPublisher.Failure
  >
  where Upstream.Output == NewPublisher.Output
  /// What `tryCatch(_:)` returns.
  public typealias TryCatch<Upstream: Publisher, NewPublisher: Publisher> = AnyPublisher<Upstream.Output, any Error>
  where Upstream.Output == NewPublisher.Output
  /// What `flatMap(maxPublishers:_:)` returns.
  public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = AnyPublisher<
    NewPublisher.Output, Upstream.Failure
  >
  where Upstream.Failure == NewPublisher.Failure
  /// What `switchToLatest()` returns.
  public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> = AnyPublisher<P.Output, Upstream.Failure>
  where Upstream.Output == P, Upstream.Failure == P.Failure
  /// What `decode(type:decoder:)` returns.
  public typealias Decode<Upstream: Publisher, Output, Coder: TopLevelDecoder> = AnyPublisher<Output, any Error>
  where Upstream.Output == Coder.Input
  /// What `encode(encoder:)` returns.
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = AnyPublisher<Coder.Output, any Error>
  /// What `prepend(_:)` and `append(_:)` return.
  public typealias Concatenate<Prefix: Publisher, Suffix: Publisher> = AnyPublisher<Prefix.Output, Prefix.Failure>
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure
}
