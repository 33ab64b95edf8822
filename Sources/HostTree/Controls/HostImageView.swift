public import Foundation

/// Shows a picture, or nothing while it has none.
///
/// The picture keeps its own size unless it ``isResizable``. Symbols and other templates are drawn in the
/// ``HostView/tintColor``; a symbol that does not exist is reported to ``HostDiagnostics`` and drawn as a box.
open class HostImageView: HostView {
  /// How a picture fills more room than it has.
  public enum ResizingMode: UInt8, Sendable {
    /// It is repeated; it is stretched.
    case tile, stretch
  }

  /// How pixels are made up between those of a picture.
  public enum Interpolation: UInt8, Sendable {
    /// Not at all; quickly; as usual; as well as can be.
    case none, low, medium, high
  }

  private var storedImage: HostImage?
  private var storedIsResizable = false

  /// The picture; nil shows nothing.
  public final var image: HostImage? {
    get { storedImage }
    set {
      guard newValue != storedImage else { return }
      let sizeChanges = newValue?.size != storedImage?.size
      storedImage = newValue
      if sizeChanges { invalidateIntrinsicContentSize() }
      setNeedsDisplay()
      if let newValue, newValue.isSymbol { HostSymbol.reportIfUnknown(newValue.name) }
    }
  }

  /// How a resizable picture fills its room; stretched unless told. For whoever has its pixels.
  public final var resizingMode = ResizingMode.stretch {
    didSet { if resizingMode != oldValue { setNeedsDisplay() } }
  }

  /// The edges of a resizable picture that keep their size, in points. For whoever has its pixels.
  public final var capInsets = EdgeInsets() {
    didSet { if capInsets != oldValue { setNeedsDisplay() } }
  }

  /// How pixels are made up; as usual unless told. For whoever has them.
  public final var interpolation = Interpolation.medium {
    didSet { if interpolation != oldValue { setNeedsDisplay() } }
  }

  /// Whether a template without a ``HostView/tintColor`` of its own has the colour of texts instead of the tint around;
  /// false unless told.
  public final var goesWithText = false {
    didSet { if goesWithText != oldValue { setNeedsDisplay() } }
  }

  /// Whether edges are smooth; true unless told. For whoever has the pixels.
  public final var isAntialiased = true {
    didSet { if isAntialiased != oldValue { setNeedsDisplay() } }
  }

  /// Whether the picture is stretched to the size that is proposed; false unless told.
  public final var isResizable: Bool {
    get { storedIsResizable }
    set {
      guard newValue != storedIsResizable else { return }
      storedIsResizable = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// Makes an image view of the size of its picture.
  public convenience init(image: HostImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    storedImage = image
    if let image, image.isSymbol { HostSymbol.reportIfUnknown(image.name) }
  }

  /// The picture's size; a resizable picture takes what is proposed, and its own size where that is open.
  ///
  /// Without a picture the size is zero.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let storedImage else { return .zero }
    return storedIsResizable ? proposal.replacingUnspecifiedDimensions(by: storedImage.size) : storedImage.size
  }

  /// The picture's size; zero without one.
  open override var intrinsicContentSize: CGSize { storedImage?.size ?? .zero }

  /// A symbol stands beside letters as if it were one: see ``HostImage/baselineOffsetFromBottom``.
  open override func explicitAlignment(_ id: any AlignmentID.Type, in size: CGSize) -> CGFloat? {
    if let own = super.explicitAlignment(id, in: size) { return own }
    guard !storedIsResizable, let offset = storedImage?.baselineOffsetFromBottom,
      id == FirstTextBaselineID.self || id == LastTextBaselineID.self
    else { return nil }
    return size.height - offset
  }

  /// Draws the picture over the whole view.
  open override func draw(into drawing: inout HostDrawing) {
    guard let storedImage else { return }
    let place =
      storedIsResizable
      ? bounds
      : CGRect(
        x: bounds.midX - storedImage.size.width / 2, y: bounds.midY - storedImage.size.height / 2,
        width: storedImage.size.width, height: storedImage.size.height)
    let isTinted = rare?.tintColor != nil || !goesWithText
    drawing.image(storedImage, in: place, tint: isTinted ? drawing.tintColor : drawing.labelColor)
  }

  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let storedImage { description.add(storedImage.isSymbol ? "symbol" : "image", storedImage) }
    if storedIsResizable { description.add("resizable") }
    if resizingMode != .stretch { description.add("resizing", resizingMode) }
    if capInsets != EdgeInsets() { description.add("capInsets", capInsets) }
    if interpolation != .medium { description.add("interpolation", interpolation) }
    if !isAntialiased { description.add("antialiased", false) }
    if let mode = storedImage?.renderingMode, mode != .automatic { description.add("rendering", mode) }
  }
}
