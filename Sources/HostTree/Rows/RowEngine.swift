package import Foundation

/// Shows many rows of which only the visible ones exist: what tables, collections, lazy stacks and lazy grids have in common.
///
/// It knows which elements stand in which line (``RowLines``), how long each line is as far as it was measured (``SparseLengths``), what exists of
/// the elements (`Content`), and where that was placed. Its client makes and measures lines, moves what is around them, and takes back what
/// is not visible any more. A layout goes like this:
/// 1. *anchor*: a line that stays where it is on screen, whatever other lines turn out to be: one that was scrolled to, else the first line
///    where the beginning is visible, else the first line of those that were visible before, else the one that should be there by estimate;
/// 2. *make*: the client makes and measures the lines from the anchor down and up, until all that is visible exists, and is asked to
///    scroll by what lines above the anchor turned out otherwise than estimated;
/// 3. *release*: what exists and is not visible goes back to the client, unless it came back in the same settle (``SettleReturns``);
/// 4. *estimate*: lines that were never measured count as long as the others are on average, where that is the policy.
///
/// Offsets and places count along the axis from where the first line begins. An object, as clients are asked for numbers of rows while it is
/// in the middle of a layout.
@MainActor
package final class RowEngine<Content> {
  /// How clients differ.
  package struct Policy {
    /// Whether lines that were not measured count as long as the others on average, rather than as the estimate that was set.
    package let averagesLengths: Bool
    /// Whether lines keep distances that depend on their neighbours (``RowClient/gap(before:in:)``).
    package let hasGaps: Bool
    /// Whether content that leaves is released before other content is made, which can use it again.
    package let recycles: Bool
    /// Whether visible lines stay where they are on screen when lines come and go above them; else the offset stays.
    package let staysOverChanges: Bool
    /// Whether the header of the first visible section stays visible.
    package var pinsHeaders = false
    /// Whether the footer of the last visible section stays visible.
    package var pinsFooters = false
    /// Whether a line that was scrolled to lies clear of a pinned header.
    package let clearsPinnedHeader: Bool

    /// Makes a policy.
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

  // Some properties are unchecked, as each line of each layout reads them.

  /// Which elements stand where; nil until the client was asked.
  @exclusivity(unchecked) package var lines: RowLines? {
    didSet {
      order = nil
      itemsPerLine = lines?.itemsPerLine
    }
  }
  /// How many items a line has room for, in short: to look it up in the lines would take longer.
  @exclusivity(unchecked) private(set) var itemsPerLine: Int?
  /// The lengths of lines, each with the distance to the one before.
  @exclusivity(unchecked) package var lengths = SparseLengths(count: 0, estimate: 0)
  /// What an estimate counts too much for the first line, which has no distance before it.
  package var firstGap: CGFloat = 0
  /// What exists of elements.
  @exclusivity(unchecked) package private(set) var content: [HostLazyElement: Content] = [:] {
    didSet { order = nil }
  }
  @exclusivity(unchecked) private var order: [HostLazyElement]?
  /// Where elements were placed.
  @exclusivity(unchecked) package var places: [HostLazyElement: RowSpan] = [:]
  /// Those that lie elsewhere than in their line, because they are pinned.
  package var pinnedElements: Set<HostLazyElement> = []
  /// Where to scroll in the next layout, when the lengths around are known: an element, and which part of it is to lie at the same part of
  /// what is visible; nil scrolls as little as needed.
  package var pendingScroll: (element: HostLazyElement, part: CGFloat?)?
  /// Whether the client is in the middle of a layout.
  var isLayingOut = false
  private var returns = SettleReturns()
  /// The changes that were told in the batch that is open, and how many batches are.
  var changes = RowChanges()
  var batchDepth = 0

  package init(_ policy: Policy) { self.policy = policy }

  // MARK: Content

  /// The elements that exist, in order. What is kept by element has an order that differs in each run of a program, which nobody's code
  /// may learn of.
  package var elements: [HostLazyElement] {
    if let order { return order }
    let new = lines?.sorted(content.keys) ?? []
    order = new
    return new
  }

  /// Keeps what the client has made of an element.
  package func add(_ new: Content, for element: HostLazyElement, _ client: HostView) {
    content[element] = new
    returns.didMake(element, in: client.root)
  }

  /// Has other content stand for an element, or none.
  func replace(_ element: HostLazyElement, with new: Content?) { content[element] = new }

  /// Takes what exists of an element out.
  func remove(_ element: HostLazyElement) -> Content? {
    places[element] = nil
    return content.removeValue(forKey: element)
  }

  /// Gives all back that is neither visible nor likely to be.
  ///
  /// - Parameter shown: Where the visible elements are; those that stay are added.
  package func release(except shown: inout [HostLazyElement: RowSpan], _ client: some RowClient<Content>) {
    for element in elements where shown[element] == nil {
      if keeps(element, client), let lines, let line = lines.line(of: element) {
        shown[element] = span(of: line, in: lines, client)
      } else {
        letGo(of: element, client)
      }
    }
  }

  /// Gives back what exists of an element.
  func letGo(of element: HostLazyElement, _ client: some RowClient<Content>) {
    returns.didLetGo(of: element, in: client.root)
    if let gone = remove(element) { client.didRelease(gone, of: element) }
  }

  /// Whether an element that is not visible stays, as it would come and go without end.
  func keeps<Client: RowClient<Content>>(_ element: HostLazyElement, _ client: Client) -> Bool {
    returns.keeps(element, in: client) {
      $0.rows.returns.release()
      $0.setNeedsLayout()
    }
  }

  /// Forgets everything, and gives back what exists.
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

  /// Takes new lines. What is known of an element that is still there, its content, its length and its place, goes with it.
  ///
  /// - Parameters:
  ///   - new: The new lines.
  ///   - newLengths: Their lengths, as far as they follow from nothing that was measured.
  ///   - sections: Where a section is now; nil if it has gone.
  ///   - items: Where an item is now; nil if it has gone.
  /// - Returns: What existed of elements that have gone, in order.
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
    pendingScroll = pendingScroll.flatMap { scroll in moved(scroll.element).map { ($0, scroll.part) } }
    returns.forget()
    return gone
  }
}

/// Who has its rows shown by a ``RowEngine``.
@MainActor
package protocol RowClient<Content>: HostView {
  associatedtype Content
  var rows: RowEngine<Content> { get }

  /// Takes back what existed of an element.
  func didRelease(_ content: Content, of element: HostLazyElement)
  /// Makes what a line shows, as far as it does not exist, and measures it.
  ///
  /// - Returns: The length along the axis, without the distance to the line before.
  func makeLine(_ line: Int, in lines: RowLines) -> CGFloat
  /// The distance of a line to the one before, as far as it is known.
  func gap(before line: Int, in lines: RowLines) -> CGFloat
  /// Scrolls, and moves what is placed, so that all stays where it is on screen though lines have moved.
  ///
  /// - Returns: Whether there is something to scroll.
  func scrollRows(by shift: CGFloat) -> Bool
}

extension HostLazyElement {
  /// The same element after a change.
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
