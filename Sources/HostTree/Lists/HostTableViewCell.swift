public import Foundation

/// A view that shows one row of a ``HostTableView``, as `UITableViewCell`.
///
/// Add the content to ``contentView``, which aligns it to the leading edge and centres it vertically. A cell without
/// content of its own has ``textLabel``, ``detailTextLabel`` and ``imageView``, which are created on first access and
/// arranged by the cell's style.
///
/// A cell is created or recycled (``prepareForReuse()``), filled by the data source, and placed by the table. After its
/// row has left the viewport it is recycled for another row.
open class HostTableViewCell: HostView {
  /// The arrangement of the standard labels.
  public final let style: CellStyle
  /// The identifier for recycling the cell; nil if it is not recycled.
  public final let reuseIdentifier: String?
  /// The container of the cell's content.
  public final let contentView: HostView
  final let content = HostCellContentView()

  /// The row that the cell shows; nil while it shows none.
  package final internal(set) var indexPath: IndexPath?
  final var furniture = CellFurniture()
  private var labels = CellLabels()
  /// The view of ``contentConfiguration``.
  final var shownContent: (any HostContentView)?
  /// Whether the cell has no separator line, independent of the table's style.
  package final var hidesSeparator = false {
    didSet { if hidesSeparator != oldValue { superview?.setNeedsLayout() } }
  }
  /// Whether the cell has no separator line while it is the last row of a section.
  package final var hidesSectionSeparator = false {
    didSet { if hidesSectionSeparator != oldValue { superview?.setNeedsLayout() } }
  }
  /// The colour of the separator line; nil for the table's.
  package final var separatorColor: HostColor? {
    didSet { if separatorColor != oldValue { superview?.setNeedsLayout() } }
  }
  /// The colour of the separator line while the cell is the last row of a section; nil for ``separatorColor``.
  package final var sectionSeparatorColor: HostColor? {
    didSet { if sectionSeparatorColor != oldValue { superview?.setNeedsLayout() } }
  }
  private var storedIsSelected = false
  private var storedIsHighlighted = false

  /// Creates a cell. Also called for registered classes, with the style `.default`.
  ///
  /// - Parameters:
  ///   - style: The arrangement of the standard labels.
  ///   - reuseIdentifier: The identifier for recycling the cell; nil if it is not recycled.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    contentView = content
    super.init(frame: .zero)
    content.ownInsets = .row
    content.isOwnedBySuperview = true
    addSubview(content)
  }

  /// The minimum height of a cell that is measured, in points. Defaults to 44.
  package final var minimumHeight: CGFloat = 44 {
    didSet { if minimumHeight != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The default insets of the content: 11 points above and below, 16 at the sides.
  nonisolated package static let standardInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  /// The insets of the content, in points. Defaults to 11 above and below, and the table's margin at the sides: 20 in a
  /// table of 390 points or more, else 16.
  public final var contentInsets: EdgeInsets {
    get { content.insets }
    set { content.insets = newValue }
  }

  /// The same insets; nil at the sides for the table's margin.
  package final var rowInsets: RowInsets {
    get { content.ownInsets }
    set { content.ownInsets = newValue }
  }

  /// Called before the cell is reused for another row.
  ///
  /// Override it to reset what the previous row left behind, and call super. The default implementation resets
  /// selection, highlight, swipe and editing state.
  open func prepareForReuse() {
    storedIsSelected = false
    storedIsHighlighted = false
    furniture.swipe = nil
    furniture.pulledDistance = nil
    furniture.removeAll()
    setNeedsLayout()
  }

  // MARK: Standard content

  /// The label for the row's text; created and added on first access.
  public final var textLabel: HostLabel? { labels.label(.text, in: self) }

  /// The label for the row's detail; created and added on first access. Nil for the style `.default`.
  public final var detailTextLabel: HostLabel? { style == .default ? nil : labels.label(.detail, in: self) }

  /// The view for the row's image; created and added on first access.
  public final var imageView: HostImageView? { labels.imageView(in: self) }

  // MARK: State

  /// The appearance of the cell while it is selected. Defaults to `.default`.
  public final var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { setNeedsDisplay() } }
  }

  /// Whether the row is selected. Set by the table; setting it does not change the table's selection.
  public final var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a touch that began on the row has not left it.
  public final var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Called when the selected state changes; override it to update the appearance, and call super.
  ///
  /// The table always passes false for `animated`, which is ignored.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    setNeedsDisplay()
  }

  /// Called when the highlighted state changes; override it to update the appearance, and call super.
  ///
  /// The table always passes false for `animated`, which is ignored.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    setNeedsDisplay()
  }

  // MARK: Accessories

  /// The symbol at the trailing edge. Defaults to `.none`.
  ///
  /// Setting another one replaces ``accessoryView``.
  public final var accessoryType = AccessoryType.none {
    didSet {
      guard accessoryType != oldValue else { return }
      furniture.accessory = HostTableViewCell.view(for: accessoryType)
      furnitureDidChange()
    }
  }

  /// A custom view at the trailing edge; nil, the default, for none.
  ///
  /// Setting it resets ``accessoryType`` to `.none`, unlike in UIKit.
  public final var accessoryView: HostView? {
    get { accessoryType == .none ? furniture.accessory : nil }
    set {
      guard newValue !== accessoryView || accessoryType != .none else { return }
      accessoryType = .none
      furniture.accessory = newValue
      furnitureDidChange()
    }
  }

  /// Whether the cell is in editing mode. Set by the table.
  public final var isEditing: Bool { furniture.editingStyle != nil }

  /// How the row can be edited; `.none` outside editing mode.
  public final var editingStyle: EditingStyle { furniture.editingStyle ?? .none }

  /// Whether the cell shows the reorder control, by which its row can be dragged.
  public final var showsReorderControl: Bool { furniture.reorderControl != nil }

  private static func view(for accessory: AccessoryType) -> HostView? {
    let name: String
    switch accessory {
    case .none: return nil
    case .disclosureIndicator: name = "chevron.forward"
    case .checkmark: name = "checkmark"
    case .detailButton, .detailDisclosureButton: name = "info.circle"
    }
    let view = HostImageView(
      image: HostImage(systemName: name, font: .preferredFont(forTextStyle: .footnote)))
    if accessory == .disclosureIndicator { view.tintColor = .tertiaryLabel }
    return view
  }

  // MARK: Indentation

  /// The number of indentation steps of the content and the separator. Defaults to 0; negative numbers count as 0.
  public final var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { indentationDidChange() } }
  }

  /// The width of an indentation step, in points. Defaults to 10; negative, NaN and infinite widths count as 0.
  public final var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { indentationDidChange() } }
  }

  // MARK: Layout

  /// The size of the content and the accessories. At least 44 points high, or what `defaultMinListRowHeight` says,
  /// unless a height is proposed.
  ///
  /// A fully specified proposal is returned as it is.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let sides = furniture.width(in: self)
    if let height = proposal.height, let width = proposal.width { return CGSize(width: width, height: height) }
    let size = content.sizeThatFits(
      ProposedViewSize(width: proposal.width.map { max($0 - sides, 0) }, height: proposal.height))
    return CGSize(
      width: proposal.width ?? size.width + sides,
      height: proposal.height ?? max(size.height, minimumHeight))
  }

  /// Places the content, accessories, buttons, separator and background.
  open override func layoutSubviews() { furniture.place(in: self) }

  // MARK: Touches

  var table: HostTableView? { superview as? HostTableView }

  /// Highlights the cell if the row can be selected or shows swipe buttons; else passes the touch on.
  open override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard let table, let indexPath, table.takesTouches(at: indexPath) else {
      return super.touchesBegan(touches, with: event)
    }
    isHighlighted = true
  }

  /// Ends the highlight when the touch leaves the cell; it does not come back, and the row is not selected.
  open override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard isHighlighted, let touch = touches.first else { return super.touchesMoved(touches, with: event) }
    isHighlighted = point(inside: touch.location(in: self), with: event)
  }

  /// Selects the row if the touch ends inside the cell; hides the buttons of a swiped row instead.
  open override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard isHighlighted else { return super.touchesEnded(touches, with: event) }
    isHighlighted = false
    table?.cellWasTapped(self)
  }

  /// Ends the highlight without selecting the row.
  open override func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent?) {
    isHighlighted = false
    super.touchesCancelled(touches, with: event)
  }

  override var mirrorsDrawing: Bool { true }

  /// Fills the row's background: darker while it is selected or highlighted, with rounded outer corners in an inset
  /// group.
  open override func draw(into drawing: inout HostDrawing) {
    let isMarked = storedIsSelected || storedIsHighlighted
    guard isMarked || (backgroundColor == nil && furniture.background == nil) else { return }
    let row = indexPath.map { $0.count == 2 ? $0[1] : 0 } ?? 0
    let color: HostColor = isMarked ? .systemGray4 : table?.backgroundColor(ofRow: row) ?? .systemBackground
    // The background moves with the swiped content.
    let ground = bounds.offsetBy(dx: furniture.slide, dy: 0)
    drawing.fill(Path(roundedRect: ground, cornerRadii: groupCorners, style: .circular), with: color)
  }

  /// Clips a row with a background of its own, or with buttons that a swipe has revealed, to the rounded corners of its
  /// group.
  open override var drawingEffects: [HostDrawing.Effect] {
    let corners = groupCorners
    guard backgroundColor != nil || furniture.background != nil || furniture.swipe != nil,
      corners != RectangleCornerRadii()
    else { return super.drawingEffects }
    let outline = Path(roundedRect: bounds, cornerRadii: corners, style: .circular)
    return [.clip(outline, FillStyle())] + super.drawingEffects
  }

  /// Adds selection, highlight, accessory, indentation and editing state.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if storedIsSelected { description.add("selected") }
    if storedIsHighlighted { description.add("highlighted") }
    if accessoryType != .none { description.add("accessory", accessoryType) }
    if indentation > 0 { description.add("indentation", indentation) }
    if isEditing { description.add("editing", editingStyle) }
  }

  override class var namedProperties: [(String, AnyKeyPath)] {
    super.namedProperties + [
      ("accessoryView", \HostTableViewCell.accessoryView),
      ("backgroundView", \HostTableViewCell.backgroundView),
      ("contentInsets", \HostTableViewCell.contentInsets),
    ]
  }
}
