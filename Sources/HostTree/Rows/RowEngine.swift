package import Foundation

/// Lays out many rows, of which only the visible ones exist: the core of tables, collections, lazy stacks and lazy
/// grids.
///
/// It keeps the elements of each line (``RowLines``), the lengths of lines as far as they were measured
/// (``SparseLengths``), the existing content of elements (`Content`), and their places. Its client makes and measures
/// lines, scrolls, and takes back content that is not visible any more. A layout pass has these steps: 1. *anchor*:
/// choose a line that keeps its position on screen while lengths of other lines change: the target of a scroll request;
/// else the first line, if the start of the content is visible; else the first line that stays visible; else the line
/// at the offset by estimate. 2. *make*: the client makes and measures lines from the anchor down and up until the
/// visible range is filled, and scrolls by the difference between the estimated and the measured lengths above the
/// anchor. 3. *release*: content that is not visible goes back to the client, unless it came back in the same settle
/// (``SettleReturns``). 4. *estimate*: with the policy `averagesLengths`, unmeasured lines get the average length of
/// the measured ones.
///
/// Offsets and places are in points along the axis, from the start of the first line. A class, as clients are asked for
/// numbers of rows in the middle of a layout pass.
@MainActor
package final class RowEngine<Content> {
  /// The differences between clients.
  package struct Policy {
    /// Whether unmeasured lines get the average length of the measured ones; else the estimate that was set.
    package let averagesLengths: Bool
    /// Whether lines have gaps that depend on their neighbours (``RowClient/gap(before:in:)``).
    package let hasGaps: Bool
    /// Whether content that leaves the viewport is released before other content is made, which can reuse it.
    package let recycles: Bool
    /// Whether visible lines keep their position on screen when lines above are inserted or deleted; else the offset
    /// stays.
    package let staysOverChanges: Bool
    /// Whether the header of the first visible section is pinned.
    package var pinsHeaders = false
    /// Whether the footer of the last visible section is pinned.
    package var pinsFooters = false
    /// Whether a line that is scrolled to is placed below a pinned header.
    package let clearsPinnedHeader: Bool

    /// Creates a policy; all options are off by default.
    package init(
      averagesLengths: Bool = false, hasGaps: Bool = false, recycles: Bool = false, staysOverChanges: Bool = false,
      clearsPinnedHeader: Bool = false
    ) {
      self.averagesLengths = averagesLengths
      self.hasGaps = hasGaps
      self.recycles = recycles
      self.staysOverChanges = staysOverChanges
      self.clearsPinnedHeader = clearsPinnedHeader
    }
  }
  package var policy: Policy
  /// How far content is seen beyond the visible range, under what the system covers. Nothing is pinned or scrolled to
  /// there.
  package var overhang: (before: CGFloat, after: CGFloat) = (0, 0)

  // Some properties are not checked for exclusivity, as each line of each layout pass reads them.

  /// The elements of each line; nil until the client was asked.
  @exclusivity(unchecked) package var lines: RowLines? {
    didSet {
      order = nil
      itemsPerLine = lines?.itemsPerLine
    }
  }
  /// A copy of the lines' value, as reading it through the optional lines takes longer.
  @exclusivity(unchecked) private(set) var itemsPerLine: Int?
  /// The lengths of the lines, each with the gap before it.
  @exclusivity(unchecked) package var lengths = SparseLengths(count: 0, estimate: 0)
  /// The excess of the estimate for the first line, which has no gap before it.
  package var firstGap: CGFloat = 0
  /// The existing content by element.
  @exclusivity(unchecked) package private(set) var content: [HostLazyElement: Content] = [:] {
    didSet { order = nil }
  }
  @exclusivity(unchecked) private var order: [HostLazyElement]?
  /// The places of the elements in the last layout pass.
  @exclusivity(unchecked) package var places: [HostLazyElement: RowSpan] = [:]
  /// The elements that are displaced from their line because they are pinned.
  package var pinnedElements: Set<HostLazyElement> = []
  /// An element that stays when it leaves the viewport, as a user drags it; nil for none.
  var held: HostLazyElement?
  /// The first elements, if the client's ideal size depends on them: they stay when they leave the viewport.
  var heldFirst: Set<HostLazyElement> = []
  /// The element to scroll to in the next layout pass, when the lengths around it are known.
  ///
  /// `part` is the fraction of the element to align with the same fraction of the viewport; nil scrolls as little as
  /// needed.
  package var pendingScroll: (element: HostLazyElement, part: CGFloat?)?
  /// Whether the client is in the middle of a layout pass.
  var isLayingOut = false
  private var returns = SettleReturns()
  /// The changes of the open batch, and the nesting depth of batches.
  var changes = RowChanges()
  var batchDepth = 0

  package init(_ policy: Policy) { self.policy = policy }

  // MARK: Content

  /// The existing elements, in order. The dictionary's order differs in each run and must not be visible to user code.
  package var elements: [HostLazyElement] {
    if let order { return order }
    let new = lines?.sorted(content.keys) ?? []
    order = new
    return new
  }

  /// Stores the content that the client has made for an element.
  package func add(_ new: Content, for element: HostLazyElement, _ client: HostView) {
    content[element] = new
    returns.didMake(element, in: client.root)
  }

  /// Replaces the content of an element; nil removes it.
  func replace(_ element: HostLazyElement, with new: Content?) { content[element] = new }

  /// Removes and returns the content of an element.
  func remove(_ element: HostLazyElement) -> Content? {
    places[element] = nil
    return content.removeValue(forKey: element)
  }

  /// Releases all content that is neither visible nor likely to return.
  ///
  /// - Parameter shown: The places of the visible elements; the places of elements that stay are added.
  package func release(except shown: inout [HostLazyElement: RowSpan], _ client: some RowClient<Content>) {
    for element in elements where shown[element] == nil {
      if keeps(element, client), let lines, let line = lines.line(of: element) {
        shown[element] = span(of: line, in: lines, client)
      } else {
        letGo(of: element, client)
      }
    }
  }

  /// Removes the content of an element and hands it to the client.
  func letGo(of element: HostLazyElement, _ client: some RowClient<Content>) {
    returns.didLetGo(of: element, in: client.root)
    if let gone = remove(element) { client.didRelease(gone, of: element) }
  }

  /// Whether an element that is not visible stays, as it would come and go without end.
  func keeps<Client: RowClient<Content>>(_ element: HostLazyElement, _ client: Client) -> Bool {
    if element == held || !heldFirst.isEmpty && heldFirst.contains(element) { return true }
    return returns.keeps(element, in: client) {
      $0.rows.returns.release()
      $0.setNeedsLayout()
    }
  }

  /// Forgets lines, lengths and places, and hands all content back to the client.
  package func reset(_ client: some RowClient<Content>) {
    let former = elements.compactMap { element in content[element].map { (element, $0) } }
    lines = nil
    lengths = SparseLengths(count: 0, estimate: 0)
    content = [:]
    places = [:]
    pinnedElements = []
    returns.forget()
    for (element, gone) in former { client.didRelease(gone, of: element) }
  }

  // MARK: Changes

  /// Replaces the lines. Content, length and place of a remaining element are carried over.
  ///
  /// - Parameters:
  ///   - new: The new lines.
  ///   - newLengths: The new lengths before the measured ones are carried over.
  ///   - sections: Returns the new number of a section; nil if it was deleted.
  ///   - items: Returns the new index path of an item; nil if it was deleted or is reloaded.
  /// - Returns: The content of the elements that are gone, in order.
  package func update(
    to new: RowLines, _ newLengths: SparseLengths, sections: (Int) -> Int?, items: (IndexPath) -> IndexPath?
  ) -> [(element: HostLazyElement, content: Content)] {
    guard let former = lines else { return [] }
    func moved(_ element: HostLazyElement) -> HostLazyElement? {
      element.moved(sections: sections, items: items).flatMap { new.line(of: $0) == nil ? nil : $0 }
    }
    var carriedLengths = newLengths
    for (line, length) in lengths.known {
      guard let first = former.firstElement(in: line).flatMap(moved), let now = new.line(of: first),
        new.firstElement(in: now) == first
      else { continue }
      carriedLengths[now] = length
    }
    var kept: [HostLazyElement: Content] = [:]
    var gone: [(element: HostLazyElement, content: Content)] = []
    for element in elements {
      guard let existing = content[element] else { continue }
      if let now = moved(element) { kept[now] = existing } else { gone.append((element, existing)) }
    }
    var keptPlaces: [HostLazyElement: RowSpan] = [:]
    for (element, span) in places { if let now = moved(element) { keptPlaces[now] = span } }
    lines = new
    lengths = carriedLengths
    content = kept
    places = keptPlaces
    pinnedElements = Set(pinnedElements.compactMap(moved))
    held = held.flatMap(moved)
    pendingScroll = pendingScroll.flatMap { scroll in moved(scroll.element).map { ($0, scroll.part) } }
    returns.forget()
    return gone
  }
}

/// A host whose rows a ``RowEngine`` lays out.
@MainActor @preconcurrency
package protocol RowClient<Content>: HostView {
  associatedtype Content
  var rows: RowEngine<Content> { get }

  /// Takes back the content of an element that is not visible any more or was deleted.
  func didRelease(_ content: Content, of element: HostLazyElement)
  /// Makes the content of a line as far as it does not exist, and measures it.
  ///
  /// - Returns: The length along the axis in points, without the gap before the line.
  func makeLine(_ line: Int, in lines: RowLines) -> CGFloat
  /// The gap between a line and the one before it, in points, as far as it is known.
  func gap(before line: Int, in lines: RowLines) -> CGFloat
  /// Scrolls by a change of the lengths above the viewport and moves what is placed, to keep positions on screen.
  ///
  /// - Returns: Whether there is a scroll view to do so.
  func scrollRows(by shift: CGFloat) -> Bool
}

extension HostLazyElement {
  /// The same element after a change; nil if it is gone.
  package func moved(
    sections sectionMap: (Int) -> Int?, items itemMap: (IndexPath) -> IndexPath?
  ) -> HostLazyElement? {
    switch self {
    case .header(let section): sectionMap(section).map { .header(section: $0) }
    case .footer(let section): sectionMap(section).map { .footer(section: $0) }
    case .item(let path): itemMap(path).map { .item($0) }
    }
  }
}
