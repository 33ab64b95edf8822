public import Foundation

/// Where an item of a collection is to be.
public final class HostCollectionViewLayoutAttributes {
  /// Which item.
  public let indexPath: IndexPath
  /// Where it is to be, in the collection's coordinates.
  public var frame: CGRect

  /// Makes attributes for an item; its frame is zero by default.
  public init(forCellWith indexPath: IndexPath, frame: CGRect = .zero) {
    self.indexPath = indexPath
    self.frame = frame
  }
}

/// Says where the items of a ``HostCollectionView`` are to be. Subclass it, or take ``HostCollectionViewFlowLayout``.
///
/// The collection calls ``prepare()`` after each change, then asks for the size of everything and for what is visible.
@MainActor
open class HostCollectionViewLayout {
  /// The collection that asks.
  public final internal(set) weak var collectionView: HostCollectionView?

  /// Makes a layout that has no room for anything.
  public init() {}

  /// Called before the layout is asked, after something changed: find out what does not depend on what is visible.
  open func prepare() {}

  /// The size of everything in points; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// Where the items are that lie in a rectangle; nil, the default, for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [HostCollectionViewLayoutAttributes]? { nil }

  /// Where an item is; nil, the default, if it is nowhere.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> HostCollectionViewLayoutAttributes? { nil }

  /// Says that items are elsewhere now: the collection asks again in the next layout pass.
  public final func invalidateLayout() { collectionView?.setNeedsLayout() }
}

/// Puts items of one size beside each other in lines, as many as there is room for.
///
/// Where they are is found by counting, so it takes the same time however many there are.
open class HostCollectionViewFlowLayout: HostCollectionViewLayout {
  /// In which direction a collection scrolls.
  public enum ScrollDirection: Hashable, Sendable {
    /// Lines go from side to side, and follow each other downwards; lines go down, and follow each other sideways.
    case vertical, horizontal
  }

  /// The size of each item in points; 50 x 50 by default.
  public final var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The distance between lines in points; 10 by default.
  public final var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between the items of a line in points; 10 by default. Full lines go from side to side.
  public final var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The room around the items of each section, in points.
  public final var sectionInset = EdgeInsets() { didSet { invalidateLayout() } }
  /// In which direction the collection scrolls; vertical by default.
  public final var scrollDirection = ScrollDirection.vertical { didSet { invalidateLayout() } }

  /// One section: where it begins along the scroll direction, and how many items and lines it has.
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

  /// Lengths that are none count as 0; none is beyond what can be added up.
  private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, -1e9), 1e9) : 0 }

  /// How many whole things that are; none for what is no number.
  private func count(_ number: CGFloat) -> Int { min(max(Int(saturating: number.rounded(.down)), 0), RowLimit.rows) }

  /// Counts lines.
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

  /// As wide as the collection, and as high as all lines; or the other way round.
  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    return isVertical
      ? CGSize(width: view.bounds.width, height: length) : CGSize(width: length, height: view.bounds.height)
  }

  /// The items of the lines in a rectangle.
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
      // The last line need not be full, and its end may lie beyond all numbers.
      for item in (first * perLine)..<(last == section.lines ? section.items : last * perLine) {
        let attributes = attributes(IndexPath(item: item, section: index), section)
        if attributes.frame.intersects(rect) { result.append(attributes) }
      }
    }
    return result
  }

  /// The item's place in its line.
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
