public import Foundation

/// Items wherever a layout puts them, of which only the visible ones exist.
///
/// It is used as in UIKit, and lives like a ``HostTableView``: a ``dataSource`` fills a cell for each item that comes into
/// sight; a ``HostCollectionViewLayout`` says where each item is.
open class HostCollectionView: HostScrollView {
  /// Where an item is to be after scrolling to it.
  public enum ScrollPosition: Hashable, Sendable {
    /// Wherever it is visible after the shortest way; at the top or the leading side; in the middle; at the other end.
    case none, start, center, end
  }

  /// Where items are.
  public final var collectionViewLayout: HostCollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      setNeedsLayout()
    }
  }

  /// Who knows the items. Setting it reloads the data.
  public final weak var dataSource: (any HostCollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// Who hears what the user does.
  public final weak var delegate: (any HostCollectionViewDelegate)?
  final var observers = HostObserverList<any HostCollectionViewDelegate>()
  override final var scrollDelegate: (any HostScrollViewDelegate)? { delegate }
  /// Whether the user can select items; true by default.
  public final var allowsSelection = true
  /// Whether the user can select several items; false by default.
  public final var allowsMultipleSelection = false

  /// What exists, and how many items there are; where they lie is the layout's to say.
  package final let rows = RowEngine<HostCollectionViewCell>(.init())
  final let pool = ReusePool<HostCollectionViewCell>()
  private var selection = RowSelection()

  /// Makes a collection with a frame in its future superview's coordinates, and a layout.
  public init(frame: CGRect, collectionViewLayout: HostCollectionViewLayout) {
    self.collectionViewLayout = collectionViewLayout
    super.init(frame: frame)
    collectionViewLayout.collectionView = self
  }

  // MARK: Items

  /// How many sections there are, as the data source said last.
  public final var numberOfSections: Int { loadRows().sections.count }

  /// How many items a section has; 0 for a section that is not there.
  public final func numberOfItems(inSection section: Int) -> Int { loadRows().itemCount(section) }

  @discardableResult
  final func loadRows() -> RowLines {
    if let lines = rows.lines { return lines }
    let lines = makeLines()
    rows.lines = lines
    return lines
  }

  private func makeLines() -> RowLines {
    RowLines(of: self, sections: dataSource?.numberOfSections(in: self) ?? 0, hasLabels: false) {
      dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0
    }
  }

  /// Says of which class the cells with an identifier are.
  public final func register<Cell: HostCollectionViewCell>(
    _ cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String
  ) {
    pool.register(identifier) {
      let cell = cellClass.init(frame: .zero)
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  /// A cell that has left the viewport, or a new one of the class that was registered for the identifier.
  ///
  /// An identifier that no class was registered for is reported, and gives a plain cell.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> HostCollectionViewCell {
    if let cell = pool.take(identifier, { $0.prepareForReuse() }) { return cell }
    HostDiagnostics.report(
      "A collection was asked for a cell \"\(identifier)\", but no class was registered for it: a plain "
        + "HostCollectionViewCell is taken. Call register(_:forCellWithReuseIdentifier:) first.")
    let cell = HostCollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// The cell of an item that is visible; nil for others.
  public final func cellForItem(at indexPath: IndexPath) -> HostCollectionViewCell? {
    indexPath.count == 2 ? rows.content[.item(indexPath)] : nil
  }

  /// Which item a cell shows; nil if it shows none.
  public final func indexPath(for cell: HostCollectionViewCell) -> IndexPath? { cell.indexPath }

  /// The visible items, in order.
  public final var indexPathsForVisibleItems: [IndexPath] { visibleCells.compactMap(\.indexPath) }

  /// The visible cells, in order.
  public final var visibleCells: [HostCollectionViewCell] { rows.elements.compactMap { rows.content[$0] } }

  // MARK: Changes

  /// Asks for everything again. The offset stays where it is, as far as there is content.
  public final func reloadData() {
    selection.paths = []
    rows.reset(self)
    setNeedsLayout()
  }

  /// Takes several changes at once; see ``HostTableView/performBatchUpdates(_:completion:)``.
  ///
  /// Here the changes are told by ``insertItems(at:)`` and its relatives within `updates`.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    changeRows { updates?() }
    completion?(true)
  }

  final func updateRows(sections: (Int) -> Int?, rows map: (IndexPath) -> IndexPath?) {
    let gone = rows.update(to: makeLines(), SparseLengths(count: 0, estimate: 0), sections: sections, items: map)
    for element in rows.elements { if case .item(let path) = element { rows.content[element]?.indexPath = path } }
    selection.paths = selection.paths.compactMap(map)
    for (element, cell) in gone { didRelease(cell, of: element) }
    setNeedsLayout()
  }

  /// Says that items have come; the paths are those after all changes.
  public final func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(RowChanges.sound(indexPaths)) }
  }

  /// Says that items have gone; the paths are those before all changes.
  public final func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(RowChanges.sound(indexPaths)) }
  }

  /// Asks for items again; the paths are those before all changes.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(RowChanges.sound(indexPaths)) }
  }

  /// Says that an item is elsewhere; see ``HostTableView/moveRow(at:to:)`` for several that move to the same place.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard RowChanges.sound([indexPath, newIndexPath]).count == 2 else { return }
    change { $0.moves[indexPath] = newIndexPath }
  }

  // MARK: Selection

  /// The selected items, in the order in which they were selected; nil for none.
  public final var indexPathsForSelectedItems: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths
  }

  /// Selects an item, without telling the delegate; nil deselects all.
  public final func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if let indexPath, loadRows().line(of: .item(indexPath)) == nil {
      HostDiagnostics.report(
        "A collection can't be asked to select item \(indexPath.map(String.init).joined(separator: ".")), which it does not have. "
          + "Nothing was changed.")
      return
    }
    for path in selection.select(indexPath, withOthers: allowsMultipleSelection) {
      cellForItem(at: path)?.isSelected = false
    }
    guard let indexPath else { return }
    cellForItem(at: indexPath)?.isSelected = true
    if scrollPosition != .none { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item, without telling the delegate.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }

  final func takesTouches(at path: IndexPath) -> Bool {
    allowsSelection && delegate?.collectionView(self, shouldSelectItemAt: path) != false
  }

  final func itemWasTapped(_ path: IndexPath) {
    if allowsMultipleSelection, selection.paths.contains(path) {
      deselectItem(at: path, animated: true)
      tell { $0.collectionView(self, didDeselectItemAt: path) }
      return
    }
    let former = allowsMultipleSelection ? [] : selection.paths.filter { $0 != path }
    selectItem(at: path, animated: true, scrollPosition: .none)
    for path in former { tell { $0.collectionView(self, didDeselectItemAt: path) } }
    tell { $0.collectionView(self, didSelectItemAt: path) }
  }

  // MARK: Layout

  /// Scrolls to an item; animated or not. An item that is nowhere is left alone.
  public final func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    collectionViewLayout.prepare()
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
    contentSize = collectionViewLayout.collectionViewContentSize
    switch position {
    case .none: scrollRectToVisible(frame, animated: animated)
    case .start: contentOffset = frame.origin
    case .center: contentOffset = CGPoint(x: frame.midX - bounds.width / 2, y: frame.midY - bounds.height / 2)
    case .end: contentOffset = CGPoint(x: frame.maxX - bounds.width, y: frame.maxY - bounds.height)
    }
    limitContentOffset()
  }

  /// Other items may be visible now.
  open override func didScroll() { if !rows.isLayingOut { setNeedsLayout() } }

  /// Makes the visible cells, and places them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !rows.isLayingOut else { return }
    rows.isLayingOut = true
    defer { rows.isLayingOut = false }
    loadRows()
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    limitContentOffset()
    // What has no section and number in it is no item, whatever the layout says.
    let shown =
      (bounds.isEmpty ? nil : collectionViewLayout.layoutAttributesForElements(in: bounds))?
      .filter { $0.indexPath.count == 2 } ?? []
    var places: [HostLazyElement: RowSpan] = [:]
    for attributes in shown { places[.item(attributes.indexPath)] = RowSpan(attributes.frame, .vertical) }
    rows.release(except: &places, self)
    for attributes in shown {
      let path = attributes.indexPath
      let cell = rows.content[.item(path)] ?? makeCell(path)
      if cell.superview !== self { addSubview(cell) }
      cell.frame = attributes.frame
    }
    flags.remove(.needsLayout)
  }

  private func makeCell(_ path: IndexPath) -> HostCollectionViewCell {
    let cell = dataSource?.collectionView(self, cellForItemAt: path) ?? HostCollectionViewCell(frame: .zero)
    cell.indexPath = path
    cell.isSelected = selection.paths.contains(path)
    cell.isOwnedBySuperview = true
    rows.add(cell, for: .item(path), self)
    tell { $0.collectionView(self, willDisplay: cell, forItemAt: path) }
    return cell
  }
}

extension HostCollectionView: RowBatchClient {
  final var words: (container: String, rows: String) { ("collection", "items") }

  package final func didRelease(_ cell: HostCollectionViewCell, of element: HostLazyElement) {
    guard case .item(let path) = element else { return }
    cell.indexPath = nil
    cell.removeFromSuperview()
    tell { $0.collectionView(self, didEndDisplaying: cell, forItemAt: path) }
    pool.add(cell, cell.reuseIdentifier)
  }

  // The layout knows where items are, so the engine makes none.
  package final func makeLine(_ line: Int, in lines: RowLines) -> CGFloat { 0 }
  package final func gap(before line: Int, in lines: RowLines) -> CGFloat { 0 }
  package final func scrollRows(by shift: CGFloat) -> Bool { false }
}
