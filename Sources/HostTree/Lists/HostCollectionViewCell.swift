public import Foundation

/// Shows one item of a ``HostCollectionView``.
///
/// What it shows is in ``contentView``, whose subviews lie in the middle. It lives like a ``HostTableViewCell``.
open class HostCollectionViewCell: HostView {
  /// What the cell shows.
  public final let contentView: HostView
  private let content = HostCellContentView()
  /// By what the collection finds this cell when it is to be used again.
  public final internal(set) var reuseIdentifier: String?
  /// Which item the cell shows; nil while it shows none.
  final var indexPath: IndexPath?

  /// Makes a cell with a frame in its future superview's coordinates.
  public required override init(frame: CGRect) {
    contentView = content
    super.init(frame: frame)
    content.alignment = .center
    addSubview(content)
  }

  /// Whether the item is selected. The collection sets it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsDisplay() } }
  }

  /// Whether a finger is on the item.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Called before the cell shows another item; the standard implementation ends selection.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  /// The content's size.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

  /// Lets the content fill the cell.
  open override func layoutSubviews() { content.frame = CGRect(origin: .zero, size: bounds.size) }

  private var collection: HostCollectionView? { superview as? HostCollectionView }

  /// Takes the touch if items can be selected.
  open override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard let collection, let indexPath, collection.takesTouches(at: indexPath) else {
      return super.touchesBegan(touches, with: event)
    }
    isHighlighted = true
  }

  /// Lets go of the touch when it leaves the cell.
  open override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard isHighlighted, let touch = touches.first else { return super.touchesMoved(touches, with: event) }
    isHighlighted = point(inside: touch.location(in: self), with: event)
  }

  /// Selects the item.
  open override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard isHighlighted else { return super.touchesEnded(touches, with: event) }
    isHighlighted = false
    if let indexPath { collection?.itemWasTapped(indexPath) }
  }

  /// Lets go of the touch.
  open override func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent?) {
    isHighlighted = false
    super.touchesCancelled(touches, with: event)
  }

  /// Adds whether it is selected.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if isSelected { description.add("selected") }
    if isHighlighted { description.add("highlighted") }
  }
}
