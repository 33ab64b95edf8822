public import Foundation

/// A view that displays read-only text, shaped like `UILabel` and sized as SwiftUI's `Text`:
/// - Proposed no width, or an infinite one, it takes its ideal width: it breaks lines only at line breaks in the text.
/// - Proposed less, it wraps and is as wide as its widest line, never wider than the proposal. A word that does not fit
///   breaks between characters; at width zero there is one character per line.
/// - Proposed less height than that needs, it shows the lines that fit, at least one, and truncates the last.
///
/// Without text the size is zero. Sizes are whole pixels, unless the proposed width is not. The ideal size is cached.
///
/// ```swift
/// let label = HostLabel()
/// label.text = "Good morning"
/// print(label.sizeThatFits(.unspecified).height, label.sizeThatFits(CGSize(width: 80, height: 100)).height)
/// // Prints "20.333333333333332 42.33333333333333"
/// ```
open class HostLabel: HostView {
  // Ordered for the smallest memory layout.
  private(set) var storedText: String?
  /// The size for an unspecified proposal, which answers most proposals; a negative width means not yet computed.
  private var idealSize = HostLabel.unknownSize
  private(set) var storedFont = HostFont.body
  private(set) var storedAlignment = HostTextAlignment.natural
  private(set) var storedMode = HostLineBreakMode.byTruncatingTail
  private(set) var storedUnderline = false
  private(set) var storedStrike = false
  /// Whether the text is of printable ASCII; known with the ideal size.
  private var isPrintable = true
  private(set) var storedColor: HostColor?
  private(set) var storedLineLimit: Int32 = 0
  private var extrasBox: TextExtrasBox?

  private static let unknownSize = CGSize(width: -1, height: 0)

  /// Creates an empty label with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.isAccessibilityElement)
    if type(of: self) == HostLabel.self { flags.formUnion([.knowsItsClass, .isOfKnownClass, .laysOutNothing]) }
    if !HostTypeface.isTest { flags.insert(.isText) }
  }

  // MARK: Properties

  /// The displayed text; nil is the same as an empty string.
  ///
  /// Setting it removes ``runs``.
  public final var text: String? {
    get { storedText }
    set {
      if extrasBox != nil, extras?.runs != nil { change { $0.runs = nil } }
      guard newValue != storedText else { return }
      storedText = newValue
      contentDidChange()
    }
  }

  /// The text as attributed runs; nil, the default, if it looks the same throughout.
  ///
  /// Setting it sets ``text`` to the joined runs and ``font`` to the one with the largest line height, which every line
  /// uses. Nil or an empty array keeps both.
  public final var runs: [HostTextRun]? {
    get { extras?.runs }
    set {
      guard newValue != extras?.runs else { return }
      guard let newValue, !newValue.isEmpty else { return change { $0.runs = nil } }
      storedText = newValue.map(\.text).joined()
      storedFont = newValue.largestFont ?? storedFont
      flags.insert(.hasOwnLooks)
      change { $0.runs = newValue }
    }
  }

  /// The font of the text. Defaults to the body font.
  public final var font: HostFont {
    get { storedFont }
    set {
      guard newValue != storedFont else { return }
      storedFont = newValue
      flags.insert(.hasOwnLooks)
      contentDidChange()
    }
  }

  /// The colour of the text; nil, the default, uses the inherited label colour, usually ``HostColor/label``.
  public final var textColor: HostColor? {
    get { storedColor }
    set {
      guard newValue != storedColor else { return }
      storedColor = newValue
      flags.insert(.hasOwnLooks)
      setNeedsDisplay()
    }
  }

  /// Whether the text is underlined. Defaults to false. Does not change the size.
  public final var isUnderlined: Bool {
    get { storedUnderline }
    set {
      guard newValue != storedUnderline else { return }
      storedUnderline = newValue
      flags.insert(.hasOwnLooks)
      setNeedsDisplay()
    }
  }

  /// Whether the text is struck through. Defaults to false. Does not change the size.
  public final var isStruckThrough: Bool {
    get { storedStrike }
    set {
      guard newValue != storedStrike else { return }
      storedStrike = newValue
      flags.insert(.hasOwnLooks)
      setNeedsDisplay()
    }
  }

  /// The horizontal alignment of lines narrower than the label. Defaults to `.natural`. Does not change the size.
  public final var textAlignment: HostTextAlignment {
    get { storedAlignment }
    set {
      guard newValue != storedAlignment else { return }
      storedAlignment = newValue
      flags.insert(.hasOwnLooks)
      setNeedsDisplay()
    }
  }

  /// The maximum number of lines; 0, the default, for no limit. (`UILabel` defaults to 1.)
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
      flags.insert(.hasOwnLooks)
      invalidateIntrinsicContentSize()
    }
  }

  /// How lines wrap, and where text that does not fit is truncated. Defaults to `.byTruncatingTail`.
  public final var lineBreakMode: HostLineBreakMode {
    get { storedMode }
    set {
      guard newValue != storedMode else { return }
      storedMode = newValue
      flags.insert(.hasOwnLooks)
      invalidateIntrinsicContentSize()
    }
  }

  /// The properties that few labels have; nil if all have their defaults. See `HostLabel+Extras.swift`.
  final var extras: TextExtras? { extrasBox?.extras }

  /// Whether only text, font, colour, alignment and line limit may differ from their defaults.
  package final var isPlain: Bool {
    extrasBox == nil && !storedUnderline && !storedStrike && storedMode == .byTruncatingTail
  }

  /// Whether all but the text surely is as in a new label.
  package final var isAsMade: Bool { rare == nil && flags.isDisjoint(with: [.hasOwnLooks, .isRedacted]) }

  final func change(_ change: (inout TextExtras) -> Void) {
    var new = extras ?? TextExtras()
    change(&new)
    guard new != extras ?? TextExtras() else { return }
    extrasBox = new == TextExtras() ? nil : TextExtrasBox(new)
    flags.insert(.hasOwnLooks)
    contentDidChange()
  }

  private func contentDidChange() {
    idealSize = HostLabel.unknownSize
    invalidateIntrinsicContentSize()
  }

  // MARK: Size

  override var spacingOfItsOwn: ViewSpacing { ViewSpacing(ofText: storedFont.pointSize) }

  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let extras { return specialSize(extras, proposal) }
    let ideal = knownIdealSize
    let lineHeight = storedFont.lineHeight
    let room = room(for: proposal, lineHeight: lineHeight, gap: storedFont.lineGap)
    if room.width >= ideal.width && room.height >= ideal.height {
      let width = LengthRange(from: ideal.width, includesUnspecified: true, vanishes: isPrintable)
      // The height counts as one line's at least.
      let least = ideal.height > lineHeight ? ideal.height : 0
      announce(ProposalRange(width: width, height: LengthRange(from: least, includesUnspecified: true)))
      return ideal
    }
    // Stacks ask for the smallest size: it can be answered without breaking lines.
    if room.width == 0, let size = smallestSize(room, lineHeight) { return size }
    let layout = TextLayout.measure(
      storedText ?? "", font: storedFont, width: room.width,
      lineLimit: lineLimit(room, lineHeight, gap: storedFont.lineGap),
      lineBreakMode: storedMode)
    if let widths = layout.widths {
      // Sums of widths and quotients of heights are rounded. The height counts as one line's at least.
      let width = LengthRange(from: widths.lowerBound, to: widths.upperBound - 0.001, includesUnspecified: false)
      let least = layout.size.height > lineHeight ? layout.size.height + 0.001 : 0
      announce(ProposalRange(width: width, height: LengthRange(from: least, includesUnspecified: true)))
    }
    return layout.size
  }

  /// The size of the text without wrapping; zero without text.
  open override var intrinsicContentSize: CGSize { measure(.unspecified) }

  /// The lines that the label shows at a size, for renderers; computed again at each call.
  public final func textLayout(in size: CGSize) -> TextLayout {
    if let extras { return specialLayout(extras, ProposedViewSize(size)).0 }
    let lineHeight = storedFont.lineHeight
    let room = room(for: ProposedViewSize(size), lineHeight: lineHeight, gap: storedFont.lineGap)
    return TextLayout(
      storedText ?? "", font: storedFont, width: room.width,
      lineLimit: lineLimit(room, lineHeight, gap: storedFont.lineGap),
      lineBreakMode: storedMode)
  }

  private var knownIdealSize: CGSize {
    @inline(__always) get {
      if idealSize.width < 0 { findIdealSize() }
      return idealSize
    }
  }

  @inline(never)
  private func findIdealSize() {
    (idealSize, isPrintable) = TextLayout.ideal(of: storedText ?? "", font: storedFont)
  }

  open override func explicitAlignment(_ id: any AlignmentID.Type, in size: CGSize) -> CGFloat? {
    if let own = super.explicitAlignment(id, in: size) { return own }
    let isFirst = id == FirstTextBaselineID.self
    guard isFirst || id == LastTextBaselineID.self, storedText?.isEmpty == false else { return nil }
    let (lineHeight, ascent) = extras?.lineMetrics(storedFont) ?? (storedFont.lineHeight, storedFont.ascender)
    return isFirst ? ascent : size.height - lineHeight + ascent
  }

  /// Takes touches on a link.
  open override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent?) {
    if !takesTouch(touches) { super.touchesBegan(touches, with: event) }
  }
  /// Opens the link on which the touch began, if the finger is lifted from it.
  open override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent?) {
    if !endsTouch(touches) { super.touchesEnded(touches, with: event) }
  }

  // MARK: Drawing and printing

  /// Draws the lines from the top edge, in the text colour.
  open override func draw(into drawing: inout HostDrawing) {
    if let extras { return draw(extras, into: &drawing) }
    drawing.text(
      textLayout(in: bounds.size), in: bounds, font: storedFont, color: storedColor ?? drawing.labelColor,
      alignment: storedAlignment, isUnderlined: storedUnderline, isStruckThrough: storedStrike)
  }

  /// Lines that have room are not laid out again to find out where they are.
  override var drawsBeyondBounds: Bool {
    let size = bounds.size
    if extrasBox == nil, type(of: self) == HostLabel.self, contentPaint == nil, size.height >= storedFont.lineHeight,
      size.width >= knownIdealSize.width || size.width >= 2 * storedFont.pointSize
    {
      return false
    }
    return super.drawsBeyondBounds
  }

  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.text = storedText ?? ""
    if description.keepsProperties { describeLooks(into: &description) }
  }

  /// True: the lines of text follow from the width.
  override var keepsSizeWhileSliding: Bool { true }

  override class var namedProperties: [(String, AnyKeyPath)] {
    super.namedProperties + [
      ("lineSpacing", \HostLabel.lineSpacing),
      ("kern", \HostLabel.kern),
      ("numberOfLines", \HostLabel.numberOfLines),
      ("minimumScaleFactor", \HostLabel.minimumScaleFactor),
    ]
  }
}
