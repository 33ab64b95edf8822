// Tests: `IdealSizeIdiomsTests`.

import Foundation

extension HostLazyContainerView {
  /// How many elements the ideal size depends on. Enough for short content to be exact, and few enough to be made at
  /// once.
  private static let firstCount = 10

  /// The first elements: headers, items and footers, in order.
  private var firstElements: [HostLazyElement] {
    guard let lines = rows.lines?.withItemsPerLine(1) else { return [] }
    return (0..<min(lines.count, HostLazyContainerView.firstCount)).flatMap { lines.elements(in: $0) }
  }

  /// The size for a proposal in a scroll view that is asked for its ideal size: a function of the content, whatever was
  /// visible before.
  final func idealSize(_ proposal: ProposedViewSize) -> CGSize {
    let first = firstElements
    for element in first where rows.content[element] == nil { realize(element) }
    arrange()
    let offer = offer(proposal)
    let lines = (rows.lines ?? RowLines()).withItemsPerLine(itemsPerLine(in: offer[axis.cross]))
    var lengths = SparseLengths(count: lines.count, estimate: 0)
    var breadth: CGFloat?
    for line in 0..<lines.count {
      let elements = lines.elements(in: line)
      let made = elements.filter(first.contains)
      // Of the first line as many as there are; any other must be complete.
      if made.isEmpty || line > 0 && made.count < elements.count { break }
      let views = LayoutSubviews(made.flatMap { rows.content[$0] ?? [] }.filter { !$0.isOutsideLayout })
      let size = lines.hasItems(line) ? sizeOfItems(views, offer) : size(of: labelLayout, views, offer)
      if line == 0 { breadth = size[axis.cross] }
      lengths[line] = sound(gap(before: line, in: lines) + size[axis])
    }
    lengths.estimate = rows.averageLength(of: lengths) ?? 0
    var size = CGSize.zero
    size[axis] = rows.totalLength(of: lengths)
    size[axis.cross] = proposal[axis.cross] ?? breadth ?? sizeOfItems(LayoutSubviews([]), offer)[axis.cross]
    return size
  }

  /// Layout: keeps the first elements alive for as long as a parent may depend on the ideal size, and has it measured
  /// again if it changed: what changed inside may cancel out in the length that is scrolled.
  final func holdFirstElements() {
    guard let scrollView, scrollView.mayBeAskedOpenly else {
      if !rows.heldFirst.isEmpty { rows.heldFirst = [] }
      if !heldIdealSizes.isEmpty { heldIdealSizes = [] }
      return
    }
    rows.heldFirst = Set(firstElements)
    // Not at each layout: measuring may lead to the next one, where elements depend on the scroll view's size.
    let sizes = [placedProposal, .unspecified].map(idealSize)
    guard sizes != heldIdealSizes else { return }
    heldIdealSizes = sizes
    if root != nil { scrollView.sizesMayChange() }
  }
}
