public import Foundation

/// Shows a picture, or nothing while it has none.
///
/// The picture keeps its own size unless it ``isResizable``.
open class HostImageView: HostView {
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
    }
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

  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let storedImage { description.add(storedImage.isSymbol ? "symbol" : "image", storedImage) }
    if storedIsResizable { description.add("resizable") }
  }
}
