public import Foundation

/// What stands above or below a section of a ``HostTableView``.
open class HostTableViewHeaderFooterView: HostView {
  /// By what the table finds this view when it is to be used again; nil if it is not to be.
  public final let reuseIdentifier: String?
  /// Whether the view stands below a section; one that is used again may be a header one time and a footer another.
  public final internal(set) var isFooter = false
  /// What the view shows.
  public final let contentView: HostView
  final let content = HostCellContentView()
  private var storedTextLabel: HostLabel?

  /// Makes a view.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = content
    super.init(frame: .zero)
    content.insets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    addSubview(content)
  }

  /// The label for the text; made when it is first asked for.
  public final var textLabel: HostLabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = HostLabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    storedTextLabel = label
    contentView.addSubview(label)
    return label
  }

  /// The room around the content, in points.
  public final var contentInsets: EdgeInsets {
    get { content.insets }
    set { content.insets = newValue }
  }

  /// Whether there is no content: the table treats the section as one without a header or a footer.
  final var showsNothing: Bool { content.subviews.isEmpty }

  /// Called before the view is used again; the standard implementation does nothing.
  open func prepareForReuse() {}

  /// The content's size; nothing where the content is nothing.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = showsNothing ? .zero : content.sizeThatFits(proposal)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  /// Lets the content fill this view.
  open override func layoutSubviews() {
    content.isHidden = showsNothing
    content.frame = CGRect(origin: .zero, size: bounds.size)
  }

  /// Draws the ground of a plain table, whose rows pass below its headers.
  open override func draw(into drawing: inout HostDrawing) {
    guard backgroundColor == nil, let table = superview as? HostTableView, table.style.isPlain else { return }
    drawing.fill(bounds, with: table.groundColor)
  }
}
