public import Foundation

/// A scroll view of rows in sections, as `UITableView`: only the visible rows have cells.
///
/// A ``dataSource`` returns the number of rows and fills a cell for each row that enters the viewport; a ``delegate``
/// receives the user's actions:
/// - ``reloadData()`` (or the first layout pass) asks for the number of sections and rows, and for nothing else;
/// - each layout pass asks for the cells of the visible rows, measures and places them, and recycles cells that left
///   the viewport (``dequeueReusableCell(withIdentifier:for:)``);
/// - scrolling changes ``HostScrollView/contentOffset`` and invalidates the layout;
/// - ``insertRows(at:with:)`` and its relatives apply changes of the data; all other rows keep their cells.
///
/// Rows have the ``rowHeight``, or heights of their own: then a row that was never visible counts with the estimated
/// height, and the visible rows stay in place when rows above turn out higher or lower. So the first layout pass takes
/// the same time for any number of rows. Changes are applied at once: animation parameters have no effect.
///
/// ```swift
/// final class Names: HostTableViewDataSource {
///   func tableView(_ tableView: HostTableView, numberOfRowsInSection section: Int) -> Int { 1000 }
///   func tableView(_ tableView: HostTableView, cellForRowAt indexPath: IndexPath) -> HostTableViewCell {
///     tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
///   }
/// }
/// let names = Names()
/// let table = HostTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
/// table.register(HostTableViewCell.self, forCellReuseIdentifier: "name")
/// table.dataSource = names
/// table.layoutIfNeeded()
/// print(table.visibleCells.count)
/// // Prints "3"
/// ```
open class HostTableView: HostScrollView {
  /// The appearance of rows and sections.
  public enum Style: Hashable, Sendable {
    /// Rows over the full width; section headers stay pinned to the top while their sections are visible.
    case plain
    /// Sections with space between them.
    case grouped
    /// Sections with space between them and at the sides.
    case insetGrouped
    /// Like ``plain``, with an inset around the rows.
    case inset
    /// Like ``insetGrouped``, for a list that selects what is shown beside it.
    case sidebar

    /// Whether rows have the full width or nearly so, and sections are not separated by space.
    var isPlain: Bool { self == .plain || self == .inset }
    var isInset: Bool { self == .insetGrouped || self == .sidebar }
  }

  /// Whether separator lines are shown between rows.
  public enum SeparatorStyle: Hashable, Sendable {
    /// No lines; a line below each row.
    case none, singleLine
  }

  /// A height that is determined by measuring the view.
  public static let automaticDimension: CGFloat = -1

  /// The appearance of rows and sections.
  public final internal(set) var style: Style

  /// Whether the table is a form for input rather than a list. Defaults to false. Has no effect on the appearance here.
  public final var isForm = false
  /// Whether the rows are made of cells in columns. Defaults to false. Has no effect on the appearance here.
  public final var hasColumns = false
  /// Whether each second row of a section is a little darker. Defaults to false.
  public final var alternatesRowBackgrounds = false {
    didSet { if alternatesRowBackgrounds != oldValue { backgroundsDidChange() } }
  }

  /// The data source, which is not retained. Setting another one reloads the data.
  public final weak var dataSource: (any HostTableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The delegate, a ``HostTableViewDelegate``, which is not retained. Setting another one reloads the data, as heights
  /// may differ.
  ///
  /// If the table belongs to a list of a hosting view, heights, headers and swipe actions come from the list's views
  /// and this delegate is not asked for them. It can still prevent highlighting and selection.
  public final override weak var delegate: (any HostScrollViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      tableDelegate = delegate as? any HostTableViewDelegate
      reloadData()
    }
  }
  /// The delegate, if it is one of tables.
  final weak var tableDelegate: (any HostTableViewDelegate)?
  /// The object that created the table: receives messages before the delegate, and is asked in its place. So the
  /// delegate is free to be set by others.
  package final weak var owner: (any HostTableViewDelegate)?
  /// Called after a header or footer was removed. Delegates only learn of rows.
  package final var didRemoveSupplement: (@MainActor () -> Void)?
  final var observers = HostObserverList<any HostTableViewDelegate>()

  /// The height of each row, in points. Defaults to ``automaticDimension``: each cell is measured.
  ///
  /// Setting another height reloads the data.
  public final var rowHeight = HostTableView.automaticDimension {
    didSet { if rowHeight != oldValue { reloadData() } }
  }

  /// The height of rows that were never visible, in points. Defaults to ``automaticDimension``, which stands for 44.
  ///
  /// Setting another height reloads the data.
  public final var estimatedRowHeight = HostTableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { reloadData() } }
  }

  /// The height of each section header, in points. Defaults to ``automaticDimension``: each header is measured.
  ///
  /// Setting another height reloads the data.
  public final var sectionHeaderHeight = HostTableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { reloadData() } }
  }

  /// The height of each section footer, in points. Defaults to ``automaticDimension``: each footer is measured.
  ///
  /// Setting another height reloads the data.
  public final var sectionFooterHeight = HostTableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { reloadData() } }
  }

  /// Whether separator lines are shown between rows. Defaults to `.singleLine`.
  public final var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { setNeedsLayout() } }
  }

  /// The colour of the separator lines; nil for none. Defaults to `.separator`.
  public final var separatorColor: HostColor? = .separator {
    didSet { if separatorColor != oldValue { setNeedsLayout() } }
  }

  /// The insets of separator lines from the edges of a row, in points. By default lines begin where the first
  /// text of the row does, and at the rows' margin without any.
  ///
  /// A cell's indentation is added at the leading edge.
  public final var separatorInset: EdgeInsets {
    get { ownSeparatorInset ?? EdgeInsets(top: 0, leading: rowMargin, bottom: 0, trailing: 0) }
    set { ownSeparatorInset = newValue }
  }

  /// Whether there was nothing to show in the last layout.
  final var wasEmpty = true
  final var ownSeparatorInset: EdgeInsets? {
    didSet { if ownSeparatorInset != oldValue { setNeedsLayout() } }
  }

  /// Whether the user can select rows. Defaults to true. Selecting in code always works.
  public final var allowsSelection = true
  /// Whether the user can select several rows. Defaults to false: selecting a row deselects the others.
  public final var allowsMultipleSelection = false
  /// Whether a long press on a row opens the delegate's menu for it. Defaults to false.
  public final var opensRowMenus = false {
    didSet { MenuOpener.watch(self, isEnabled: opensRowMenus) }
  }
  /// Whether the user can select rows in editing mode. Defaults to false.
  public final var allowsSelectionDuringEditing = false
  /// Whether the user can select several rows in editing mode. Defaults to false.
  public final var allowsMultipleSelectionDuringEditing = false

  /// The spacing between sections without an entry in ``ownSectionSpacings``.
  package final var sectionSpacing = SectionSpacing.standard {
    didSet { if sectionSpacing != oldValue { spacingDidChange() } }
  }
  /// The spacing above and below single sections, by their number.
  package final var ownSectionSpacings: [Int: SectionSpacing] = [:] {
    didSet { if ownSectionSpacings != oldValue { spacingDidChange() } }
  }

  /// The space between the rows of a section, in points: then each is a card of its own in an inset style. Defaults to
  /// 0, which also replaces one that is negative or not finite.
  @exclusivity(unchecked) public final var rowSpacing: CGFloat = 0 {
    didSet { if rowSpacing != oldValue { rowSpacingDidChange() } }
  }

  /// Whether the background of the style is drawn behind the rows. Defaults to true.
  public final var drawsBackground = true { didSet { if drawsBackground != oldValue { setNeedsDisplay() } } }

  /// A view above all sections; nil for none.
  ///
  /// As high as its frame; if that has no height, the view is measured.
  public final var tableHeaderView: HostView? {
    didSet { if tableHeaderView !== oldValue { setNeedsLayout() } }
  }

  /// A view below all sections; nil for none. See ``tableHeaderView`` for its height.
  public final var tableFooterView: HostView? {
    didSet { if tableFooterView !== oldValue { setNeedsLayout() } }
  }

  /// A view behind all rows that stays in the viewport; nil for none.
  ///
  /// It is centred and proposed the size of the viewport. It replaces nothing: the table's background is still drawn.
  public final var backgroundView: HostView? {
    didSet { if backgroundView !== oldValue { setNeedsLayout() } }
  }

  // MARK: State kept between layout passes

  /// The existing cells, headers and footers, the heights of lines, and their positions.
  package final let rows = RowEngine<HostView>(.init(recycles: true, clearsPinnedHeader: true))
  /// The table width for which heights were measured; they are measured again when it changes.
  final var measuredWidth: CGFloat?
  /// The room above the first section that they were measured with.
  final var measuredFirstGap: CGFloat?
  final let cellPool = ReusePool<HostTableViewCell>()
  final let supplementPool = ReusePool<HostTableViewHeaderFooterView>()
  final var selection = RowSelection()
  final var storedIsEditing = false
  /// Moves rows with a finger; nil as long as no row could be moved.
  package final var rowMover: RowMover?
  /// The titles at the trailing edge; nil for none.
  final var sectionIndex: HostSectionIndexView?
  /// Margins of single sections, by their number.
  package final var sectionMargins: [Int: SectionMargins] = [:] {
    didSet { if sectionMargins != oldValue { spacingDidChange() } }
  }
  /// Whether a dragged row keeps its old index path until the data source reports the change.
  package final var leavesMovesToDataSource = false

  /// Creates a table with a frame in its future superview's coordinates.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    setUpSwiping()
  }

  /// Creates a plain table with a frame in its future superview's coordinates.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table with a zero frame.
  public convenience init(style: Style) { self.init(frame: .zero, style: style) }

  /// Changes the style and reloads the data. UIKit does not allow that.
  package final func setStyle(_ style: Style) {
    guard style != self.style else { return }
    self.style = style
    reloadData()
  }

  // MARK: Layout and drawing

  /// Creates and places the cells of the visible rows, and recycles the others.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  /// Requests a layout pass, as other rows may be visible now, and cancels ``scrollToRow(at:at:animated:)``.
  open override func didScroll() {
    if !rows.isLayingOut {
      rows.pendingScroll = nil
      setNeedsLayout()
    }
  }

  /// Its background goes on under what the system covers, which depends on its place in the window.
  override var drawsBeyondBounds: Bool { true }

  /// Fills the table with the background colour of its style, unless it has a background colour of its own.
  open override func draw(into drawing: inout HostDrawing) {
    guard backgroundColor == nil else { return }
    drawing.fill(groundRect, with: groundColor)
  }

  /// Adds the style unless it is plain, and whether the table is in editing mode.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if style != .plain { description.add("style", style) }
    if storedIsEditing { description.add("editing") }
    if rowSpacing != 0 { description.add("rowSpacing", rowSpacing) }
    if !drawsBackground { description.add("drawsBackground", false) }
    if alternatesRowBackgrounds { description.add("alternatesRowBackgrounds", true) }
  }

  override class var namedProperties: [(String, AnyKeyPath)] {
    super.namedProperties + [("isEditing", \HostTableView.isEditing)]
  }
}
