/// Where the elements of a collection went in an update: which former position each position takes, and the reverse.
///
/// Ranges of integers are compared by their bounds alone, since they may have more numbers than can be visited.
struct ElementMoves {
  private enum Kind {
    /// None of the elements has stayed.
    case none
    case numbers(former: ClosedRange<Int>, now: ClosedRange<Int>)
    /// Below the start, all elements have stayed. `targets` holds where the other elements of the former collection are
    /// now, if they are neither at its start nor at its end.
    case other(start: Int, KeyedDiff, targets: [Int: Int])
  }

  private let kind: Kind

  /// The moves of elements from one range of integers to another.
  init(from former: ClosedRange<Int>, to now: ClosedRange<Int>) { kind = .numbers(former: former, now: now) }

  /// The moves where one of the collections is empty.
  init() { kind = .none }

  /// The moves of elements, given their identities from the position `start` on, below which all have stayed.
  init<ID: Hashable>(from start: Int, _ former: ContiguousArray<ID>, _ now: ContiguousArray<ID>) {
    let diff = KeyedDiff(from: former, to: now, findsDuplicates: false)
    var targets: [Int: Int] = [:]
    for (offset, source) in diff.sources.enumerated() where source >= 0 { targets[source] = diff.prefix + offset }
    kind = .other(start: start, diff, targets: targets)
  }

  /// The former position of the element that is at a position now; nil if it is new.
  func source(at position: Int) -> Int? {
    switch kind {
    case .none: nil
    case .numbers(let former, let now): former.offset(of: now.lowerBound + position)
    case .other(let start, let diff, _):
      position < start ? position : diff.source(at: position - start).map { $0 + start }
    }
  }

  /// The position now of the element that was at a former position; nil if it was removed.
  func target(of position: Int) -> Int? {
    switch kind {
    case .none: return nil
    case .numbers(let former, let now): return now.offset(of: former.lowerBound + position)
    case .other(let start, let diff, let targets):
      let index = position - start
      if index < diff.prefix { return position }
      if index >= diff.oldCount - diff.suffix { return index - diff.oldCount + diff.newCount + start }
      return targets[index].map { $0 + start }
    }
  }
}
