public import Foundation

/// A view that shows one item of a ``HostCollectionView``.
///
/// Add the content to ``contentView``, which centres it. A cell is recycled as a ``HostTableViewCell`` is.
open class HostCollectionViewCell: HostView {
  /// The container of the cell's content; it fills the cell and centres its subviews.
  public final let contentView: HostView
  private let content = HostCellContentView()
  /// The view of ``contentConfiguration``.
  final var shownContent: (any HostContentView)?
  /// The identifier for recycling the cell; nil if it is not recycled. Set by the collection.
  public final internal(set) var reuseIdentifier: String?
  /// The item that the cell shows; nil while it shows none.
  final var indexPath: IndexPath?

  /// Creates a cell with a frame in its future superview's coordinates. Also called for registered classes.
  public required override init(frame: CGRect) {
    contentView = content
    super.init(frame: frame)
    content.alignment = .center
    addSubview(content)
  }

  /// Whether the item is selected. Set by the collection; setting it does not change the collection's selection.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsDisplay() } }
  }

  /// Whether a touch that began on the cell has not left it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Called before the cell is reused for another item. The default implementation resets ``isSelected`` and
  /// ``isHighlighted``.
  ///
  /// Override it to reset what the previous item left behind, and call super.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  /// The size of the content.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

  /// Sizes the content view to fill the cell.
  open override func layoutSubviews() { content.frame = CGRect(origin: .zero, size: bounds.size) }

  private var collection: HostCollectionView? { superview as? HostCollectionView }

  /// Highlights the cell if the collection and its delegate allow selecting the item; else passes the touch on.
  open override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard let collection, let indexPath, collection.takesTouches(at: indexPath) else {
      return super.touchesBegan(touches, with: event)
    }
    isHighlighted = true
  }

  /// Ends the highlight when the touch leaves the cell; it does not come back, and the item is not selected.
  open override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard isHighlighted, let touch = touches.first else { return super.touchesMoved(touches, with: event) }
    isHighlighted = point(inside: touch.location(in: self), with: event)
  }

  /// Selects the item if the touch ends inside the cell; with multiple selection, deselects a selected one.
  open override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard isHighlighted else { return super.touchesEnded(touches, with: event) }
    isHighlighted = false
    if let indexPath { collection?.itemWasTapped(indexPath) }
  }

  /// Ends the highlight without selecting the item.
  open override func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent?) {
    isHighlighted = false
    super.touchesCancelled(touches, with: event)
  }

  /// Adds the selected and the highlighted state.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if isSelected { description.add("selected") }
    if isHighlighted { description.add("highlighted") }
  }
}
