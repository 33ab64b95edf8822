public import Foundation

/// Text that a user reads but can't edit.
///
/// A label is shaped like `UILabel` and sizes itself as SwiftUI's `Text` does:
/// - proposed no width, or an infinite one, it takes its ideal width: each line of the text on a line of its own;
/// - proposed less it wraps, and is as wide as its widest line then, but never wider than proposed. A word that doesn't
///   fit breaks between characters; at width zero each character has a line of its own;
/// - proposed less height than that takes it shows the lines that fit, the last of them truncated, and one at least;
/// - without text it has no size.
///
/// Sizes are whole points, unless the proposed width is not.
open class HostLabel: HostView {
  // In the order in which they take the least memory.
  private var storedText: String?
  /// The size without any limit, which answers most proposals; the width is negative until somebody asks.
  private var idealSize = HostLabel.unknownSize
  private var storedFont = HostFont.body
  private var storedAlignment = HostTextAlignment.natural
  private var storedMode = HostLineBreakMode.byTruncatingTail
  private var storedUnderline = false
  private var storedStrike = false
  private var storedColor: HostColor?
  private var storedLineLimit: Int32 = 0

  private static let unknownSize = CGSize(width: -1, height: 0)

  /// Makes a label with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  // MARK: Properties

  /// What the label shows; nil is the same as an empty text.
  public final var text: String? {
    get { storedText }
    set {
      guard newValue != storedText else { return }
      storedText = newValue
      contentDidChange()
    }
  }

  /// The font of the text: that of body text unless told.
  public final var font: HostFont {
    get { storedFont }
    set {
      guard newValue != storedFont else { return }
      storedFont = newValue
      contentDidChange()
    }
  }

  /// The colour of the text; nil draws it in ``HostColor/label``.
  public final var textColor: HostColor? {
    get { storedColor }
    set {
      guard newValue != storedColor else { return }
      storedColor = newValue
      setNeedsDisplay()
    }
  }

  /// Whether a line is drawn below the text; false unless told. It takes up no room.
  public final var isUnderlined: Bool {
    get { storedUnderline }
    set {
      guard newValue != storedUnderline else { return }
      storedUnderline = newValue
      setNeedsDisplay()
    }
  }

  /// Whether a line is drawn through the text; false unless told. It takes up no room.
  public final var isStruckThrough: Bool {
    get { storedStrike }
    set {
      guard newValue != storedStrike else { return }
      storedStrike = newValue
      setNeedsDisplay()
    }
  }

  /// How lines lie that are narrower than the label; matters for drawing only.
  public final var textAlignment: HostTextAlignment {
    get { storedAlignment }
    set {
      guard newValue != storedAlignment else { return }
      storedAlignment = newValue
      setNeedsDisplay()
    }
  }

  /// How many lines the label shows at most; 0, the default, for as many as there are. (`UILabel` starts with 1.)
  ///
  /// A negative number is reported to ``HostDiagnostics`` and counts as 0.
  public final var numberOfLines: Int {
    get { Int(storedLineLimit) }
    set {
      if newValue < 0 {
        HostDiagnostics.report(
          "A HostLabel can't show \(newValue) lines; it shows as many as there are. Set numberOfLines to 0 for that.")
      }
      let limit = Int32(clamping: max(newValue, 0))
      guard limit != storedLineLimit else { return }
      storedLineLimit = limit
      invalidateIntrinsicContentSize()
    }
  }

  /// How lines break, and what becomes of text for which there is no room: an ellipsis at the end unless told.
  public final var lineBreakMode: HostLineBreakMode {
    get { storedMode }
    set {
      guard newValue != storedMode else { return }
      storedMode = newValue
      invalidateIntrinsicContentSize()
    }
  }

  private func contentDidChange() {
    idealSize = HostLabel.unknownSize
    invalidateIntrinsicContentSize()
  }

  // MARK: Size

  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = knownIdealSize
    let lineHeight = storedFont.lineHeight
    let room = room(for: proposal, lineHeight: lineHeight)
    if room.width >= ideal.width && room.height >= ideal.height { return ideal }
    // A stack's question for the smallest size needs no look at the text.
    if room.width == 0 && room.height < 2 * lineHeight { return CGSize(width: 0, height: lineHeight) }
    return TextLayout.size(
      of: storedText ?? "", font: storedFont, width: room.width, lineLimit: lineLimit(room, lineHeight),
      lineBreakMode: storedMode)
  }

  /// The size of the whole text; zero without text.
  open override var intrinsicContentSize: CGSize { measure(.unspecified) }

  /// The lines that the label shows at a size, for whoever draws it.
  public final func textLayout(in size: CGSize) -> TextLayout {
    let lineHeight = storedFont.lineHeight
    let room = room(for: ProposedViewSize(size), lineHeight: lineHeight)
    return TextLayout(
      storedText ?? "", font: storedFont, width: room.width, lineLimit: lineLimit(room, lineHeight),
      lineBreakMode: storedMode)
  }

  private var knownIdealSize: CGSize {
    if idealSize.width < 0 { idealSize = TextLayout.idealSize(of: storedText ?? "", font: storedFont) }
    return idealSize
  }

  /// A proposal in plain numbers: infinite where it is open or not a number, at least one line high, and no higher than
  /// the line limit allows.
  private func room(for proposal: ProposedViewSize, lineHeight: CGFloat) -> CGSize {
    var width = proposal.width ?? .infinity
    var height = proposal.height ?? .infinity
    width = width.isNaN ? .infinity : max(width, 0)
    height = height.isNaN ? .infinity : max(height, lineHeight)
    if storedLineLimit > 0 { height = min(height, CGFloat(storedLineLimit) * lineHeight) }
    return CGSize(width: width, height: height)
  }

  private func lineLimit(_ room: CGSize, _ lineHeight: CGFloat) -> Int {
    let lines = room.height / lineHeight
    return lines < 1e15 ? Int(lines) : 0
  }

  open override func explicitAlignment(_ id: any AlignmentID.Type, in size: CGSize) -> CGFloat? {
    if let own = super.explicitAlignment(id, in: size) { return own }
    guard let storedText, !storedText.isEmpty else { return nil }
    if id == FirstTextBaselineID.self { return storedFont.ascender }
    if id == LastTextBaselineID.self { return size.height + storedFont.descender }
    return nil
  }

  // MARK: Drawing and printing

  /// Draws the lines from the top.
  open override func draw(into drawing: inout HostDrawing) {
    drawing.text(
      textLayout(in: bounds.size), in: bounds, font: storedFont, color: storedColor ?? drawing.labelColor,
      alignment: storedAlignment, isUnderlined: storedUnderline, isStruckThrough: storedStrike)
  }

  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.text = storedText ?? ""
    if storedFont != .body { description.add("font", storedFont) }
    if let storedColor { description.add("color", storedColor) }
    if storedUnderline { description.add("underlined") }
    if storedStrike { description.add("struck-through") }
    if storedLineLimit > 0 { description.add("lines", storedLineLimit) }
    if storedAlignment != .natural { description.add("alignment", storedAlignment) }
    if storedMode != .byTruncatingTail { description.add("breaks", storedMode) }
  }
}
