public import Foundation

/// The superclass of lazy stacks and grids: with a ``dataSource``, only the visible elements have views.
///
/// Without a data source it lays out all of its subviews. With one:
/// - when it is *measured*, it asks for the number of sections and items, and for the first line if there are no views
///   yet; lines that were never visible get the average length of the measured ones;
/// - when a scroll view around it is asked for its *ideal* size, the first ten elements decide: the other lines get the
///   average length of theirs, whatever was visible before. These elements then keep their views;
/// - when it is *laid out*, it asks for the views of the visible elements, makes them its subviews, places them, and
///   releases those that left the viewport;
/// - when the visible range changes, for example because an ancestor scrolls, its layout is invalidated.
///
/// The visible range is the part that all ancestor scroll views show, within the window. If none of them scrolls along
/// the axis, it is unlimited and all elements are made, as in a stack. Nothing is made in advance.
///
/// Lengths that differ from the estimate change the container's length, and so the content size of the scroll view. The
/// visible elements keep their position on screen, as the scroll view's offset is corrected, unless the start of the
/// container is visible.
open class HostLazyContainerView: HostContainerView {
  /// The data source, which is not retained; nil, the default, for a container with ordinary subviews.
  ///
  /// Setting another one reloads the data.
  public final weak var dataSource: (any HostLazyDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Whether the header of the first visible section is pinned to the start of the visible range. Defaults to false.
  public final var pinsHeaders = false {
    didSet {
      rows.policy.pinsHeaders = pinsHeaders
      if pinsHeaders != oldValue { setNeedsLayout() }
    }
  }

  /// Whether the footer of the last visible section is pinned to the end of the visible range. Defaults to false.
  public final var pinsFooters = false {
    didSet {
      rows.policy.pinsFooters = pinsFooters
      if pinsFooters != oldValue { setNeedsLayout() }
    }
  }

  /// Views of removed elements, shown behind all others until their transition has ended.
  package final var departingViews: [HostView] = [] {
    didSet { if !departingViews.elementsEqual(oldValue, by: ===) { setNeedsLayout() } }
  }

  // MARK: State kept between layout passes

  /// Whether the subviews are in step with the views of the elements.
  final var isArranged = true

  /// The existing views, the lengths of lines, and their positions.
  package final let rows = RowEngine<[HostView]>(.init(averagesLengths: true, hasGaps: true, staysOverChanges: true))
  /// The gaps before lines that differ from the default spacing.
  final var oddGaps: [Int: CGFloat] = [:]
  /// The proposal for which the current lengths were measured.
  final var measuredOffer: ProposedViewSize?
  /// The lengths for other proposals, the latest last. Without this cache, a layout that measures with one proposal and
  /// places with another would have to estimate from the visible lines, which depend on its result: the two would never
  /// agree.
  final var otherLengths: [(offer: ProposedViewSize, lengths: SparseLengths)] = []
  /// The views that take part in layout, for lines all of whose views exist.
  final var lineViews: [Int: LayoutSubviews] = [:]
  /// The breadth of the first line without a proposal across the axis.
  final var idealBreadth: CGFloat?
  /// The ideal sizes of which the scroll view was last notified: see ``holdFirstElements()``.
  final var heldIdealSizes: [CGSize] = []
  /// The visible range in the last layout pass.
  final var formerSight: RowSpan?

  // MARK: Overridden by stacks and grids

  /// The axis along which lines follow each other.
  var axis: Axis { .vertical }
  /// The maximum number of items in a line for a proposed breadth.
  func itemsPerLine(in breadth: CGFloat?) -> Int { 1 }
  /// The gap between lines, in points; nil for the spacing that the neighbours prefer.
  var lineSpacing: CGFloat? { nil }
  /// The layout of the views of one header or footer.
  var labelLayout: LazyStackLayout { LazyStackLayout(axis: axis) }

  /// The size for a proposal: with a data source of all elements, estimated as far as they were never visible.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    dataSource == nil ? super.measure(proposal) : sizeOfElements(proposal)
  }

  /// Places the subviews; with a data source, makes and places the visible ones.
  open override func layoutSubviews() { if dataSource == nil { super.layoutSubviews() } else { layOutElements() } }

  /// Invalidates the layout and the lengths after a change of the lines' layout.
  final func layoutOfLinesDidChange() {
    layoutDidChange()
    if dataSource != nil { forgetLengths() }
  }

  // MARK: Data

  /// Releases all views, and asks for sections, items and views again in the next layout pass.
  public final func reloadData() {
    if rows.lines == nil, dataSource == nil { return }
    rows.reset(self)
    setSubviews([])
    lineViews = [:]
    idealBreadth = nil
    forgetLengths()
  }

  /// Discards all measured lengths, and invalidates the size and the layout.
  final func forgetLengths() {
    discardLengths()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  final func discardLengths() {
    measuredOffer = nil
    otherLengths = []
  }

  /// The elements whose views exist, in order: the visible ones, and possibly one that was only measured.
  public final var existingElements: [HostLazyElement] { rows.elements }

  /// The views of an element; nil if they do not exist.
  package final func views(of element: HostLazyElement) -> [HostView]? { rows.content[element] }

  /// Replaces the views of all existing elements. They change in one step, as a view of one element may have moved into
  /// another's.
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

  /// Applies new numbers of sections and items; the views and length of a remaining element are kept.
  ///
  /// New elements are asked for when they enter the viewport. Call ``updateViews(_:)`` afterwards.
  ///
  /// - Parameters:
  ///   - sectionMap: Returns the new number of a section; nil if it was deleted.
  ///   - itemMap: Returns the new index path of an item; nil if it was deleted. The data source is not notified that it
  ///     is not displayed any more.
  package final func updateElements(sections sectionMap: (Int) -> Int?, items itemMap: (IndexPath) -> IndexPath?) {
    guard let former = rows.lines else { return forgetLengths() }
    let new = makeLines(former.itemsPerLine)
    _ = rows.update(
      to: new, SparseLengths(count: new.count, estimate: rows.lengths.estimate), sections: sectionMap, items: itemMap)
    lineViews = [:]
    otherLengths = []
    oddGaps = [:]
    idealBreadth = nil
    isArranged = false
    rows.settleChanges(sight, self)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Asks the data source for the number of sections and items.
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

  /// Scrolls the scroll view around this container, in its next layout pass, until an element is visible.
  ///
  /// - Parameters:
  ///   - element: The element, which need not have views yet.
  ///   - anchor: The point of the element to align with the same point of the viewport; nil scrolls as little as
  ///     needed. Only its coordinate along the axis counts.
  /// - Returns: Whether the element exists and there is a scroll view that scrolls along the axis.
  @discardableResult
  public final func scrollTo(_ element: HostLazyElement, anchor: UnitPoint?) -> Bool {
    guard rows.lines?.line(of: element) != nil, let scrollView else { return false }
    scrollView.stopMoving()
    scrollView.extent.isPositioned = true
    rows.pendingScroll = (element, anchor.map { axis == .vertical ? $0.y : $0.x })
    setNeedsLayout()
    return true
  }

  // MARK: Window

  /// Starts to follow changes of the visible range.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let root else { return }
    root.followers.append(self)
    if dataSource != nil { setNeedsLayout() }
  }

  /// Invalidates the layout if the visible range differs from the last layout pass's.
  override func viewsMayHaveMoved() {
    guard dataSource != nil, !rows.isLayingOut, !flags.contains(.needsLayout), sight != formerSight else { return }
    setNeedsLayout()
  }

  /// True: the visible elements depend on the size.
  override var keepsSizeWhileSliding: Bool { true }

  /// Stops following changes of the visible range.
  open override func willMove(toWindow newWindow: HostWindow?) {
    super.willMove(toWindow: newWindow)
    root?.followers.removeAll { $0 === self }
  }
}
