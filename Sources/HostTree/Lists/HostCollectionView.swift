public import Foundation

/// A scroll view of items that a layout object arranges, as `UICollectionView`: only the visible items have cells.
///
/// The ``dataSource`` returns the number of items and fills a cell for each one that enters the viewport; a
/// ``HostCollectionViewLayout`` returns the items' frames. Cells are recycled as in a ``HostTableView``.
///
/// ```swift
/// final class Photos: HostCollectionViewDataSource {
///   func collectionView(_ collectionView: HostCollectionView, numberOfItemsInSection section: Int) -> Int { 1000 }
///
///   func collectionView(
///     _ collectionView: HostCollectionView, cellForItemAt indexPath: IndexPath
///   ) -> HostCollectionViewCell {
///     collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
///   }
/// }
///
/// let photos = Photos()
/// let layout = HostCollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 100, height: 100)
/// let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
/// let collection = HostCollectionView(frame: frame, collectionViewLayout: layout)
/// collection.register(HostCollectionViewCell.self, forCellWithReuseIdentifier: "photo")
/// collection.dataSource = photos
/// collection.layoutIfNeeded()
/// print(collection.visibleCells.count)
/// // Prints "15"
/// ```
open class HostCollectionView: HostScrollView {
  /// The position of an item in the viewport after scrolling to it.
  public enum ScrollPosition: Hashable, Sendable {
    /// `none` scrolls as little as needed; `start`, `center` and `end` align the item with the top and leading edge,
    /// the centre, or the bottom and trailing edge of the viewport.
    case none, start, center, end
  }

  /// The object that arranges the items. Setting it takes effect in the next layout pass; the data is not reloaded.
  public final var collectionViewLayout: HostCollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      setNeedsLayout()
    }
  }

  /// The data source, which is not retained. Setting another one reloads the data.
  public final weak var dataSource: (any HostCollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The delegate, a ``HostCollectionViewDelegate``, which is not retained: receives selection, display and scrolling
  /// messages before the observers.
  public final override weak var delegate: (any HostScrollViewDelegate)? {
    didSet { collectionDelegate = delegate as? any HostCollectionViewDelegate }
  }
  /// The delegate, if it is one of collections.
  final weak var collectionDelegate: (any HostCollectionViewDelegate)?
  final var observers = HostObserverList<any HostCollectionViewDelegate>()
  /// Whether the user can select items. Defaults to true. Selecting in code always works.
  public final var allowsSelection = true
  /// Whether the user can select several items. Defaults to false: selecting an item deselects the others.
  public final var allowsMultipleSelection = false

  /// The existing cells and the number of items. Unlike a table's, this engine keeps no lengths: the layout knows the
  /// frames.
  package final let rows = RowEngine<HostCollectionViewCell>(.init())
  final let pool = ReusePool<HostCollectionViewCell>()
  private var selection = RowSelection()

  /// Creates a collection with a frame in its future superview's coordinates and a layout.
  public init(frame: CGRect, collectionViewLayout: HostCollectionViewLayout) {
    self.collectionViewLayout = collectionViewLayout
    super.init(frame: frame)
    collectionViewLayout.collectionView = self
  }

  // MARK: Items

  /// The number of sections. Asks the data source if it was not asked since the last ``reloadData()``.
  public final var numberOfSections: Int { loadRows().sections.count }

  /// The number of items in a section; 0 if the section does not exist.
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

  /// Registers the class of the cells that are dequeued with a reuse identifier.
  ///
  /// Registering an identifier again replaces the class.
  public final func register<Cell: HostCollectionViewCell>(
    _ cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String
  ) {
    pool.register(identifier) {
      let cell = cellClass.init(frame: .zero)
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  /// Returns a recycled cell, prepared by ``HostCollectionViewCell/prepareForReuse()``, or a new one of the registered
  /// class.
  ///
  /// If no class is registered for the identifier, that is reported to ``HostDiagnostics`` and a plain cell is
  /// returned.
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

  /// The cell of a visible item; nil if the item is not visible or does not exist.
  public final func cellForItem(at indexPath: IndexPath) -> HostCollectionViewCell? {
    indexPath.count == 2 ? rows.content[.item(indexPath)] : nil
  }

  /// The index path of the item that a cell shows; nil if it shows none.
  public final func indexPath(for cell: HostCollectionViewCell) -> IndexPath? {
    cell.indexPath.flatMap { cellForItem(at: $0) === cell ? $0 : nil }
  }

  /// The index paths of the visible items, in ascending order.
  public final var indexPathsForVisibleItems: [IndexPath] { visibleCells.compactMap(\.indexPath) }

  /// The visible cells, in the order of their items.
  public final var visibleCells: [HostCollectionViewCell] { rows.elements.compactMap { rows.content[$0] } }

  // MARK: Changes

  /// Recycles all cells, clears the selection, and asks the data source again in the next layout pass.
  ///
  /// The content offset stays, clamped to the new content. Delegates are not notified of the deselection.
  public final func reloadData() {
    selection.paths = []
    rows.reset(self)
    setNeedsLayout()
  }

  final func updateRows(sections: (Int) -> Int?, rows map: (IndexPath) -> IndexPath?) {
    let gone = rows.update(to: makeLines(), SparseLengths(count: 0, estimate: 0), sections: sections, items: map)
    for element in rows.elements { if case .item(let path) = element { rows.content[element]?.indexPath = path } }
    selection.paths = selection.paths.compactMap(map)
    for (element, cell) in gone { didRelease(cell, of: element) }
    setNeedsLayout()
  }

  // MARK: Selection

  /// The index paths of the selected items, in the order of selection; nil if there are none.
  public final var indexPathsForSelectedItems: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths
  }

  /// Selects an item without telling the delegate, and scrolls to it unless the position is `none`; nil deselects all.
  ///
  /// Without ``allowsMultipleSelection`` the other items are deselected. `animated` is ignored.
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

  /// Deselects an item without telling the delegate; does nothing if it is not selected. `animated` is ignored.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }

  final func takesTouches(at path: IndexPath) -> Bool {
    allowsSelection && collectionDelegate?.collectionView(self, shouldSelectItemAt: path) != false
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

  /// Scrolls to an item at once, clamped to the content; `animated` is ignored.
  ///
  /// Does nothing if the layout has no attributes for the item. Unlike UIKit's positions, one position counts for both
  /// axes.
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

  /// Requests a layout pass, as other items may be visible now.
  open override func didScroll() { if !rows.isLayingOut { setNeedsLayout() } }

  /// Creates and places the cells of the visible items, and recycles the others.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !rows.isLayingOut else { return }
    rows.isLayingOut = true
    defer { rows.isLayingOut = false }
    loadRows()
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    limitContentOffset()
    // Attributes without a section and an item number can't stand for an item.
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
