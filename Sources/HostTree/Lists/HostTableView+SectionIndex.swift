public import Foundation

extension HostTableView {
  /// The index at the trailing edge; nil while the data source has no titles for it.
  public final var sectionIndexView: HostSectionIndexView? { sectionIndex }

  /// Asks the data source again for the titles of the index at the trailing edge.
  ///
  /// Called by ``reloadData()``, too.
  public final func reloadSectionIndexTitles() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    guard titles != sectionIndex?.titles ?? [] else { return }
    if (sectionIndex == nil) != titles.isEmpty { spacingDidChange() }
    if titles.isEmpty {
      sectionIndex?.removeFromSuperview()
      sectionIndex = nil
      return setNeedsLayout()
    }
    let view = sectionIndex ?? makeSectionIndex()
    view.titles = titles
    setNeedsLayout()
  }

  private func makeSectionIndex() -> HostSectionIndexView {
    let view = HostSectionIndexView(frame: .zero)
    view.onSelect = { [weak self] title, index in
      guard let self, let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index),
        section >= 0, section < numberOfSections
      else { return }
      stopMoving()
      // The header, or the place of one, so that all of the section is seen.
      rows.pendingScroll = (.header(section: section), 0)
      setNeedsLayout()
    }
    sectionIndex = view
    return view
  }

  /// The room that the rows leave for the index, in points: in an inset style it stands beside them anyway.
  final var indexInset: CGFloat { sectionIndex != nil && !style.isInset ? HostSectionIndexView.width : 0 }

  /// Places the index at the trailing edge of the viewport.
  final func placeSectionIndex() {
    guard let sectionIndex else { return }
    let insets = adjustedContentInset
    let width = HostSectionIndexView.width
    let x = traitCollection.layoutDirection == .rightToLeft ? bounds.minX : bounds.maxX - width
    sectionIndex.place(
      at: CGPoint(x: x, y: bounds.minY + insets.top),
      proposal: ProposedViewSize(width: width, height: max(bounds.height - insets.top - insets.bottom, 0)))
  }
}

/// The titles at the trailing edge of a table, by which users jump to its sections.
///
/// A touch on a title jumps to its section, and a finger that moves over the titles goes through the sections. Where
/// there is not enough room, dots stand for some of the titles.
public final class HostSectionIndexView: HostView {
  /// The titles, from the top to the bottom.
  public internal(set) var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      selectedIndex = nil
      setNeedsDisplay()
    }
  }
  /// The number of the title that was chosen last; nil if none was.
  public private(set) var selectedIndex: Int? {
    didSet { accessibilityValue = selectedIndex.map { titles[$0] } }
  }
  /// The number of the title below the finger.
  private var touchedIndex: Int?

  var onSelect: (@MainActor (String, Int) -> Void)?

  static let width: CGFloat = 16
  private static let lineHeight: CGFloat = 14

  /// Creates an index without titles.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let tracker = IndexTracker()
    tracker.onTouch = { [weak self] in self?.select(at: $0) }
    addGestureRecognizer(tracker)
    isAccessibilityElement = true
    accessibilityLabel = "Section index"
    accessibilityTraits.insert(.adjustable)
  }

  /// Jumps to the section of a title. Does nothing for a number without a title.
  public func selectTitle(at index: Int) {
    guard titles.indices.contains(index) else { return }
    selectedIndex = index
    onSelect?(titles[index], index)
  }

  /// The titles that are drawn, from the top to the bottom; nil for a dot.
  public var visibleTitles: [String?] {
    let room = max(Int(saturating: (bounds.height / HostSectionIndexView.lineHeight).rounded(.down)), 1)
    if titles.count <= room { return titles }
    // Titles and dots take turns, beginning and ending with a title.
    let shown = max((room + 1) / 2, 1)
    guard shown > 1 else { return [titles.first] }
    return (0..<2 * shown - 1).map { line in
      line % 2 == 1 ? nil : titles[line / 2 * (titles.count - 1) / (shown - 1)]
    }
  }

  private var top: CGFloat {
    (bounds.height - CGFloat(visibleTitles.count) * HostSectionIndexView.lineHeight) / 2
  }

  private func select(at y: CGFloat?) {
    guard let y, !titles.isEmpty else { return touchedIndex = nil }
    let length = CGFloat(visibleTitles.count) * HostSectionIndexView.lineHeight
    let share = (y - top) / max(length, 1)
    let index = min(max(Int(saturating: (share * CGFloat(titles.count)).rounded(.down)), 0), titles.count - 1)
    guard index != touchedIndex else { return }
    touchedIndex = index
    selectTitle(at: index)
  }

  /// As large as proposed.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: proposal.width ?? HostSectionIndexView.width,
      height: proposal.height ?? CGFloat(titles.count) * HostSectionIndexView.lineHeight)
  }

  /// Draws the titles in the tint colour.
  public override func draw(into drawing: inout HostDrawing) {
    let height = HostSectionIndexView.lineHeight
    let font = HostFont.systemFont(ofSize: 11, weight: .semibold)
    for (line, title) in visibleTitles.enumerated() {
      let rect = CGRect(x: 0, y: top + CGFloat(line) * height, width: bounds.width, height: height)
      if let title {
        drawing.text(
          title, in: rect, font: font, color: drawing.tintColor, alignment: .center, isCenteredVertically: true)
      } else {
        let dot = CGRect(x: rect.midX - 2, y: rect.midY - 2, width: 4, height: 4)
        drawing.fill(Path(ellipseIn: dot), with: drawing.tintColor)
      }
    }
  }

  /// Goes on to the next section.
  public override func accessibilityIncrement() -> Bool { super.accessibilityIncrement() || step(1) }

  /// Goes back to the section before.
  public override func accessibilityDecrement() -> Bool { super.accessibilityDecrement() || step(-1) }

  private func step(_ step: Int) -> Bool {
    let next = selectedIndex.map { $0 + step } ?? 0
    guard titles.indices.contains(next) else { return false }
    selectTitle(at: next)
    return true
  }

  /// Adds the titles to this view's line in a printed tree.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("titles", Words(titles.joined(separator: ",")))
  }
}

/// Follows a finger from its first touch on.
private final class IndexTracker: HostGestureRecognizer {
  /// Called with the place of the finger, from the top of the view; nil when it is lifted.
  var onTouch: (@MainActor (CGFloat?) -> Void)?

  override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard let touch = touches.first else { return }
    state = .began
    onTouch?(touch.location(in: view).y)
  }

  override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard let touch = touches.first else { return }
    state = .changed
    onTouch?(touch.location(in: view).y)
  }

  override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent) {
    onTouch?(nil)
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent) {
    onTouch?(nil)
    state = .cancelled
  }
}
