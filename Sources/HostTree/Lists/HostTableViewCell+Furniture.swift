import Foundation

/// The views of a cell besides its content: accessories, edit controls, swipe buttons, separator and background.
@MainActor
struct CellFurniture {
  var accessory: HostView?
  var editingStyle: HostTableViewCell.EditingStyle?
  var editControl: HostButton?
  var reorderControl: HostImageView?
  var separator: HostSeparatorView?
  var separatorInsets = EdgeInsets()
  /// Whether the separator begins where the first text of the row does.
  var separatorFollowsText = true
  var background: HostView?
  /// The buttons that a swipe reveals, from the edge of the row inwards.
  var swipe: (edge: HorizontalEdge, views: [HostView])?
  /// How far a finger has moved the row from its edge, while it does; nil at rest.
  var pulledDistance: CGFloat?

  static let buttonWidth: CGFloat = 74

  private var sides: [HostView] { [editControl, accessory, reorderControl].compactMap { $0 } }

  var all: [HostView] {
    [background].compactMap { $0 } + sides + (swipe?.views ?? []) + [separator].compactMap { $0 }
  }

  /// The distance by which a swipe moves the row to reveal its buttons, in points; negative towards the leading edge.
  var slide: CGFloat {
    guard let swipe else { return 0 }
    return (pulledDistance ?? widthOfSwipe) * (swipe.edge == .leading ? 1 : -1)
  }

  /// The width of the buttons that a swipe has revealed, at rest.
  var widthOfSwipe: CGFloat { CellFurniture.widths(of: swipe?.views ?? []).reduce(0, +) }

  private static func widths(of buttons: [HostView]) -> [CGFloat] {
    buttons.map { button in
      // As much as a configuration has around its title.
      let padding: CGFloat = (button as? HostButton).map { $0.configuration == nil ? 24 : 0 } ?? 0
      return max(button.sizeThatFits(.unspecified).width + padding, CellFurniture.buttonWidth)
    }
  }

  /// The width that the accessory and the edit controls take, in points.
  func width(in cell: HostTableViewCell) -> CGFloat {
    sides.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width + cell.content.margin }
  }

  func place(in cell: HostTableViewCell) {
    let size = cell.bounds.size
    func middle(_ view: HostView, _ x: CGFloat) {
      let own = view.sizeThatFits(.unspecified)
      view.place(at: CGPoint(x: x, y: (size.height - own.height) / 2), proposal: .unspecified)
    }
    let slide = slide
    let margin = cell.content.margin
    if let swipe {
      let share = abs(slide) / max(widthOfSwipe, 1)
      let widths = CellFurniture.widths(of: swipe.views).map { $0 * share }
      // Buttons are ordered from the edge inwards.
      var x = swipe.edge == .leading ? 0 : size.width
      for (view, width) in zip(swipe.views, widths) {
        if swipe.edge == .trailing { x -= width }
        view.frame = cell.mirrored(CGRect(x: x, y: 0, width: width, height: size.height))
        if swipe.edge == .leading { x += width }
      }
    }
    var start = slide
    var end = size.width + slide
    if let editControl {
      middle(editControl, start + margin)
      start += editControl.sizeThatFits(.unspecified).width + margin
    }
    for view in [reorderControl, accessory].compactMap({ $0 }) {
      end -= view.sizeThatFits(.unspecified).width + margin
      middle(view, end)
    }
    let width = max(end - start, 0)
    _ = cell.content.sizeThatFits(ProposedViewSize(width: width, height: size.height))
    cell.content.frame = cell.mirrored(CGRect(x: start, y: 0, width: width, height: size.height))
    background?.place(at: CGPoint(x: slide, y: 0), proposal: ProposedViewSize(size))
    if let separator {
      // The guides of the content count where it lies, so it is placed first.
      cell.content.layoutIfNeeded()
      separator.frame = separatorFrame(in: cell)
    }
  }

  /// Where the separator lies below content that was laid out.
  func separatorFrame(in cell: HostTableViewCell) -> CGRect {
    let insets = cell.content.separatorInsets(separatorInsets, followsText: separatorFollowsText)
    let thickness = CGFloat.pixel
    return cell.mirrored(
      CGRect(
        x: slide + insets.leading, y: cell.bounds.height - thickness,
        width: max(cell.bounds.width - insets.horizontal, 0), height: thickness))
  }

  mutating func removeAll() {
    for view in [editControl, reorderControl].compactMap({ $0 }) { view.removeFromSuperview() }
    editingStyle = nil
    editControl = nil
    reorderControl = nil
  }
}

extension HostTableViewCell {
  /// Arranges the subviews after a change: background, content, other views, then accessories, buttons and separator.
  final func furnitureDidChange() {
    let background = [furniture.background].compactMap { $0 }
    let front = furniture.all.filter { $0 !== furniture.background }
    for view in background + front where view.superview !== self { view.isOwnedBySuperview = true }
    let managed = Set((background + front + [content]).map(ObjectIdentifier.init))
    let others = subviews.filter { !$0.isOwnedBySuperview || managed.contains(ObjectIdentifier($0)) }
      .filter { !managed.contains(ObjectIdentifier($0)) }
    arrangeSubviews(background + [content] + others + front)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Shows or updates the separator line below the row; hides it if the colour is nil.
  final func setSeparator(_ color: HostColor?, insets: EdgeInsets) {
    guard let color else {
      guard furniture.separator != nil else { return }
      furniture.separator = nil
      return furnitureDidChange()
    }
    if furniture.separator == nil {
      furniture.separator = HostSeparatorView()
      furniture.separator?.backgroundColor = color
      furniture.separatorInsets = insets
      return furnitureDidChange()
    }
    if furniture.separator?.backgroundColor != color { furniture.separator?.backgroundColor = color }
    if furniture.separatorInsets != insets {
      furniture.separatorInsets = insets
      setNeedsLayout()
    }
  }

  /// A view behind the content, as large as the cell; nil, the default, for none.
  ///
  /// It also hides the standard background of an unselected cell.
  public final var backgroundView: HostView? {
    get { furniture.background }
    set {
      guard newValue !== furniture.background else { return }
      furniture.background = newValue
      furnitureDidChange()
    }
  }

  /// Shows the edit and reorder controls of a row; nil hides them. `onDelete` is also called for the insert control.
  final func setEditing(_ style: EditingStyle?, canMove: Bool, onDelete: @escaping @MainActor () -> Void) {
    guard style != furniture.editingStyle || canMove != (furniture.reorderControl != nil) else { return }
    furniture.editingStyle = style
    furniture.editControl = nil
    if let style, style != .none {
      let control = HostButton()
      control.accessibilityLabel = style == .delete ? "Remove" : "Insert"
      control.tintColor = style == .delete ? .red : .green
      control.addSubview(
        HostImageView(image: HostImage(systemName: style == .delete ? "minus.circle.fill" : "plus.circle.fill")))
      control.addAction(for: .primaryActionTriggered) { onDelete() }
      furniture.editControl = control
    }
    furniture.reorderControl =
      style != nil && canMove ? HostImageView(image: HostImage(systemName: "line.3.horizontal")) : nil
    furniture.reorderControl?.tintColor = .tertiaryLabel
    furnitureDidChange()
  }

  /// Reveals buttons at an edge, ordered from the edge inwards; nil hides them.
  final func setSwipe(_ swipe: (edge: HorizontalEdge, views: [HostView])?) {
    guard swipe != nil || furniture.swipe != nil else { return }
    furniture.swipe = swipe
    furniture.pulledDistance = nil
    furnitureDidChange()
  }

  /// Moves the row with a finger that swipes; nil lets it rest where its buttons show.
  final func followSwipe(_ distance: CGFloat?) {
    guard furniture.swipe != nil, distance != furniture.pulledDistance else { return }
    furniture.pulledDistance = distance.map { min(max($0, 0), bounds.width) }
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Whether a swipe has revealed the buttons of the row.
  package final var isSwiped: Bool { furniture.swipe != nil }
}

/// The standard labels and image view of a cell, created on demand.
@MainActor
struct CellLabels {
  enum Role { case text, detail }

  private var stack: HostStackView?
  private var texts: HostStackView?
  private var text: HostLabel?
  private var detail: HostLabel?
  private var image: HostImageView?

  mutating func label(_ role: Role, in cell: HostTableViewCell) -> HostLabel {
    if let known = role == .text ? text : detail { return known }
    let label = HostLabel()
    if role == .text {
      text = label
    } else {
      detail = label
      label.textColor = .secondaryLabel
      if cell.style == .subtitle { label.font = .preferredFont(forTextStyle: .caption1) }
    }
    arrange(in: cell)
    return label
  }

  mutating func imageView(in cell: HostTableViewCell) -> HostImageView {
    if let image { return image }
    let view = HostImageView(image: nil)
    image = view
    arrange(in: cell)
    return view
  }

  private mutating func arrange(in cell: HostTableViewCell) {
    let labels = [text, detail].compactMap { $0 }
    if stack == nil {
      let made = HostStackView(axis: .horizontal, spacing: 12)
      stack = made
      cell.contentView.addSubview(made)
    }
    var parts: [HostView] = [image].compactMap { $0 }
    if cell.style == .subtitle {
      let column = texts ?? HostStackView(axis: .vertical, alignment: .leading, spacing: 2)
      texts = column
      column.arrangeSubviews(labels)
      parts.append(column)
    } else if cell.style == .value1, let detail {
      parts += [text, HostSpacer(), detail].compactMap { $0 }
    } else {
      parts += labels
    }
    stack?.arrangeSubviews(parts)
  }
}
