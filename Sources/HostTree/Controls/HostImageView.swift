public import Foundation

/// A view that displays an image, as `UIImageView`; empty while it has none.
///
/// ```swift
/// let view = HostImageView(image: HostImage(systemName: "star.fill"))
/// view.sizeToFit()
/// print(view.treeDescription())
/// // Prints "HostImageView (0, 0, 20 x 20) symbol=star.fill"
/// ```
///
/// The image keeps its own size unless ``isResizable``. Symbols and other template images are drawn in the
/// ``HostView/tintColor``; an unknown symbol is reported to ``HostDiagnostics`` and drawn as a box.
open class HostImageView: HostView {
  /// How a resizable image fills a size other than its own.
  public enum ResizingMode: UInt8, Sendable {
    /// `tile` repeats the image; `stretch` scales it.
    case tile, stretch
  }

  /// The quality of scaling, for renderers that draw pixels.
  public enum Interpolation: UInt8, Sendable {
    /// From no interpolation (nearest pixel) to the best quality.
    case none, low, medium, high
  }

  private var storedImage: HostImage?
  private var storedIsResizable = false
  /// The effects on a symbol; nil until there is one.
  final var symbolRuns: SymbolRuns?

  /// The displayed image; nil, the default, for none.
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

  /// How a resizable image fills the view. Defaults to `.stretch`. Used by renderers that draw pixels.
  public final var resizingMode = ResizingMode.stretch {
    didSet { if resizingMode != oldValue { setNeedsDisplay() } }
  }

  /// The edges of a resizable image that are not scaled, in points. Defaults to zero.
  ///
  /// Used by renderers that draw pixels.
  public final var capInsets = EdgeInsets() {
    didSet { if capInsets != oldValue { setNeedsDisplay() } }
  }

  /// The quality of scaling. Defaults to `.medium`. Used by renderers that draw pixels.
  public final var interpolation = Interpolation.medium {
    didSet { if interpolation != oldValue { setNeedsDisplay() } }
  }

  /// Whether a template image has the colour of texts instead of the inherited tint. Defaults to false.
  ///
  /// A ``HostView/tintColor`` of its own takes precedence.
  public final var goesWithText = false {
    didSet { if goesWithText != oldValue { setNeedsDisplay() } }
  }

  /// Whether edges are antialiased. Defaults to true. Used by renderers that draw pixels.
  public final var isAntialiased = true {
    didSet { if isAntialiased != oldValue { setNeedsDisplay() } }
  }

  /// The accessibility label that the image brings along; nil for none. Another one on the host takes precedence.
  package final var labelOfImage: String? {
    didSet { if labelOfImage != oldValue, accessibilityLabel == oldValue { accessibilityLabel = labelOfImage } }
  }

  /// Whether the image says nothing to assistive tools. The host's own property takes precedence.
  package final var isDecorative = false {
    didSet {
      if isDecorative != oldValue, accessibilityElementsHidden == oldValue {
        accessibilityElementsHidden = isDecorative
      }
    }
  }

  /// Whether the image is scaled to the proposed size, as SwiftUI's `resizable()`. Defaults to false.
  public final var isResizable: Bool {
    get { storedIsResizable }
    set {
      guard newValue != storedIsResizable else { return }
      storedIsResizable = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// In the middle, at its own size; in UIKit, an image is scaled to the bounds by default. Not used if the image
  /// ``isResizable``.
  override var defaultContentMode: ContentMode { .center }

  /// Creates an image view at the origin with the size of its image; zero without one.
  public convenience init(image: HostImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    storedImage = image
    if let image, image.isSymbol { HostSymbol.reportIfUnknown(image.name) }
  }

  /// The size of the image; if ``isResizable`` the proposal, with the image's size in each unspecified dimension.
  ///
  /// Zero without an image.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let storedImage else { return .zero }
    return storedIsResizable ? proposal.replacingUnspecifiedDimensions(by: storedImage.size) : storedImage.size
  }

  /// The size of the image; zero without one.
  open override var intrinsicContentSize: CGSize { storedImage?.size ?? .zero }

  /// The text baselines of a symbol, so that it aligns with letters: see ``HostImage/baselineOffsetFromBottom``.
  open override func explicitAlignment(_ id: any AlignmentID.Type, in size: CGSize) -> CGFloat? {
    if let own = super.explicitAlignment(id, in: size) { return own }
    guard !storedIsResizable, let offset = storedImage?.baselineOffsetFromBottom,
      id == FirstTextBaselineID.self || id == LastTextBaselineID.self
    else { return nil }
    return size.height - offset
  }

  /// Draws the image: over the whole bounds if ``isResizable``, else by the ``HostView/contentMode``.
  open override func draw(into drawing: inout HostDrawing) {
    guard let storedImage else { return }
    let place = storedIsResizable ? bounds : contentMode.place(of: storedImage.size, in: bounds)
    if storedIsResizable, resizingMode == .tile, storedImage.picture != nil, capInsets == EdgeInsets() {
      let tint = rare?.tintColor != nil || !goesWithText ? drawing.tintColor : drawing.labelColor
      return drawing.fill(Path(bounds), with: .image(HostImagePaint(storedImage, tint: tint)), in: bounds)
    }
    let isTinted = rare?.tintColor != nil || !goesWithText
    drawing.image(storedImage, in: place, tint: isTinted ? drawing.tintColor : drawing.labelColor)
  }

  /// Moves a symbol by its effects.
  open override func frameDidBegin() {
    super.frameDidBegin()
    advanceSymbol()
  }

  /// Effects on a symbol restart in another window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    symbolDidMoveToWindow()
  }

  /// The look of a symbol by its effects.
  open override var drawingEffects: [HostDrawing.Effect] {
    symbolRuns.map { $0.effects(in: bounds) } ?? super.drawingEffects
  }

  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let storedImage { description.add(storedImage.isSymbol ? "symbol" : "image", storedImage) }
    if storedIsResizable { description.add("resizable") }
    if resizingMode != .stretch { description.add("resizing", resizingMode) }
    if capInsets != EdgeInsets() { description.add("capInsets", capInsets) }
    if interpolation != .medium { description.add("interpolation", interpolation) }
    if !isAntialiased { description.add("antialiased", false) }
    if let symbolRuns, !symbolRuns.names.isEmpty { description.add("effects", symbolRuns.names) }
    if let mode = storedImage?.renderingMode, mode != .automatic { description.add("rendering", mode) }
  }
}
