import Foundation

/// A cache of the sizes that a view chose for its last eight proposals, each with the range of proposals for which it
/// is the same.
///
/// Most views have one size for all that they are proposed: one entry is stored inline. A stack may ask a child for the
/// smallest, the largest and the final size. Where rows and columns alternate, each length is combined with each
/// height, and a view sees up to eight proposals at any depth: with less capacity, evicted sizes are measured again on
/// each level (25 measures for each leaf with three entries, 10 with eight, in 12 levels); with more there is no gain.
/// Only views that need more than one entry allocate memory.
struct SizeCache {
  private struct Entry {
    var proposed = PlainProposal(.zero)
    var size = CGSize.zero
    var range = ProposalRange.none

    @inline(__always)
    func matches(_ proposal: PlainProposal) -> Bool {
      (proposed.width.bitPattern == proposal.width.bitPattern || range.width.contains(proposal.width))
        && (proposed.height.bitPattern == proposal.height.bitPattern || range.height.contains(proposal.height))
    }
  }

  private static var capacity: Int { 8 }

  private var first = Entry()
  /// The entries after the first.
  private var more: [Entry] = []
  private(set) var count: UInt8 = 0
  private var oldest: UInt8 = 0
  /// Whether an entry was evicted: an ancestor may depend on a size that is not in the cache any more.
  private(set) var hasForgotten = false

  var isEmpty: Bool { count == 0 && !hasForgotten }

  /// The size for a proposal, if it is known; then ``ProposalRange/answered`` is its range.
  @MainActor @inline(__always)
  func size(for proposal: PlainProposal) -> CGSize? {
    if count > 0, first.matches(proposal) {
      ProposalRange.answered = first.range
      return first.size
    }
    return count > 1 ? sizeAmongMore(proposal) : nil
  }

  @inline(never) @MainActor
  private func sizeAmongMore(_ proposal: PlainProposal) -> CGSize? {
    for entry in more where entry.matches(proposal) {
      ProposalRange.answered = entry.range
      return entry.size
    }
    return nil
  }

  /// Whether the view surely lays its subtree out in the same way for two proposals. Not all entries are looked at.
  @inline(__always)
  func answersAlike(_ first: PlainProposal, _ second: PlainProposal) -> Bool {
    if count > 0, self.first.matches(first), self.first.matches(second) { return true }
    return count > 1 && more[0].matches(first) && more[0].matches(second)
  }

  /// Adds an answer, whose range is ``ProposalRange/answered``.
  mutating func insert(_ size: CGSize, for proposal: PlainProposal) {
    let entry = Entry(proposed: proposal, size: size, range: ProposalRange.answered)
    if count < SizeCache.capacity {
      if count == 0 { first = entry } else { more.append(entry) }
      count += 1
    } else {
      self[Int(oldest)] = entry
      oldest = (oldest + 1) % UInt8(SizeCache.capacity)
      hasForgotten = true
    }
  }

  mutating func removeAll() {
    count = 0
    oldest = 0
    hasForgotten = false
    if !more.isEmpty { more.removeAll(keepingCapacity: true) }
  }

  // MARK: Measuring again

  /// Called before all cached proposals are measured again.
  ///
  /// - Returns: Whether no size is relied on that is not cached, or never was.
  mutating func beginsRemeasuring() -> Bool {
    let knowsAll = !hasForgotten && count > 0
    hasForgotten = false  // whoever relies on a forgotten size is told, and asks again
    return knowsAll
  }

  /// The cached proposal at an index; nil at the end.
  @inline(__always)
  func proposal(at index: Int) -> ProposedViewSize? { index < Int(count) ? self[index].proposed.proposal : nil }

  /// Whether the size for such a proposal is cached.
  func containsProposal(where isWanted: (ProposedViewSize) -> Bool) -> Bool {
    (0..<Int(count)).contains { isWanted(self[$0].proposed.proposal) }
  }

  /// Takes the size that was measured again for a cached proposal, whose range is ``ProposalRange/answered``.
  ///
  /// - Returns: Whether it is the size that ancestors may depend on, for any proposal in the former range.
  mutating func takeAgain(_ size: CGSize, at index: Int) -> Bool {
    guard index < Int(count) else { return false }
    let range = ProposalRange.answered
    let isSame = size.isSame(as: self[index].size) && range.isSuperset(of: self[index].range)
    self[index].size = size
    self[index].range = range
    return isSame
  }

  private subscript(index: Int) -> Entry {
    get { index == 0 ? first : more[index - 1] }
    set {
      if index == 0 { first = newValue } else { more[index - 1] = newValue }
    }
  }
}

/// A proposal as two plain numbers, in half the memory: a dimension that is left open is not-a-number.
struct PlainProposal {
  let width: Double
  let height: Double

  @inline(__always)
  init(_ proposal: ProposedViewSize) {
    width = proposal.width ?? .nan
    height = proposal.height ?? .nan
  }

  @inline(__always)
  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  @inline(__always)
  var proposal: ProposedViewSize {
    ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }

  @inline(__always)
  func isSame(as other: PlainProposal) -> Bool {
    (width == other.width || width.isNaN && other.width.isNaN)
      && (height == other.height || height.isNaN && other.height.isNaN)
  }
}

extension HostView {
  /// The superview layout's proposal when it placed this view; its own size when its frame was set by hand.
  package final internal(set) var placedProposal: ProposedViewSize {
    get { lastProposal.proposal }
    set { lastProposal = PlainProposal(newValue) }
  }
}
