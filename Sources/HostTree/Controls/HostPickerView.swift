public import Foundation

/// A wheel of rows, one of which stands in the middle and is selected.
///
/// Its subviews are its rows, from top to bottom. When a user turns the wheel it sends `valueChanged` and
/// `primaryActionTriggered`. Setting properties calls no action.
public final class HostPickerView: HostControl {
  /// Stands for no row.
  public static let noRow = -1

  private var wantedRow = HostPickerView.noRow

  /// The height of a row in points: 32.
  public static let rowHeight: CGFloat = 32

  private var rows: [HostView] { subviews.filter { !$0.isOutsideLayout } }

  /// How many rows there are.
  public var numberOfRows: Int { rows.count }

  /// The row in the middle, from 0; ``noRow`` while there is none of that number.
  ///
  /// A row may be asked for before it is there.
  public var selectedRow: Int {
    get { (0..<numberOfRows).contains(wantedRow) ? wantedRow : HostPickerView.noRow }
    set {
      guard newValue != wantedRow else { return }
      wantedRow = newValue
      setNeedsLayout()
    }
  }

  /// Makes a wheel with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes a wheel with a row for each title.
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

  // MARK: The user's hand

  /// Turns the wheel to a row, as a user does.
  ///
  /// Nothing is settled.
  ///
  /// - Returns: Whether the user could: see ``HostView/tap()``. Else nothing has changed.
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

  /// The wheel itself, wherever it is hit.
  public override func hitTest(_ point: CGPoint, with event: HostEvent?) -> HostView? {
    isUserInteractionEnabled && !isHidden && alpha >= 0.01 && self.point(inside: point, with: event) ? self : nil
  }

  /// Turns the wheel to the row where the finger was lifted.
  public override func endTracking(_ touch: HostTouch, isInside: Bool) {
    super.endTracking(touch, isInside: isInside)
    guard isInside, numberOfRows > 0 else { return }
    let distance = (touch.location(in: self).y - bounds.midY) / HostPickerView.rowHeight
    let row = CGFloat(max(selectedRow, 0)) + distance.rounded()
    if row >= 0, row < CGFloat(numberOfRows) { take(Int(row)) }
  }

  // MARK: Layout

  /// 320 x 216 points, but as wide as is offered.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal.width ?? 320
    return CGSize(width: offered.isFinite ? offered : 320, height: 216)
  }

  /// 320 x 216 points.
  public override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// Places the rows below each other, the selected one in the middle.
  public override func layoutSubviews() {
    let first = bounds.midY - CGFloat(max(selectedRow, 0)) * HostPickerView.rowHeight
    for (index, row) in LayoutSubviews(of: self).enumerated() {
      row.place(
        at: CGPoint(x: bounds.midX, y: first + CGFloat(index) * HostPickerView.rowHeight), anchor: .center,
        proposal: ProposedViewSize(width: bounds.width, height: HostPickerView.rowHeight))
    }
  }

  /// Draws what the chosen row, in the middle, stands upon.
  public override func draw(into drawing: inout HostDrawing) {
    let middle = CGRect(
      x: bounds.minX + 9, y: bounds.midY - HostPickerView.rowHeight / 2, width: max(bounds.width - 18, 0),
      height: HostPickerView.rowHeight)
    drawing.fill(middle, cornerRadius: 8, with: .tertiarySystemFill)
  }

  /// Adds the number of the selected row.
  public override func describe(into description: inout HostDescription) {
    description.add("selected", selectedRow == HostPickerView.noRow ? "none" : "\(selectedRow)")
    super.describe(into: &description)
  }
}
