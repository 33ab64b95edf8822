public import Foundation

/// What lazy stacks and grids have in common: with a ``dataSource``, only what is visible exists.
///
/// Without one, it lays out the subviews that it is given. With one, it lives like this:
/// - *measured*, it asks for the numbers of sections and items, and for the first line, if nothing was seen yet; lines that were
///   never visible count as long as those that were are on average;
/// - *laid out*, it asks for the views of what is visible, makes them its subviews, places them, and lets go of those that have
///   left the viewport;
/// - when what is visible changes, because a scroll view around it scrolls, say, it is laid out again.
///
/// The viewport is what all scroll views around it show, within the window. Where none of them scrolls along the axis it is everything,
/// as in a stack. Nothing is made ahead.
///
/// Lengths that turn out otherwise than estimated change the container's own length, and so the content of the scroll view. What
/// is visible stays where it is meanwhile, unless the container's beginning is visible: the scroll view's offset is corrected.
open class HostLazyContainerView: HostContainerView {
  /// Who knows what is shown; nil, the default, leaves the subviews to whoever adds them. Setting it reloads the data.
  public final weak var dataSource: (any HostLazyDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Whether the header of the section at the beginning of what is visible stays there; false by default.
  public final var pinsHeaders = false {
    didSet {
      rows.policy.pinsHeaders = pinsHeaders
      if pinsHeaders != oldValue { setNeedsLayout() }
    }
  }

  /// Whether the footer of the section at the end of what is visible stays there; false by default.
  public final var pinsFooters = false {
    didSet {
      rows.policy.pinsFooters = pinsFooters
      if pinsFooters != oldValue { setNeedsLayout() }
    }
  }

  /// Views of elements that have gone from the data and are shown, behind all others, until their transition has ended.
  package final var departingViews: [HostView] = [] {
    didSet { if !departingViews.elementsEqual(oldValue, by: ===) { setNeedsLayout() } }
  }

  // MARK: Kept between layouts

  /// Whether the subviews are the views of the elements.
  final var isArranged = true

  /// What exists, how long lines are, and where they lie.
  package final let rows = RowEngine<[HostView]>(.init(averagesLengths: true, hasGaps: true, staysOverChanges: true))
  /// Distances before lines that are not the usual one.
  final var oddGaps: [Int: CGFloat] = [:]
  /// The offer for which lengths were found.
  final var measuredOffer: ProposedViewSize?
  /// The lengths that were found for other offers, the latest last. Kept, as a layout that asks for one offer and places with another
  /// would else have to do with the visible lines, which follow from its answer: the two would never agree.
  final var otherLengths: [(offer: ProposedViewSize, lengths: SparseLengths)] = []
  /// Of lines all of whose views exist, those that take part in layout.
  final var lineViews: [Int: LayoutSubviews] = [:]
  /// The first line's breadth where nothing is offered across the axis.
  final var idealBreadth: CGFloat?
  /// What was visible at the end of the last layout.
  final var formerSight: RowSpan?

  // MARK: What stacks and grids say

  /// The direction in which lines follow each other.
  var axis: Axis { .vertical }
  /// How many items a line has room for, where so much is offered across the axis.
  func itemsPerLine(in breadth: CGFloat?) -> Int { 1 }
  /// The distance between lines; nil takes what neighbours want.
  var lineSpacing: CGFloat? { nil }
  /// How the views of one header or footer are laid out.
  var labelLayout: LazyStackLayout { LazyStackLayout(axis: axis) }

  /// The size that the layout chooses for a proposal, for all that the data source knows of if there is one.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    dataSource == nil ? super.measure(proposal) : sizeOfElements(proposal)
  }

  /// Places the subviews by the layout; with a data source, those that are visible, which are made now.
  open override func layoutSubviews() { if dataSource == nil { super.layoutSubviews() } else { layOutElements() } }

  /// How lines are laid out has changed.
  final func layoutOfLinesDidChange() {
    layoutDidChange()
    if dataSource != nil { forgetLengths() }
  }

  // MARK: Data

  /// Asks for everything again: numbers, lengths and views.
  public final func reloadData() {
    if rows.lines == nil, dataSource == nil { return }
    rows.reset(self)
    setSubviews([])
    lineViews = [:]
    idealBreadth = nil
    forgetLengths()
  }

  /// What is known of lengths holds no more.
  final func forgetLengths() {
    measuredOffer = nil
    otherLengths = []
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The elements whose views exist, in order: the visible ones, and one that was measured, perhaps.
  public final var existingElements: [HostLazyElement] { rows.elements }

  /// The views of an element; nil if they do not exist.
  package final func views(of element: HostLazyElement) -> [HostView]? { rows.content[element] }

  /// Shows what `new` gives for each element whose views exist. All change at once: one that was an element's own may have gone into a
  /// host of another.
  package final func updateViews(_ new: (HostLazyElement) -> [HostView]) {
    for element in existingElements {
      let now = new(element)
      if let old = rows.content[element], !old.elementsEqual(now, by: ===) {
        rows.replace(element, with: now)
        lineViews = [:]
        isArranged = false
      }
    }
    if !isArranged { arrange() }
  }

  /// Takes new numbers of sections and items. What is known of an element that is still there, its views and its length, goes
  /// with it; all else is asked for when it enters the viewport. ``updateViews(_:)`` follows.
  ///
  /// - Parameters:
  ///   - sectionMap: Where a section is now; nil if it has gone.
  ///   - itemMap: Where an item is now; nil if it has gone. The data source is not told that it is displayed no more.
  package final func updateElements(sections sectionMap: (Int) -> Int?, items itemMap: (IndexPath) -> IndexPath?) {
    guard let former = rows.lines else { return forgetLengths() }
    let new = makeLines(former.itemsPerLine)
    _ = rows.update(
      to: new, SparseLengths(count: new.count, estimate: rows.lengths.estimate), sections: sectionMap, items: itemMap)
    lineViews = [:]
    otherLengths = []
    oddGaps = [:]
    isArranged = false
    rows.settleChanges(sight, self)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Asks the data source for numbers.
  final func makeLines(_ itemsPerLine: Int) -> RowLines {
    guard let dataSource else { return RowLines() }
    let count = RowLimit.sections(dataSource.numberOfSections(in: self), of: self)
    let asked = (0..<count).map { dataSource.lazyContainer(self, numberOfItemsInSection: $0) }
    let sections = RowLimit.rows(asked, of: self).enumerated().map { section, itemCount in
      RowLines.Section(
        hasHeader: dataSource.lazyContainer(self, hasHeaderInSection: section), itemCount: itemCount,
        hasFooter: dataSource.lazyContainer(self, hasFooterInSection: section))
    }
    return RowLines(sections, itemsPerLine: max(itemsPerLine, 1))
  }

  // MARK: Scrolling

  /// Scrolls the scroll view around, in its next layout, until an element is visible.
  ///
  /// - Parameters:
  ///   - element: The element, which need not exist yet.
  ///   - anchor: The place in the element that is to lie at the same place in what is visible; nil scrolls as little as needed.
  /// - Returns: Whether there is such an element, and a scroll view that scrolls along the axis.
  @discardableResult
  public final func scrollTo(_ element: HostLazyElement, anchor: UnitPoint?) -> Bool {
    guard rows.lines?.line(of: element) != nil, scrollView != nil else { return false }
    rows.pendingScroll = (element, anchor.map { axis == .vertical ? $0.y : $0.x })
    setNeedsLayout()
    return true
  }

  // MARK: In the window

  /// Begins to watch what is visible.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let root else { return }
    root.followers.append(self)
    if dataSource != nil { setNeedsLayout() }
  }

  /// Asks for layout if other elements may be visible than in the last layout.
  override func viewsMayHaveMoved() {
    guard dataSource != nil, !rows.isLayingOut, !flags.contains(.needsLayout), sight != formerSight else { return }
    setNeedsLayout()
  }

  /// True: the visible elements follow from the size.
  override var keepsSizeWhileSliding: Bool { true }

  /// Stops watching what is visible.
  open override func willMove(toWindow newWindow: HostWindow?) {
    super.willMove(toWindow: newWindow)
    root?.followers.removeAll { $0 === self }
  }
}
