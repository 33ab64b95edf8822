public import Foundation

/// A row of an open menu: a checkmark, the title and an image at the trailing edge, before the chevron of a submenu.
public final class HostMenuItemView: HostButton {
  private let content = HostStackView(axis: .horizontal, spacing: 8)
  private let mark = HostFrameView(width: 16)

  /// Whether a checkmark is shown before the title.
  public internal(set) var isMarked = false {
    didSet {
      let picture = HostImageView(image: HostMenuItemView.checkmark)
      picture.goesWithText = true
      mark.setSubviews(isMarked ? [picture] : [])
    }
  }
  var endsGroup = false
  var isLast = false

  private static let checkmark = HostImage(systemName: "checkmark", font: .preferredFont(forTextStyle: .footnote))
  private static let margin: CGFloat = 16
  private static let padding: CGFloat = 11
  /// The space between two groups, in points.
  private static let gap: CGFloat = 8

  init(_ title: String, _ images: [HostImage], hasMarks: Bool) {
    super.init(frame: .zero)
    let label = HostLabel()
    label.text = title
    var parts: [HostView] = hasMarks ? [mark, label, HostSpacer()] : [label, HostSpacer()]
    for image in images {
      let picture = HostImageView(image: image)
      picture.goesWithText = true
      parts.append(picture)
    }
    content.setSubviews(parts)
    addSubview(content)
  }

  private func offer(_ width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: max(width - 2 * HostMenuItemView.margin, 0), height: nil)
  }

  /// The proposed width, ``HostMenuView/width`` if unspecified or infinite.
  ///
  /// The height is at least 44 points, plus the gap after a group.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal.width ?? HostMenuView.width
    let width = offered.isFinite ? offered : HostMenuView.width
    let height = content.sizeThatFits(offer(width)).height + 2 * HostMenuItemView.padding
    return CGSize(width: width, height: max(height, 44) + (endsGroup ? HostMenuItemView.gap : 0))
  }

  /// Centres the content vertically, within horizontal margins of 16 points.
  public override func layoutSubviews() {
    let height = bounds.height - (endsGroup ? HostMenuItemView.gap : 0)
    let size = content.sizeThatFits(offer(bounds.width))
    content.place(at: CGPoint(x: HostMenuItemView.margin, y: (height - size.height) / 2), proposal: offer(bounds.width))
  }

  /// Sets the colour of the content: red for a destructive item, pale for a disabled one.
  public override func prepareDrawing(_ drawing: inout HostDrawing) {
    drawing.labelColor = !isEnabled ? .tertiaryLabel : role == .destructive ? .red : .label
  }

  /// Draws the highlight, and below it the separator or the gap between groups.
  public override func draw(into drawing: inout HostDrawing) {
    if isHighlighted { drawing.fill(bounds, with: .systemFill) }
    if isLast { return }
    let height = endsGroup ? HostMenuItemView.gap : 0.5
    let line = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    drawing.fill(line, with: endsGroup ? .tertiarySystemFill : .separator)
  }

  /// Adds `marked` for a row with a checkmark.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if isMarked { description.add("marked") }
  }
}
