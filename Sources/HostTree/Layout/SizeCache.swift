import Foundation

/// A cache of the sizes that a view chose for its last eight proposals.
///
/// A stack asks a child for the smallest, the largest and the final size, so most views see three proposals, which are
/// stored inline. Where rows and columns alternate, each length is combined with each height, and a view sees up to
/// eight proposals at any depth: with less capacity, evicted sizes are measured again on each level (25 measures for
/// each leaf with three entries, 10 with eight, in 12 levels); with more there is no gain. Only views that need more
/// than three entries allocate memory.
struct SizeCache {
  private struct Entry {
    // An unspecified dimension is NaN here, so that a proposal is two plain numbers.
    var proposedWidth = 0.0
    var proposedHeight = 0.0
    var size = CGSize.zero

    func matches(_ width: Double, _ height: Double) -> Bool {
      proposedWidth.bitPattern == width.bitPattern && proposedHeight.bitPattern == height.bitPattern
    }
    var proposal: ProposedViewSize {
      ProposedViewSize(
        width: proposedWidth.isNaN ? nil : proposedWidth, height: proposedHeight.isNaN ? nil : proposedHeight)
    }
  }

  private static let capacity = 8

  private var entries = (Entry(), Entry(), Entry())
  /// The entries after the first three.
  private var more: [Entry] = []
  private(set) var count: UInt8 = 0
  private var oldest: UInt8 = 0
  /// Whether an entry was evicted: an ancestor may depend on a size that is not in the cache any more.
  private(set) var hasForgotten = false

  var isEmpty: Bool { count == 0 && !hasForgotten }

  func size(for proposal: ProposedViewSize) -> CGSize? {
    let width = proposal.width ?? .nan
    let height = proposal.height ?? .nan
    if count > 0, entries.0.matches(width, height) { return entries.0.size }
    if count > 1, entries.1.matches(width, height) { return entries.1.size }
    if count > 2, entries.2.matches(width, height) { return entries.2.size }
    return count > 3 ? sizeAmongMore(width, height) : nil
  }

  @inline(never)
  private func sizeAmongMore(_ width: Double, _ height: Double) -> CGSize? {
    for entry in more where entry.matches(width, height) { return entry.size }
    return nil
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(
      proposedWidth: proposal.width ?? .nan, proposedHeight: proposal.height ?? .nan, size: size)
    if count < SizeCache.capacity {
      if count < 3 { self[Int(count)] = entry } else { more.append(entry) }
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

  /// Measures all cached proposals again.
  ///
  /// - Returns: Whether all sizes that ancestors may depend on are unchanged. The new sizes are cached in either case.
  mutating func remeasure(_ measure: (ProposedViewSize) -> CGSize) -> Bool {
    var isSame = !hasForgotten && count > 0
    hasForgotten = false  // whoever relies on a forgotten size is told, and asks again
    for index in 0..<Int(count) {
      let size = measure(self[index].proposal)
      if size != self[index].size {
        isSame = false
        self[index].size = size
      }
    }
    return isSame
  }

  private subscript(index: Int) -> Entry {
    get { index == 0 ? entries.0 : index == 1 ? entries.1 : index == 2 ? entries.2 : more[index - 3] }
    set {
      switch index {
      case 0: entries.0 = newValue
      case 1: entries.1 = newValue
      case 2: entries.2 = newValue
      default: more[index - 3] = newValue
      }
    }
  }
}
