public import Foundation

/// Shows one row of a ``HostTableView``.
///
/// What it shows is in ``contentView``, whose subviews lie at the leading side in the middle of the height. A cell without
/// content of its own has ``textLabel``, ``detailTextLabel`` and ``imageView``, which are made when they are first asked
/// for and stand as its style says. It lives like this: made, or taken from those that have left the viewport
/// (``prepareForReuse()``); filled by the data source; placed by the table; kept for the next row.
open class HostTableViewCell: HostView {
  /// Where a cell's labels stand.
  public enum CellStyle: Hashable, Sendable {
    /// One label; no detail.
    case `default`
    /// The label at the leading side, the detail at the trailing side.
    case value1
    /// The detail follows the label.
    case value2
    /// The detail below the label.
    case subtitle
  }

  /// What a cell shows at its trailing side.
  public enum AccessoryType: Hashable, Sendable {
    /// Nothing; an arrow that says that there is more; an arrow and a button; a mark; a button.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What can be done to a row while its table is edited.
  public enum EditingStyle: Hashable, Sendable {
    /// Nothing; it can be deleted; something can be inserted at it.
    case none, delete, insert
  }

  /// How a cell shows that it is selected.
  public enum SelectionStyle: Hashable, Sendable {
    /// Not at all, or by another background.
    case none, `default`
  }

  /// Where the labels stand.
  public final let style: CellStyle
  /// By what the table finds this cell when it is to be used again; nil if it is not to be.
  public final let reuseIdentifier: String?
  /// What the cell shows.
  public final let contentView: HostView
  final let content = HostCellContentView()

  /// Which row the cell shows; nil while it shows none.
  package final internal(set) var indexPath: IndexPath?
  /// The hosts at the sides.
  final var furniture = CellFurniture()
  private var labels = CellLabels()
  /// Whether there is no line below the row, whatever the table says.
  package final var hidesSeparator = false {
    didSet { if hidesSeparator != oldValue { superview?.setNeedsLayout() } }
  }
  /// The same where the row is the last one of a section.
  package final var hidesSectionSeparator = false {
    didSet { if hidesSectionSeparator != oldValue { superview?.setNeedsLayout() } }
  }
  private var storedIsSelected = false
  private var storedIsHighlighted = false

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - style: Where the labels stand.
  ///   - reuseIdentifier: By what the table finds this cell when it is to be used again.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    contentView = content
    super.init(frame: .zero)
    content.insets = HostTableViewCell.standardInsets
    content.isOwnedBySuperview = true
    addSubview(content)
  }

  /// The least height of a cell that finds its own, in points.
  package static let minimumHeight: CGFloat = 44
  /// The default room around the content: 11 points above and below, 16 at the sides.
  package static let standardInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  /// The room around the content, in points.
  public final var contentInsets: EdgeInsets {
    get { content.insets }
    set { content.insets = newValue }
  }

  /// Called before the cell shows another row: forget what the former one left. The standard implementation ends selection
  /// and editing; call super.
  open func prepareForReuse() {
    storedIsSelected = false
    storedIsHighlighted = false
    furniture.swipe = nil
    furniture.removeAll()
    setNeedsLayout()
  }

  // MARK: Standard content

  /// The label for the row's text; made when it is first asked for.
  public final var textLabel: HostLabel? { labels.label(.text, in: self) }

  /// The label for the row's detail; made when it is first asked for, and nil in a cell of the style `default`.
  public final var detailTextLabel: HostLabel? { style == .default ? nil : labels.label(.detail, in: self) }

  /// The view for the row's picture; made when it is first asked for.
  public final var imageView: HostImageView? { labels.imageView(in: self) }

  // MARK: State

  /// How the cell shows that it is selected.
  public final var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { setNeedsDisplay() } }
  }

  /// Whether the row is selected. The table sets it; setting it yourself is no selection in the table.
  public final var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the row.
  public final var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows whether the row is selected; override it to look different then, and call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    setNeedsDisplay()
  }

  /// Shows whether a finger is on the row; override it to look different then, and call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    setNeedsDisplay()
  }

  // MARK: Sides

  /// What the cell shows at its trailing side.
  public final var accessoryType = AccessoryType.none {
    didSet {
      guard accessoryType != oldValue else { return }
      furniture.accessory = HostTableViewCell.view(for: accessoryType)
      furnitureDidChange()
    }
  }

  /// A host of your own at the trailing side; nil shows what ``accessoryType`` says.
  public final var accessoryView: HostView? {
    get { accessoryType == .none ? furniture.accessory : nil }
    set {
      guard newValue !== accessoryView || accessoryType != .none else { return }
      accessoryType = .none
      furniture.accessory = newValue
      furnitureDidChange()
    }
  }

  /// Whether the cell shows what it takes to edit its row. The table sets it.
  public final var isEditing: Bool { furniture.editingStyle != nil }

  /// What can be done to the row; `none` while the table is not edited.
  public final var editingStyle: EditingStyle { furniture.editingStyle ?? .none }

  /// Whether the cell shows by what its row is dragged elsewhere.
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

  /// How many steps further in the content and the line below it begin; 0 by default. Less than 0 counts as 0.
  public final var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { indentationDidChange() } }
  }

  /// How wide each step is, in points; 10 by default. What is no width counts as 0.
  public final var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { indentationDidChange() } }
  }

  /// How much further in the content begins, in points.
  final var indentation: CGFloat {
    indentationWidth > 0 && indentationWidth < .infinity ? CGFloat(max(indentationLevel, 0)) * indentationWidth : 0
  }

  private func indentationDidChange() {
    content.indentation = indentation
    superview?.setNeedsLayout()
  }

  // MARK: Layout

  /// The content's size with what is at the sides; at least 44 points high unless a height is proposed.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let sides = furniture.width(in: self)
    if let height = proposal.height, let width = proposal.width { return CGSize(width: width, height: height) }
    let size = content.sizeThatFits(
      ProposedViewSize(width: proposal.width.map { max($0 - sides, 0) }, height: proposal.height))
    return CGSize(
      width: proposal.width ?? size.width + sides,
      height: proposal.height ?? max(size.height, HostTableViewCell.minimumHeight))
  }

  /// Places the content and what is at the sides.
  open override func layoutSubviews() { furniture.place(in: self) }

  // MARK: Touches

  private var table: HostTableView? { superview as? HostTableView }

  /// Takes the touch if the table wants to know.
  open override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard let table, let indexPath, table.takesTouches(at: indexPath) else {
      return super.touchesBegan(touches, with: event)
    }
    isHighlighted = true
  }

  /// Lets go of the touch when it leaves the cell.
  open override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard isHighlighted, let touch = touches.first else { return super.touchesMoved(touches, with: event) }
    isHighlighted = point(inside: touch.location(in: self), with: event)
  }

  /// Selects the row.
  open override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard isHighlighted else { return super.touchesEnded(touches, with: event) }
    isHighlighted = false
    table?.cellWasTapped(self)
  }

  /// Lets go of the touch.
  open override func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent?) {
    isHighlighted = false
    super.touchesCancelled(touches, with: event)
  }

  override var mirrorsDrawing: Bool { true }

  /// Draws the ground of the row, which is darker while it is selected; in an inset group the outer corners are round.
  open override func draw(into drawing: inout HostDrawing) {
    let isMarked = storedIsSelected || storedIsHighlighted
    guard isMarked || (backgroundColor == nil && furniture.background == nil) else { return }
    let isGrouped = table.map { !$0.style.isPlain } ?? false
    let color: HostColor =
      isMarked ? .systemGray4 : isGrouped ? .secondarySystemGroupedBackground : .systemBackground
    var corners = RectangleCornerRadii()
    if let table, table.style.isInset, let indexPath, indexPath.count == 2 {
      let isLast = indexPath[1] == table.numberOfRows(inSection: indexPath[0]) - 1
      if indexPath[1] == 0 { (corners.topLeading, corners.topTrailing) = (10, 10) }
      if isLast { (corners.bottomLeading, corners.bottomTrailing) = (10, 10) }
    }
    // The ground goes with what is on it.
    let ground = bounds.offsetBy(dx: furniture.slide, dy: 0)
    drawing.fill(Path(roundedRect: ground, cornerRadii: corners, style: .circular), with: color)
  }

  /// Adds what the cell shows by itself.
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
