public import Foundation

/// A header or footer of a section of a ``HostTableView``, as `UITableViewHeaderFooterView`.
open class HostTableViewHeaderFooterView: HostView {
  /// The identifier for recycling the view; nil if it is not recycled.
  public final let reuseIdentifier: String?
  /// Whether the view is a footer. May change when the view is recycled. Set by the table.
  public final internal(set) var isFooter = false
  /// The container of the view's content. While it has no subviews, the table treats the section as one without this
  /// view.
  public final let contentView: HostView
  final let content = HostCellContentView()
  private var storedTextLabel: HostLabel?

  /// Creates a view. Also called for registered classes.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = content
    super.init(frame: .zero)
    content.ownInsets = RowInsets(top: 6, bottom: 6)
    addSubview(content)
  }

  /// The label for the text; created and added on first access.
  public final var textLabel: HostLabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = HostLabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    storedTextLabel = label
    contentView.addSubview(label)
    return label
  }

  /// The insets of the content, in points. Defaults to 6 above and below, and the table's margin at the sides.
  public final var contentInsets: EdgeInsets {
    get { content.insets }
    set {
      hasOwnInsets = true
      content.insets = newValue
    }
  }

  private var hasOwnInsets = false

  /// The view is a header or a footer in a table of a style: grouped ones keep away from the section before or behind.
  final func take(isFooter: Bool, isPlain: Bool, margin: CGFloat) {
    self.isFooter = isFooter
    content.margin = margin
    guard !hasOwnInsets else { return }
    content.ownInsets = RowInsets(
      top: isPlain || isFooter ? 6 : 17, bottom: isPlain || !isFooter ? 6 : 12)
  }

  /// The minimum height, in points, of a header with content. Defaults to 0.
  package final var minimumHeight: CGFloat = 0 {
    didSet { if minimumHeight != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether there is no content, so that the table leaves out the header or footer.
  final var showsNothing: Bool { content.subviews.isEmpty }

  /// Called before the view is reused. The default implementation does nothing; override it to reset the content.
  open func prepareForReuse() {}

  /// The content's size; zero if there is no content. Proposed lengths are taken as they are.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = showsNothing ? .zero : content.sizeThatFits(proposal)
    let least = showsNothing || isFooter ? 0 : minimumHeight
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? max(size.height, least))
  }

  /// Sizes the content view to fill this view, and hides it if it is empty.
  open override func layoutSubviews() {
    content.isHidden = showsNothing
    content.frame = CGRect(origin: .zero, size: bounds.size)
  }

  /// Fills the background in a plain table, whose rows scroll below pinned headers.
  open override func draw(into drawing: inout HostDrawing) {
    guard backgroundColor == nil, let table = superview as? HostTableView, table.style.isPlain else { return }
    drawing.fill(bounds, with: table.groundColor)
  }
}
