import Foundation

/// The sizes a view chose for the proposals it saw last: three of them, which is what a stack asks of a child.
///
/// A stack asks for the smallest, the largest and the final size. Three proposals for each level is all that nested
/// stacks come to, so measuring a deep tree stays linear instead of tripling with each level.
struct SizeCache {
  private struct Entry {
    // An open dimension is not-a-number here, so that a proposal is two plain numbers.
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

  private var entries = (Entry(), Entry(), Entry())
  private(set) var count: UInt8 = 0
  private var oldest: UInt8 = 0
  /// Whether an entry was pushed out: somebody may rely on a size that is not here any more.
  private(set) var hasForgotten = false

  var isEmpty: Bool { count == 0 && !hasForgotten }

  func size(for proposal: ProposedViewSize) -> CGSize? {
    let width = proposal.width ?? .nan
    let height = proposal.height ?? .nan
    if count > 0, entries.0.matches(width, height) { return entries.0.size }
    if count > 1, entries.1.matches(width, height) { return entries.1.size }
    if count > 2, entries.2.matches(width, height) { return entries.2.size }
    return nil
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(
      proposedWidth: proposal.width ?? .nan, proposedHeight: proposal.height ?? .nan, size: size)
    if count < 3 {
      self[Int(count)] = entry
      count += 1
    } else {
      self[Int(oldest)] = entry
      oldest = (oldest + 1) % 3
      hasForgotten = true
    }
  }

  mutating func removeAll() {
    count = 0
    oldest = 0
    hasForgotten = false
  }

  /// Asks `measure` again for each kept proposal.
  ///
  /// - Returns: Whether all sizes anybody may rely on are still the same; the new sizes are kept in either case.
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
    get { index == 0 ? entries.0 : index == 1 ? entries.1 : entries.2 }
    set {
      switch index {
      case 0: entries.0 = newValue
      case 1: entries.1 = newValue
      default: entries.2 = newValue
      }
    }
  }
}
