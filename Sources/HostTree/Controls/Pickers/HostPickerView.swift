public import Foundation

/// A wheel of rows with the selected row in the middle: one component of a `UIPickerView`.
///
/// Its subviews are the rows, from top to bottom. When the user turns the wheel it sends `valueChanged` and
/// `primaryActionTriggered`; setting properties sends no events.
///
/// With a ``dataSource`` it is all of a `UIPickerView`: its subviews are wheels, one for each component, side by side.
public final class HostPickerView: HostControl {
  /// The value of ``selectedRow`` when no row is selected: -1.
  public static let noRow = -1

  private var wantedRow = HostPickerView.noRow
  /// Returns the numbers of components and rows; nil, the default, for a single wheel of subviews. Not retained.
  public weak var dataSource: (any HostPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadAllComponents() } }
  }
  /// Returns the content of the rows, and is called when one is selected. Not retained.
  public weak var delegate: (any HostPickerViewDelegate)? {
    didSet { if delegate !== oldValue { reloadAllComponents() } }
  }
  /// The wheels of a picker with a data source.
  var components: [HostPickerView] = []

  /// The height of a row in points: 32.
  public static let rowHeight: CGFloat = 32

  private var rows: [HostView] { subviews.filter { !$0.isOutsideLayout } }

  /// The number of rows: the subviews that take part in layout.
  public var numberOfRows: Int { rows.count }

  /// The index of the selected row, from 0; ``noRow`` while that row does not exist.
  ///
  /// It may be set before the row is added.
  public var selectedRow: Int {
    get { (0..<numberOfRows).contains(wantedRow) ? wantedRow : HostPickerView.noRow }
    set {
      guard newValue != wantedRow else { return }
      wantedRow = newValue
      setNeedsLayout()
    }
  }

  /// Creates an empty wheel with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a wheel with a label for each title, sized to its content.
  public convenience init(items: [String]) {
    self.init(frame: .zero)
    for title in items {
      let label = HostLabel()
      label.text = title
      label.numberOfLines = 1
      addSubview(label)
    }
    frame.size = intrinsicContentSize
  }

  // MARK: Picking as a user

  /// Turns the wheel to a row, as a user does; sends the events if the selection changes.
  ///
  /// Does not settle the window.
  ///
  /// - Returns: Whether the row exists and the wheel is enabled and reachable by a touch, see ``HostView/tap()``. If
  ///   false, nothing has changed.
  @discardableResult
  public func pick(row: Int) -> Bool {
    guard (0..<numberOfRows).contains(row), isEnabled, root != nil,
      isReachable(at: CGPoint(x: bounds.midX, y: bounds.midY))
    else { return false }
    take(row)
    return true
  }

  private func take(_ row: Int) {
    guard row != selectedRow else { return }
    selectedRow = row
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Selects the next row, unless a custom adjustable action is set; returns false while disabled.
  public override func accessibilityIncrement() -> Bool { super.accessibilityIncrement() || step(1) }

  /// Selects the row before, unless a custom adjustable action is set; returns false while disabled.
  public override func accessibilityDecrement() -> Bool { super.accessibilityDecrement() || step(-1) }

  private func step(_ count: Int) -> Bool {
    guard isEnabled else { return false }
    let row = selectedRow == HostPickerView.noRow ? 0 : selectedRow + count
    if (0..<numberOfRows).contains(row) { take(row) }
    return true
  }

  /// Returns the wheel for every hit within its bounds: rows receive no touches.
  public override func hitTest(_ point: CGPoint, with event: HostEvent?) -> HostView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    return components.isEmpty ? self : super.hitTest(point, with: event)
  }

  /// Selects the row under the point where the touch ended.
  public override func endTracking(_ touch: HostTouch, isInside: Bool) {
    super.endTracking(touch, isInside: isInside)
    guard isInside, numberOfRows > 0 else { return }
    let distance = (touch.location(in: self).y - bounds.midY) / HostPickerView.rowHeight
    let row = CGFloat(max(selectedRow, 0)) + distance.rounded()
    if row >= 0, row < CGFloat(numberOfRows) { take(Int(row)) }
  }

  // MARK: Layout

  /// The proposed width, 320 points if unspecified or infinite; 216 points high.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal.width ?? 320
    return CGSize(width: offered.isFinite ? offered : 320, height: 216)
  }

  /// 320 x 216 points.
  public override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// Stacks the rows vertically, the selected one in the middle; the first one while none is selected.
  public override func layoutSubviews() {
    if !components.isEmpty { return layOutComponents() }
    let first = bounds.midY - CGFloat(max(selectedRow, 0)) * HostPickerView.rowHeight
    for (index, row) in LayoutSubviews(of: self).enumerated() {
      row.place(
        at: CGPoint(x: bounds.midX, y: first + CGFloat(index) * HostPickerView.rowHeight), anchor: .center,
        proposal: ProposedViewSize(width: bounds.width, height: HostPickerView.rowHeight))
    }
  }

  /// Draws the rounded background of the selected row.
  public override func draw(into drawing: inout HostDrawing) {
    if !components.isEmpty { return }
    let middle = CGRect(
      x: bounds.minX + 9, y: bounds.midY - HostPickerView.rowHeight / 2, width: max(bounds.width - 18, 0),
      height: HostPickerView.rowHeight)
    drawing.fill(middle, cornerRadius: 8, with: .tertiarySystemFill)
  }

  /// Adds the index of the selected row.
  public override func describe(into description: inout HostDescription) {
    if components.isEmpty {
      description.add("selected", selectedRow == HostPickerView.noRow ? "none" : "\(selectedRow)")
    }
    super.describe(into: &description)
  }

  override class var namedProperties: [(String, AnyKeyPath)] {
    super.namedProperties + [("selectedRow", \HostPickerView.selectedRow)]
  }
}
