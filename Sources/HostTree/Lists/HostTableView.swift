public import Foundation

/// Rows below each other, in sections, of which only the visible ones exist.
///
/// It is used as in UIKit: a ``dataSource`` says how many rows there are and fills a cell for each that enters the viewport; a
/// ``delegate`` hears what the user does. It lives like this:
/// - ``reloadData()`` (or the first layout) asks for the numbers of sections and rows, and for nothing else;
/// - each layout asks for the visible cells, measures and places them, and keeps those that have left the viewport for the
///   next row (``dequeueReusableCell(withIdentifier:for:)``);
/// - scrolling changes ``HostScrollView/contentOffset``, and the next layout follows;
/// - ``insertRows(at:with:)`` and its relatives tell what has changed in the data; all else stays as it is.
///
/// Rows have the ``rowHeight``, or each its own: then a row that was never visible counts with the estimated height, and what
/// is visible stays where it is when rows above turn out higher or lower. So the first layout takes the same time however
/// many rows there are. An animation that a function takes is not shown: changes count at once.
open class HostTableView: HostScrollView {
  /// How sections look.
  public enum Style: Hashable, Sendable {
    /// Rows from side to side; the title of a section stays visible as long as its rows are.
    case plain
    /// Sections with room between them.
    case grouped
    /// Sections with room between them and at the sides.
    case insetGrouped
    /// As ``plain``, for a list with room of its own around rows.
    case inset
    /// As ``insetGrouped``, for a list beside what is selected in it.
    case sidebar

    /// Whether rows go from side to side, and sections hold together.
    var isPlain: Bool { self == .plain || self == .inset }
    /// Whether there is room at the sides.
    var isInset: Bool { self == .insetGrouped || self == .sidebar }
  }

  /// How a change is shown; nothing is animated here, so all are the same.
  public enum RowAnimation: Hashable, Sendable {
    /// UIKit's names.
    case fade, right, left, top, bottom, none, middle, automatic
  }

  /// Where a row is to be after scrolling to it.
  public enum ScrollPosition: Hashable, Sendable {
    /// Wherever it is visible after the shortest way; at the top; in the middle; at the bottom.
    case none, top, middle, bottom
  }

  /// Whether there are lines between rows.
  public enum SeparatorStyle: Hashable, Sendable {
    /// No lines; lines.
    case none, singleLine
  }

  /// Says that a height is found by asking the view.
  public static let automaticDimension: CGFloat = -1

  /// How sections look.
  public final internal(set) var style: Style

  /// Whether the rows are for filling in, rather than a list of things; false by default.
  ///
  /// It looks the same.
  public final var isForm = false

  /// Who knows the rows. Setting it reloads the data.
  public final weak var dataSource: (any HostTableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Who hears what the user does. Setting it asks for all heights again.
  ///
  /// A table that shows the rows of views asks those for heights, headers and swipes. A delegate may still keep rows from
  /// being highlighted and selected.
  public final weak var delegate: (any HostTableViewDelegate)? {
    didSet { if delegate !== oldValue { reloadData() } }
  }
  /// Who asked for this table, told before the delegate, and asked in its place; so the delegate is anybody's to set.
  package final weak var owner: (any HostTableViewDelegate)?
  final var observers = HostObserverList<any HostTableViewDelegate>()
  override final var scrollDelegate: (any HostScrollViewDelegate)? { delegate }

  /// The height of each row in points; ``automaticDimension``, the default, asks each cell.
  public final var rowHeight = HostTableView.automaticDimension {
    didSet { if rowHeight != oldValue { reloadData() } }
  }

  /// What a row that was never visible counts as in points; ``automaticDimension``, the default, stands for 44.
  public final var estimatedRowHeight = HostTableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { reloadData() } }
  }

  /// The height of what is above each section; ``automaticDimension``, the default, asks the view there.
  public final var sectionHeaderHeight = HostTableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { reloadData() } }
  }

  /// The height of what is below each section; ``automaticDimension``, the default, asks the view there.
  public final var sectionFooterHeight = HostTableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { reloadData() } }
  }

  /// Whether there are lines between rows; true by default.
  public final var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { setNeedsLayout() } }
  }

  /// The colour of the lines between rows.
  public final var separatorColor: HostColor? = .separator {
    didSet { if separatorColor != oldValue { setNeedsLayout() } }
  }

  /// How far the lines stay away from the sides of a row; 16 points at the leading side by default.
  public final var separatorInset = EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0) {
    didSet { if separatorInset != oldValue { setNeedsLayout() } }
  }

  /// Whether the user can select rows; true by default.
  public final var allowsSelection = true
  /// Whether the user can select several rows; false by default.
  public final var allowsMultipleSelection = false
  /// Whether a long touch on a row opens the menu that the delegate has for it; false by default.
  public final var opensRowMenus = false {
    didSet { MenuOpener.watch(self, isEnabled: opensRowMenus) }
  }
  /// Whether the user can select rows while the table is edited; false by default.
  public final var allowsSelectionDuringEditing = false
  /// Whether the user can select several rows while the table is edited; false by default.
  public final var allowsMultipleSelectionDuringEditing = false

  /// How much room there is between sections.
  package final var sectionSpacing = SectionSpacing.standard {
    didSet { if sectionSpacing != oldValue { spacingDidChange() } }
  }
  /// What sections say of the room above and below them, by their numbers.
  package final var ownSectionSpacings: [Int: SectionSpacing] = [:] {
    didSet { if ownSectionSpacings != oldValue { spacingDidChange() } }
  }

  /// What stands above all sections, as high as its frame, or as it asks for if its frame has no height; nil for nothing.
  public final var tableHeaderView: HostView? {
    didSet { if tableHeaderView !== oldValue { setNeedsLayout() } }
  }

  /// What stands below all sections; see ``tableHeaderView``.
  public final var tableFooterView: HostView? {
    didSet { if tableFooterView !== oldValue { setNeedsLayout() } }
  }

  /// What lies behind all rows, as large as what is visible; nil for nothing.
  public final var backgroundView: HostView? {
    didSet { if backgroundView !== oldValue { setNeedsLayout() } }
  }

  // MARK: Kept between layouts

  /// What exists, how high rows are, and where they lie. Elements are the rows, and what stands above and below sections.
  package final let rows = RowEngine<HostView>(.init(recycles: true, clearsPinnedHeader: true))
  /// The width for which heights were found.
  final var measuredWidth: CGFloat?
  final let cellPool = ReusePool<HostTableViewCell>()
  final let supplementPool = ReusePool<HostTableViewHeaderFooterView>()
  final var selection = RowSelection()
  final var storedIsEditing = false
  /// Whether a row that is dragged stays where it was until the data source tells of the change.
  package final var leavesMovesToDataSource = false

  /// Makes a table with a frame in its future superview's coordinates.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Makes a plain table with a frame in its future superview's coordinates.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a table.
  public convenience init(style: Style) { self.init(frame: .zero, style: style) }

  /// Takes another style, which UIKit does not allow.
  package final func setStyle(_ style: Style) {
    guard style != self.style else { return }
    self.style = style
    reloadData()
  }

  // MARK: Cells to be used again

  /// Says of which class the cells with an identifier are.
  public final func register<Cell: HostTableViewCell>(_ cellClass: Cell.Type, forCellReuseIdentifier identifier: String)
  {
    cellPool.register(identifier) { cellClass.init(style: .default, reuseIdentifier: identifier) }
  }

  /// Says of which class the headers and footers with an identifier are.
  public final func register<Supplement: HostTableViewHeaderFooterView>(
    _ viewClass: Supplement.Type, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    supplementPool.register(identifier) { viewClass.init(reuseIdentifier: identifier) }
  }

  /// A cell that has left the viewport; nil if there is none and no class was registered for the identifier.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> HostTableViewCell? {
    cellPool.take(identifier) { $0.prepareForReuse() }
  }

  /// A cell that has left the viewport, or a new one of the class that was registered for the identifier.
  ///
  /// An identifier that no class was registered for is reported, and gives a plain cell.
  public final func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> HostTableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    HostDiagnostics.report(
      "A table was asked for a cell \"\(identifier)\", but no class was registered for it: a plain HostTableViewCell "
        + "is taken. Call register(_:forCellReuseIdentifier:) first.")
    return HostTableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer that has left the viewport, or a new one; nil if no class was registered for the identifier.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> HostTableViewHeaderFooterView? {
    supplementPool.take(identifier) { $0.prepareForReuse() }
  }

  // MARK: Passes

  /// Makes the visible cells, and places them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  /// Other rows may be visible now.
  open override func didScroll() {
    if !rows.isLayingOut {
      rows.pendingScroll = nil
      setNeedsLayout()
    }
  }

  /// Draws the ground of grouped rows, or of plain ones.
  open override func draw(into drawing: inout HostDrawing) {
    guard backgroundColor == nil else { return }
    drawing.fill(bounds, with: groundColor)
  }

  /// The colour between and behind the rows.
  final var groundColor: HostColor {
    backgroundColor ?? (style.isPlain ? .systemBackground : .systemGroupedBackground)
  }

  /// Adds the style, if the table is edited, and where it is scrolled to.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if style != .plain { description.add("style", style) }
    if storedIsEditing { description.add("editing") }
  }

  override class var namedProperties: [(String, AnyKeyPath)] {
    super.namedProperties + [("isEditing", \HostTableView.isEditing)]
  }
}
