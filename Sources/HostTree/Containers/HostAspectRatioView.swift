public import Foundation

/// Offers its content a rectangle of a given shape, as ``AspectRatioLayout`` describes.
open class HostAspectRatioView: HostContainerView {
  /// The width as a part of the height; nil takes the content's ideal one.
  public final var ratio: CGFloat? {
    didSet {
      ratio = AspectRatioLayout(ratio: ratio, contentMode: contentMode).ratio
      if ratio != oldValue { layoutDidChange() }
    }
  }

  /// Whether the rectangle lies within what is offered or around it.
  public final var contentMode: ContentMode = .fit {
    didSet { if contentMode != oldValue { layoutDidChange() } }
  }

  /// Makes a container for a ratio of width to height.
  public convenience init(ratio: CGFloat?, contentMode: ContentMode) {
    self.init(frame: .zero)
    self.contentMode = contentMode
    self.ratio = AspectRatioLayout(ratio: ratio, contentMode: contentMode).ratio
  }

  override func runLayout(_ call: inout LayoutCall) {
    call.run(AspectRatioLayout(ratio: ratio, contentMode: contentMode))
  }

  /// Adds the layout's parameters, as far as they differ from the defaults.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let ratio { description.add("ratio", ratio) }
    description.add("contentMode", contentMode)
  }
}
