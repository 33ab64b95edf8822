public import Foundation

/// The frame of one item of a collection, as `UICollectionViewLayoutAttributes`.
public final class HostCollectionViewLayoutAttributes {
  /// The item's index path.
  public let indexPath: IndexPath
  /// The item's frame, in the collection's content coordinates.
  public var frame: CGRect

  /// Creates attributes for an item. The frame defaults to zero.
  public init(forCellWith indexPath: IndexPath, frame: CGRect = .zero) {
    self.indexPath = indexPath
    self.frame = frame
  }
}

/// Computes the frames of the items of a ``HostCollectionView``. Subclass it, or use ``HostCollectionViewFlowLayout``.
///
/// In each layout pass the collection calls ``prepare()``, then asks for ``collectionViewContentSize`` and for
/// ``layoutAttributesForElements(in:)`` with the visible rectangle.
@MainActor @preconcurrency
open class HostCollectionViewLayout {
  /// The collection that uses the layout; nil if there is none.
  public final internal(set) weak var collectionView: HostCollectionView?

  /// Creates a layout with an empty content size and no items.
  public init() {}

  /// Called at the start of each layout pass and before scrolling to an item.
  ///
  /// Override it to compute what does not depend on the visible rectangle. The default implementation does nothing.
  open func prepare() {}

  /// The size of the whole content, in points. The default implementation returns zero; override it.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of the items whose frames intersect a rectangle. The default implementation returns nil, for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [HostCollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item; nil if it does not exist. The default implementation returns nil.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> HostCollectionViewLayoutAttributes? { nil }

  /// Requests a layout pass of the collection, in which it asks for all attributes again.
  public final func invalidateLayout() { collectionView?.setNeedsLayout() }
}

/// A layout of lines of items of one size, with as many items in each line as fit, as `UICollectionViewFlowLayout`.
///
/// Frames are computed arithmetically, so the cost depends on the number of sections and of visible items, not of all
/// items. Each section begins a new line. Items are not mirrored right to left.
open class HostCollectionViewFlowLayout: HostCollectionViewLayout {
  /// The axis along which the collection scrolls.
  public enum ScrollDirection: Hashable, Sendable {
    /// `vertical` stacks horizontal lines of items downwards; `horizontal` stacks vertical lines sideways.
    case vertical, horizontal
  }

  /// The size of each item, in points. Defaults to 50 × 50. NaN and infinite lengths count as 0.
  public final var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The distance between lines, in points. Defaults to 10.
  public final var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between the items of a line, in points. Defaults to 10. Items are spread so that a full line
  /// has no space left.
  public final var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The inset around the items of each section, in points. Also applied to empty sections. Defaults to zero.
  public final var sectionInset = EdgeInsets() { didSet { invalidateLayout() } }
  /// The scroll axis. Defaults to `.vertical`.
  public final var scrollDirection = ScrollDirection.vertical { didSet { invalidateLayout() } }

  /// A section's offset along the scroll axis, and its number of items and lines.
  private struct Section {
    var start: CGFloat
    var items: Int
    var lines: Int
  }

  private var sections: [Section] = []
  private var length: CGFloat = 0
  private var perLine = 1
  private var spacing: CGFloat = 0

  private var isVertical: Bool { scrollDirection == .vertical }
  private var lineLength: CGFloat { finite(isVertical ? itemSize.height : itemSize.width) }
  private var itemLength: CGFloat { finite(isVertical ? itemSize.width : itemSize.height) }
  private var before: CGFloat { finite(isVertical ? sectionInset.top : sectionInset.leading) }
  private var after: CGFloat { finite(isVertical ? sectionInset.bottom : sectionInset.trailing) }
  private var across: CGFloat { finite(isVertical ? sectionInset.leading : sectionInset.top) }
  private var lineSpacing: CGFloat { finite(minimumLineSpacing) }
  private var itemSpacing: CGFloat { finite(minimumInteritemSpacing) }

  /// NaN and infinite lengths count as 0; finite ones are clamped to ±1e9, so that sums stay finite.
  private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, -1e9), 1e9) : 0 }

  /// Rounds down and clamps to 0...``RowLimit/rows``; 0 for NaN.
  private func count(_ number: CGFloat) -> Int { min(max(Int(saturating: number.rounded(.down)), 0), RowLimit.rows) }

  /// Computes the number of items in a line and the offsets of the sections.
  open override func prepare() {
    guard let view = collectionView else { return }
    let inset = finite(isVertical ? sectionInset.horizontal : sectionInset.vertical)
    let room = (isVertical ? view.bounds.width : view.bounds.height) - inset
    let step = itemLength + itemSpacing
    perLine = step > 0 ? max(count(((room + itemSpacing) / step).rounded(.down)), 1) : 1
    spacing = perLine > 1 ? (room - CGFloat(perLine) * itemLength) / CGFloat(perLine - 1) : 0
    sections = []
    length = 0
    for section in 0..<view.numberOfSections {
      let items = view.numberOfItems(inSection: section)
      let lines = (items + perLine - 1) / perLine
      sections.append(Section(start: length + before, items: items, lines: lines))
      let gaps = CGFloat(max(lines - 1, 0)) * lineSpacing
      length += before + CGFloat(lines) * lineLength + gaps + after
    }
  }

  /// The collection's size across the scroll axis, the length of all lines along it.
  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    return isVertical
      ? CGSize(width: view.bounds.width, height: length) : CGSize(width: length, height: view.bounds.height)
  }

  /// The attributes of the items that intersect a rectangle: at most 65,536 lines of each
  /// section.
  open override func layoutAttributesForElements(in rect: CGRect) -> [HostCollectionViewLayoutAttributes]? {
    let low = isVertical ? rect.minY : rect.minX
    let high = isVertical ? rect.maxY : rect.maxX
    let step = lineLength + lineSpacing
    var result: [HostCollectionViewLayoutAttributes] = []
    for (index, section) in sections.enumerated() where section.items > 0 {
      let first = step > 0 ? count(((low - section.start) / step).rounded(.down)) : 0
      let end = step > 0 ? min(count(((high - section.start) / step).rounded(.up)), section.lines) : section.lines
      guard first < end else { continue }
      if end - first > RowLimit.rowsInOneLayout, let collectionView { RowLimit.reportFullLayout(of: collectionView) }
      let last = min(end, first + RowLimit.rowsInOneLayout)
      // The last line may be partly filled, and the number of items that would fill it may overflow.
      for item in (first * perLine)..<(last == section.lines ? section.items : last * perLine) {
        let attributes = attributes(IndexPath(item: item, section: index), section)
        if attributes.frame.intersects(rect) { result.append(attributes) }
      }
    }
    return result
  }

  /// The attributes of an item, computed in constant time; nil if the item does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> HostCollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item < sections[indexPath.section].items
    else { return nil }
    return attributes(indexPath, sections[indexPath.section])
  }

  private func attributes(_ path: IndexPath, _ section: Section) -> HostCollectionViewLayoutAttributes {
    let along = section.start + CGFloat(path.item / perLine) * (lineLength + lineSpacing)
    let aside = across + CGFloat(path.item % perLine) * (itemLength + spacing)
    let origin = isVertical ? CGPoint(x: aside, y: along) : CGPoint(x: along, y: aside)
    let size = CGSize(width: finite(itemSize.width), height: finite(itemSize.height))
    return HostCollectionViewLayoutAttributes(forCellWith: path, frame: CGRect(origin: origin, size: size))
  }
}
